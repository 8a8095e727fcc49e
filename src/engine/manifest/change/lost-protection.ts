// What claims protected before a change and protect no more, counted by what is protected and for whom, however the claims are
// written: one that is emptied or narrowed by hand is told like one that is removed.
import { intersect, without, type Cover } from '../conditions/cover.ts'
import { describePeople } from '../conditions/in-words.ts'
import { simplified } from '../conditions/simplified.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'
import type { Resolved, ResolvedClaim } from '../resolve/resolved.ts'
import { conditionalElement, entriesOf } from '../surfaces/entries.ts'

const KEYS = ['opens', 'closed', 'shown', 'hidden'] as const
type Key = (typeof KEYS)[number]

const SAYS: Readonly<Record<Key, string>> = {
  opens: 'that it opens',
  closed: 'that it is closed',
  shown: 'that it is shown',
  hidden: 'that it is hidden',
}

/** A line for each page, entry, part and dialog. `was` translates people of the manifest before, `is` those of the one after. */
export function lostProtection(
  before: Resolved,
  after: Resolved,
  {
    possible,
    vocabulary,
    was,
    is,
  }: { possible: Cover; vocabulary: Vocabulary; was: Translate; is: Translate },
): string[] {
  const [had, has] = [promisesOf(before), promisesOf(after)]
  return [...had].flatMap(([name, promises]) => {
    if (!exists(after, name)) return []
    const left = has.get(name)
    if (!left) return [`${labelOf(after, name)} is no longer protected`]
    return [...promises].flatMap(([key, people]) => {
      const lost = intersect(possible, without(was(people), is(left.get(key) ?? []), vocabulary.universe))
      if (lost.length === 0) return []
      const whom = describePeople(simplified(lost, possible, vocabulary.universe), vocabulary)
      return [`${labelOf(after, name)}: no claim says any more ${SAYS[key]} for ${whom}`]
    })
  })
}

type Translate = (cover: Cover) => Cover

/** By name, whom each thing is promised to. */
function promisesOf({ claims }: Resolved): Map<string, Map<Key, Cover>> {
  const all = new Map<string, Map<Key, Cover>>()
  for (const claim of claims)
    for (const key of KEYS)
      for (const name of namesIn(claim, key)) {
        const promises = all.get(name) ?? new Map<Key, Cover>()
        all.set(name, promises.set(key, [...(promises.get(key) ?? []), ...claim.for]))
      }
  return all
}

const namesIn = (claim: ResolvedClaim, key: Key): string[] =>
  claim[key].map((each) => (typeof each === 'string' ? `route ${each}` : each.path))

function exists(resolved: Resolved, name: string): boolean {
  const [, id = '', part] = /^route ([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (id === '')
    return (
      entriesOf(resolved).some(({ path }) => path === name) ||
      conditionalElement(resolved, name) !== undefined
    )
  const route = resolved.route(id)
  return route !== undefined && (part === undefined || part in route.parts)
}

const labelOf = (resolved: Resolved, name: string): string => {
  const route = resolved.route(name.replace(/^route /, ''))
  return name.startsWith('route ') && route ? route.path : name
}
