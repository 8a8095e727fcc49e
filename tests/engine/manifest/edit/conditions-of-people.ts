// Drawn conditions over three facts of the small portal, and who meets them, read off their words.
import fc from 'fast-check'
import type { When } from '#manifest/read/types.gen.ts'

type Person = Record<string, string>
const values = { os: ['ios', 'other'], platform: ['web', 'pwa'], member: ['none', 'client', 'registered'] }

/** One for each combination of values. */
export const everybody = Object.entries(values).reduce<Person[]>(
  (all, [fact, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [fact]: value }))),
  [{}],
)

/** Does a person meet a condition? `shared` are the conditions that "is" names. */
export const meets = (when: When, person: Person, shared: Record<string, When> = {}): boolean =>
  Object.entries(when).every(([key, value]) => {
    if (key === 'not') return !meets(value as When, person, shared)
    if (key === 'anyOf') return (value as When[]).some((each) => meets(each, person, shared))
    if (key === 'allOf') return (value as When[]).every((each) => meets(each, person, shared))
    if (key === 'is') return [value].flat().every((name) => meets(shared[String(name)]!, person, shared))
    return [value].flat().map(String).includes(person[key]!)
  })

/** A clause for each fact. */
export const facts = Object.fromEntries(
  Object.entries(values).map(([fact, each]) => [fact, fc.subarray(each, { minLength: 1 })]),
)

/** Conditions of these clauses, this deep. */
export const anyWhen = (
  clauses: Record<string, fc.Arbitrary<unknown>>,
  depth: number,
): fc.Arbitrary<When> => {
  const inside = () => anyWhen(clauses, depth - 1)
  const list = () => fc.array(inside(), { minLength: 1, maxLength: 3 })
  const nested = depth === 0 ? {} : { not: inside(), anyOf: list(), allOf: list() }
  const drawn = fc.record({ ...clauses, ...nested }, { requiredKeys: [] })
  return drawn.filter((when) => Object.keys(when).length > 0) as fc.Arbitrary<When>
}
