// Who sees what in the small portal of tests/checks/base, against a count over all its possible people, one by one.
import { describe, expect, it } from 'vitest'
import { everybodyText } from '#tools/portal/everybody.ts'
import { whoSeesText } from '#tools/portal/who-sees.ts'
import { base, broken, compiled } from '../../checks/broken-config.ts'

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

const told = (subject: string) => whoSeesText(resolved, subject)
const names = (subject: string) => ((told(subject)?.data ?? []) as { name: string }[]).map(({ name }) => name)

describe('A product owner who explains a thing and names nobody', () => {
  it.each<[string, (p: Fact) => boolean]>([
    ['family', (p) => p.session === 'normal' && hasChildren(p)],
    ['/planner?from=menu', (p) => p.session === 'normal' && p['flag.planner'] === 'true'],
    ['shared/home', (p) => p.session === 'shared' && p.area === 'default'],
  ])('%s: reads as many combinations as there are', (subject, holds) => {
    const expected = everybody.filter((p) => isPossible(p) && holds(p)).length
    expect(expected).toBeGreaterThan(0)
    expect(told(subject)?.text).toContain(`\n  ${expected.toLocaleString('en-GB')} combinations of facts`)
  })

  it('reads who they are, where it is written, and which example people are among them and which are not', () => {
    expect(told('shared/home')?.text.split('\n').slice(0, 3)).toEqual([
      'shared/home (“Home”) is seen by people with session shared, area default.  config/menus/shared.json:6',
      '  1 of 2 example people: viewer',
      '  not: client',
    ])
  })

  it.each([
    ['an address', '/family', ['family']],
    ['an id', 'family', ['family']],
    ['a path', 'main/planner', ['main/planner']],
    ['a context', 'context shared', ['context shared']],
    [
      'a label, of every place that has it, in capitals or not',
      'your FAMILY',
      ['family', 'account-details/family', 'main/papers/family'],
    ],
    ['a part of a label', 'famil', ['family', 'account-details/family', 'main/papers/family']],
    ['nothing that there is', 'pension of nobody', []],
    ['an address that nothing takes', '/nowhere', ['not-found']],
  ])('finds it by %s', (_, subject, expected) => {
    expect(names(subject)).toEqual(expected)
  })
})

/** Reads the text of everybody: has somebody with these facts what the line of these words says? */
function reader(text: string) {
  const lines = text.trimEnd().split('\n')
  const rules = new Map(
    lines.flatMap((line): [string, [string, [string[], string][]]][] => {
      const [, name, fact, rest] = /^([0-9a-f]{12}) (\S+): (.*)$/.exec(line) ?? []
      const ways = rest?.split(', ').map((way): [string[], string] => {
        const [values = '', next = ''] = way.split(' ')
        return [values.split('|'), next]
      })
      return name === undefined ? [] : [[name, [fact!, ways!]]]
    }),
  )
  const has = (people: string, p: Fact): boolean => {
    const rule = rules.get(people)
    if (!rule) return people === 'all'
    const [fact, ways] = rule
    return has(ways.find(([values]) => values.includes(p[fact]!))![1], p)
  }
  return (words: string, p: Fact) =>
    has(
      lines
        .find((line) => line.startsWith(`${words} `))!
        .split(' ')
        .at(-1)!,
      p,
    )
}

describe('What everybody sees, as text', () => {
  const text = everybodyText(resolved)

  it.each<[string, (p: Fact) => boolean]>([
    ['open family', (p) => p.session === 'normal' && hasChildren(p)],
    ['see shared/home', (p) => p.session === 'shared' && p.area === 'default'],
    ['see user-icon', (p) => p.session !== 'anonymous' && p.platform === 'pwa'],
    ['see home/tasks', (p) => p.session === 'normal'],
    ['have context visitor', (p) => p.session === 'anonymous' && p.area !== 'download'],
  ])('%s: says of each combination of facts whether somebody has it', (words, holds) => {
    const has = reader(text)
    const wrong = everybody.filter((p) => has(words, p) !== (isPossible(p) && holds(p)))
    expect(wrong).toEqual([])
  })

  it('begins with the number of its form, and says where an entry leads', () => {
    expect(text.split('\n')[0]).toBe('everybody 1')
    expect(text).toMatch(/^see shared\/home \["Home",\{"route":"home","params":\[\]\}\] [0-9a-f]{12}$/m)
  })

  it('stays the same where the same people are written differently, and tells by one line where somebody gains', () => {
    const written = (replace: string) =>
      everybodyText(
        compiled(
          broken([
            {
              file: 'config/footer.json',
              find: '"when": { "is": "signed-in" }',
              replace: `"when": ${replace}`,
            },
          ]),
        ).resolved!,
      )
    expect(written('{ "session": ["shared", "normal"] }')).toBe(text)
    const things = (of: string) => of.split('\n').filter((line) => /^(see|open|have) /.test(line))
    const gained = things(written('{ "platform": ["web", "pwa"] }')).filter((line) => !text.includes(line))
    expect(gained.map((line) => line.split(' ')[1])).toEqual(['footer/company/app'])
  })
})
