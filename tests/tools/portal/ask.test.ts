// Answers about the small portal of tests/checks/base, against a count over all its possible people, one by one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { ask } from '#tools/portal/ask/ask.ts'
import { base, compiled } from '../../checks/broken-config.ts'
import { portal, remove, startAgain } from './small-portal.ts'

const linked = compiled(base).linked!
type Fact = Record<string, string>

const everybody = linked.vocabulary.facts.reduce<Fact[]>(
  (all, { id, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [id]: value }))),
  [{}],
)

/** The invariants of the small portal, in code of this test's own. */
function isPossible(p: Fact): boolean {
  if (p.session === 'anonymous')
    return p.member === 'none' && p['own-member'] === 'none' && p.grants === 'no-access' && !hasChildren(p)
  if (p.member === 'none' || p['own-member'] === 'none') return false
  if (p.session === 'normal') return p.member === p['own-member']
  return p.grants === 'shared-access'
}
const hasChildren = (p: Fact) => p['has-children'] === 'true'
const isOn = (p: Fact) => p['flag.planner'] === 'true'
const isHere = (p: Fact) => p.area === 'default'

describe('A product owner who asks', () => {
  it.each<[string, (p: Fact) => boolean]>([
    ['who can open family?', (p) => p.session === 'normal' && hasChildren(p)],
    ['who can open documents but not /messages', (p) => p.session === 'shared'],
    [
      'who sees main/planner and not tab-bar/messages',
      // With the flag off, the entry leads to the older app.
      (p) => p.session === 'normal' && p.member === 'client' && isHere(p) && p.platform === 'web',
    ],
    [
      'who is has-children=true or (is member=registered and not platform=pwa)',
      (p) => hasChildren(p) || (p.member === 'registered' && p.platform !== 'pwa'),
    ],
    [
      'who can open planner or sees shared/home',
      (p) => (p.session === 'normal' && isOn(p)) || (p.session === 'shared' && isHere(p)),
    ],
  ])('%s: reads as many combinations as there are', (question, holds) => {
    const expected = everybody.filter((p) => isPossible(p) && holds(p)).length
    expect(expected).toBeGreaterThan(0)
    expect(ask(linked, question).combinations).toBe(expected)
  })

  it('reads people in words, personas and the smallest example', () => {
    expect(ask(linked, 'who can open documents but not messages')).toEqual({
      question: 'who can open documents but not messages',
      lines: [
        'people with session shared.',
        expect.stringMatching(/^[\d,]+ combinations of facts; personas viewer\.$/),
        'The smallest example: people with session shared.',
      ],
      combinations: expect.any(Number),
      personas: ['viewer'],
    })
    expect(ask(linked, 'who is session=anonymous and has member=client').lines).toEqual(['Nobody.'])
  })

  it('reads in which situation a persona is among them, as --as takes it', () => {
    const shipped = compile(readConfigFolder(), readProduct()).linked!
    expect(ask(shipped, 'who is session=delegated').personas).toEqual([
      'delegate/acting-for-rose-lin',
      'delegate-pwa/acting-for-edith-cole',
      'multiple-access/acting-for-anna-bell',
    ])
    expect(ask(shipped, 'who is grants=delegated-access').personas).toEqual(['delegate', 'delegate-pwa'])
  })

  it('reads which pages no menu leads to, and how people get there', () => {
    const { lines } = ask(linked, 'which pages can nobody reach by a menu')
    expect(lines).toContain('not-found *: from any address that does not exist')
    expect(lines.join('\n')).not.toContain('documents /documents')
  })

  it('reads what somebody alone has, and never has', () => {
    const { lines } = ask(linked, 'what is different for session=shared')
    expect(lines).toContain('+ only they have shared/home')
    expect(lines).toContain('− they never have the page messages')
  })

  it.each([
    ['who can open documnets', 'No page is called "documnets". Did you mean "documents"?'],
    ['who sees main/planer', 'Nothing to see is called "main/planer". Did you mean "main/planner"?'],
    ['who is sesion=normal', 'No fact is called "sesion". Did you mean "session"?'],
    ['who can open (documents', 'A "(" has no ")".'],
    ['who documents', '"documents": say what they do'],
    ['who can open', 'The question ends too early.'],
    ['how many', 'This question cannot be read.\nAsk, for example:\n  who can open'],
  ])('reads what is wrong with "%s"', (question, sentence) => {
    expect(() => ask(linked, question)).toThrow(sentence)
  })
})

describe('A product owner who asks at the terminal', { timeout: 60_000 }, () => {
  beforeAll(startAgain)
  afterAll(remove)

  it.each([
    [
      'who can open documnets but not messages',
      `  who can open documnets but not messages
               ^^^^^^^^^
No page is called "documnets". Did you mean "documents"?
`,
    ],
    [
      'who is member=client and (sees main/planer or is session=shared)',
      `  who is member=client and (sees main/planer or is session=shared)
                                 ^^^^^^^^^^^
Nothing to see is called "main/planer". Did you mean "main/planner"?
`,
    ],
    [
      'who can open',
      `  who can open
              ^
The question ends too early.
Ask, for example:
`,
    ],
  ])('reads under "%s" where it is wrong', (question, shown) => {
    const { code, out, err } = portal('ask', question)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.slice(0, shown.length)).toBe(shown)
  })

  it('may leave the quotes out', () => {
    expect(portal('ask', 'what', 'is', 'different', 'for', 'sesion=shared').err).toBe(
      `  what is different for sesion=shared
                        ^^^^^^^^^^^^^
No fact is called "sesion". Did you mean "session"?
`,
    )
  })
})
