// portal menus --everybody: what everybody sees, opens and has, as text that stays the same while that does. The form of the
// text is frozen under its number, so that the text of one engine can be held against that of another.
import { createHash } from 'node:crypto'
import { leadsOf } from '#manifest/change/object-effects.ts'
import { cofactor, intersect, type Cover } from '#manifest/conditions/cover.ts'
import type { Vocabulary } from '#manifest/conditions/vocabulary.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { thingsIn } from './things.ts'

const FORM = 1

/**
 * A line for each thing, with a name of the people who have it: the same name is the same people, in whatever order conditions
 * name them. Then a line for each name: the fact that is asked, and for its values the name of those who are left, "all" or "none".
 */
export function everybodyText(resolved: Resolved): string {
  const { vocabulary, possible } = resolved
  const people = namesOfPeople(vocabulary)
  const entries = new Map(entriesOf(resolved).map(({ path, item }) => [path, item]))
  const things = thingsIn(resolved).map(({ name, called, verb, people: those }) => {
    const item = entries.get(name)
    // Only what the firm says: the words of an engine may change.
    const said = verb === 'open' ? [called] : item ? [JSON.stringify([item.label, leadsOf(item.target)])] : []
    return [verb, name, ...said, people.nameOf(intersect(those, possible))].join(' ')
  })
  return [`everybody ${FORM}`, ...things, ...people.lines(), ''].join('\n')
}

/** Decision diagrams over the facts in the order of their names: there is one for each set of people. */
function namesOfPeople({ facts }: Vocabulary) {
  const byName = facts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const lines = new Map<string, string>()
  const known = new Map<string, string>()
  const nameOf = (people: Cover, next = 0): string => {
    if (people.length === 0) return 'none'
    if (people.some((cube) => cube.length === 0)) return 'all'
    const key = `${next} ${JSON.stringify(people)}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { id, index, values } = byName[next]!
    const left = Map.groupBy(values.keys(), (bit) => nameOf(cofactor(people, index, 1 << bit), next + 1))
    const name = left.size === 1 ? [...left.keys()][0]! : keep(id, values, left)
    known.set(key, name)
    return name
  }
  const keep = (id: string, values: readonly string[], left: ReadonlyMap<string, readonly number[]>) => {
    const parts = [...left].map(
      ([name, bits]) =>
        `${bits
          .map((bit) => values[bit]!)
          .toSorted()
          .join('|')} ${name}`,
    )
    const line = `${id}: ${parts.toSorted().join(', ')}`
    const name = createHash('sha256').update(line).digest('hex').slice(0, 12)
    lines.set(name, line)
    return name
  }
  return { nameOf, lines: () => [...lines].map(([name, line]) => `${name} ${line}`).toSorted() }
}
