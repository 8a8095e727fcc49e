// Who sees what in the small portal of tests/checks/base, against a count over all its possible people, one by one.
import { describe, expect, it } from 'vitest'
import { whoSeesText } from '#tools/portal/who-sees.ts'
import { base, compiled } from '../../checks/broken-config.ts'

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
