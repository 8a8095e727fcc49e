// Answers about the small portal of tests/checks/base, against a count over all its possible people, one by one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { ask } from '#tools/portal/ask/ask.ts'
import { base, compiled } from '../../checks/broken-config.ts'
import { portal, remove, startAgain } from './small-portal.ts'

const resolved = compiled(base).resolved!
type Fact = Record<string, string>

const everybody = resolved.vocabulary.facts.reduce<Fact[]>(
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
    expect(ask(resolved, question).combinations).toBe(expected)
  })

  it('reads people in words, personas and the smallest example', () => {
    expect(ask(resolved, 'who can open documents but not messages')).toEqual({
      question: 'who can open documents but not messages',
      lines: [
        'people with session shared.',
        expect.stringMatching(/^[\d,]+ combinations of facts; personas viewer\.$/),
        'The smallest example: people with session shared.',
      ],
      combinations: expect.any(Number),
      personas: ['viewer'],
    })
    expect(ask(resolved, 'who is session=anonymous and has member=client').lines).toEqual(['Nobody.'])
  })

  it('reads in which situation a persona is among them, as --as takes it', () => {
    const shipped = compile(readConfigFolder(), readProduct()).resolved!
    expect(ask(shipped, 'who is session=delegated').personas).toEqual([
      'delegate/acting-for-rose-lin',
      'delegate-pwa/acting-for-edith-cole',
      'multiple-access/acting-for-anna-bell',
    ])
    expect(ask(shipped, 'who is grants=delegated-access').personas).toEqual(['delegate', 'delegate-pwa'])
  })

  it('reads which pages no menu leads to, and how people get there', () => {
    const { lines } = ask(resolved, 'which pages can nobody reach by a menu')
    expect(lines).toContain('not-found *: from any address that does not exist')
    expect(lines.join('\n')).not.toContain('documents /documents')
  })

  it('reads what somebody alone has, and never has', () => {
    const { lines } = ask(resolved, 'what is different for session=shared')
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
    expect(() => ask(resolved, question)).toThrow(sentence)
  })
})

describe('A person who asks in plain words', () => {
  const linesOf = (question: string) => ask(resolved, question).lines

  it('reads who sees something by its last name or its label', () => {
    const byPath = ask(resolved, 'who sees main/planner')
    expect(ask(resolved, 'who can see the planner').lines).toEqual(byPath.lines)
    expect(ask(resolved, 'who can see Planner').lines).toEqual(byPath.lines)
  })

  it('reads who is a client, a viewer, signed in', () => {
    expect(linesOf('who is a client')).toEqual(linesOf('who is member=client'))
    expect(linesOf('who is shared')).toEqual(linesOf('who is session=shared'))
    expect(linesOf('who is signed-in')).toEqual(linesOf('who is is=signed-in'))
    expect(linesOf('who cannot open messages')).toEqual(linesOf('who is (not session=normal)'))
  })

  it.each([
    ['can a viewer open documents', ['Yes, all of them.']],
    ['can viewers open messages?', ['No, none of them.']],
    [
      'can a client see main/planner',
      ['Some of them:', expect.stringContaining('people with session normal')],
    ],
    ['does everybody see footer/company/about', ['Yes, all of them.']],
    ['why can’t a viewer open messages', ['npm run portal -- explain messages --as viewer']],
    [
      'which pages can a viewer open',
      [
        ...['home /home', 'documents /documents', 'conversation /conversations/:id'],
        ...['files /conversations/:id/files', 'download /download', 'guides /guides/*', 'not-found *'],
        'signing-in /signing-in',
      ],
    ],
    [
      'what can a visitor open',
      ['download /download', 'guides /guides/*', 'not-found *', 'signing-in /signing-in'],
    ],
    ['which entries depend on flag planner', ['the page planner']],
    ['what depends on has-children', ['the page family', 'account-details/family', 'main/papers/family']],
  ])('%s: reads the answer', (question, lines) => {
    expect(linesOf(question).slice(0, Math.max(lines.length, 1))).toEqual(lines)
  })

  it('reads what somebody lacks', () => {
    const lines = linesOf('what does a viewer lack')
    expect(lines).toContain('− the page messages')
    expect(lines).not.toContain('− the page documents')
  })

  it.each([
    ['who can open documnets but not messages', '\nAsk: who can open documents but not messages'],
    [
      'can a veiwer open documents',
      'Nobody is called "veiwer". Did you mean "viewer"?\nAsk: can a viewer open documents',
    ],
    ['which entries depend on flag planer', '\nAsk: which entries depend on flag planner'],
    ['how many people look at documnets', 'Ask, for example:\n  who can open documents\n'],
    ['show me viewers of main/planner', 'Ask, for example:\n  who can see main/planner\n'],
    ['is planner on', 'Ask, for example:\n  which entries depend on flag planner\n'],
  ])('%s: reads the nearest question that has an answer', (question, near) => {
    expect(() => ask(resolved, question)).toThrow(near)
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
  ])('reads under "%s" where it is wrong', async (question, shown) => {
    const { code, out, err } = await portal('ask', question)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.slice(0, shown.length)).toBe(shown)
  })

  it('may leave the quotes out', async () => {
    expect((await portal('ask', 'what', 'is', 'different', 'for', 'sesion=shared')).err).toBe(
      `  what is different for sesion=shared
                        ^^^^^^^^^^^^^
No fact is called "sesion". Did you mean "session"?
Ask: what is different for session=shared
`,
    )
  })

  it('reads what is wrong as JSON where JSON is asked for', async () => {
    for (const words of [
      ['ask', 'who can open documnets'],
      ['explain'],
      ['nonsense'],
      ['menus', '--as', 'nobody'],
    ]) {
      const { code, out, err } = await portal(...words, '--json')
      expect({ code, err }).toEqual({ code: 2, err: '' })
      expect(JSON.parse(out)).toEqual({ error: expect.stringMatching(/./) })
    }
  })
})
