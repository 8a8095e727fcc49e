// claim: each statement of config/claims.json holds for every possible person; otherwise the smallest counterexample is named.
import { destinations } from './destinations.ts'
import { didYouMean } from '../conditions/condition.ts'
import { intersect, NOBODY, overlap, union, without, type Cover } from '../conditions/cover.ts'
import type { Resolved, ResolvedClaim } from '../resolve/resolved.ts'
import type { Problem, SourcePosition } from '../problem.ts'
import { simplified } from '../conditions/simplified.ts'
import { inWords } from '../conditions/in-words.ts'
import { conditionalElement, entriesOf } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import { problem, type Check } from './check.ts'

export const claims: Check = (resolved) => {
  const peopleOf = peopleWhoSeeAt(resolved)
  return resolved.claims.flatMap((claim) => problemsOfClaim(resolved, claim, peopleOf))
}

/** Why this claim does not hold; `peopleOf` are the people who see each entry and part. */
export function problemsOfClaim(
  resolved: Resolved,
  claim: ResolvedClaim,
  peopleOf: ReadonlyMap<string, Cover>,
): Problem[] {
  if (overlap(claim.for, claim.for, resolved.possible))
    return [
      ...aboutEntries(resolved, claim, peopleOf),
      ...aboutRoutes(resolved, claim),
      ...aboutContext(resolved, claim),
    ]
  return [
    problem(
      claim.position,
      'claim',
      `“${claim.says}” (${claim.source}) is about nobody: no possible person meets its "for", so it would hold whatever the manifests say.`,
      'Correct "for".',
    ),
  ]
}

/** The people who see each entry, and each part of a page ("route id/part"), by its path. */
export function peopleWhoSeeAt(resolved: Resolved): Map<string, Cover> {
  const peopleOf = new Map<string, Cover>()
  for (const { path, people } of entriesOf(resolved))
    peopleOf.set(path, union(peopleOf.get(path) ?? NOBODY, people))
  for (const route of resolved.routes)
    for (const [name, when] of Object.entries(route.parts))
      peopleOf.set(`route ${route.id}/${name}`, intersect(peopleWhoOpen(resolved, route.id), when))
  return peopleOf
}

type Key = 'shown' | 'hidden' | 'opens' | 'closed' | 'context'

const DOES: Record<Key, string> = {
  shown: 'do not see',
  hidden: 'see',
  opens: 'cannot open',
  closed: 'open',
  context: 'are not in the context',
}

/** A name in a claim, and the people for whom it does not hold. */
interface Failure {
  name: string
  against: Cover
  position: SourcePosition
}

/** One problem for the names that fail for the same people; `key` says of the claim what does not hold. */
function fails(resolved: Resolved, claim: ResolvedClaim, key: Key, failures: readonly Failure[]): Problem[] {
  const byPeople = Map.groupBy(
    failures.filter(({ against }) => against.length > 0),
    ({ against }) => inWords(smallest(resolved, against), resolved.vocabulary, resolved.possible),
  )
  return [...byPeople].map(([people, failed]) =>
    problem(
      failed[0]!.position,
      'claim',
      `“${claim.says}” (${claim.source}) does not hold: ${people} ${DOES[key]} ${listed(failed.map(({ name }) => name))}.`,
      `Correct the manifest; or, if the requirement has changed, the claim "${claim.id}": its "for", or its "${key}".`,
    ),
  )
}

/** The first names, and how many more there are. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  const more = names.length - 6
  if (more > 1) return `${quoted.slice(0, 6).join(', ')} and ${more} more`
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

/** The counterexample with the fewest facts, after simplification. */
const smallest = ({ vocabulary, possible }: Resolved, against: Cover): Cover =>
  simplified(against, possible, vocabulary.universe)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)

function aboutEntries(resolved: Resolved, claim: ResolvedClaim, peopleOf: ReadonlyMap<string, Cover>) {
  const about = intersect(claim.for, resolved.possible)
  return (['shown', 'hidden'] as const).flatMap((key) => {
    const unknown: Problem[] = []
    const failures: Failure[] = []
    for (const { path, position } of claim[key]) {
      const element = conditionalElement(resolved, path)
      const people = peopleOf.get(path) ?? (element && peopleWhoSee(element))
      if (people) failures.push({ name: path, against: against(key, people), position })
      else unknown.push(unknownEntry(path, position, peopleOf.keys()))
    }
    return [...unknown, ...fails(resolved, claim, key, failures)]
  })

  function against(key: 'shown' | 'hidden', people: Cover): Cover {
    return key === 'shown' ? without(about, people, resolved.vocabulary.universe) : intersect(about, people)
  }
}

const unknownEntry = (path: string, position: SourcePosition, known: Iterable<string>) =>
  problem(
    position,
    'unknown-name',
    `No entry is called "${path}", so the claim would say nothing.`,
    didYouMean(path, known) ?? 'Entries are named "menu/group/item", parts of a page "route id/part".',
  )

/** Those of these people who end on this route when they open its path. */
export const peopleWhoOpen = (resolved: Resolved, id: string, about = resolved.possible): Cover =>
  union(
    ...destinations(resolved, id, about).flatMap(({ people, end }) =>
      end.kind === 'route' && end.route === id ? [people] : [],
    ),
  )

function aboutRoutes(resolved: Resolved, claim: ResolvedClaim) {
  const about = intersect(claim.for, resolved.possible)
  const { position } = claim
  const endsAt = (id: string) => peopleWhoOpen(resolved, id, about)
  const notAt = (id: string) => without(about, endsAt(id), resolved.vocabulary.universe)
  return [
    ...fails(
      resolved,
      claim,
      'opens',
      claim.opens.map((id) => ({ name: id, against: notAt(id), position })),
    ),
    ...fails(
      resolved,
      claim,
      'closed',
      claim.closed.map((id) => ({ name: id, against: endsAt(id), position })),
    ),
  ]
}

function aboutContext(resolved: Resolved, claim: ResolvedClaim) {
  const { context: name, position } = claim
  if (name === undefined) return []
  const about = intersect(claim.for, resolved.possible)
  const outside = without(about, peopleOfContext(resolved, name), resolved.vocabulary.universe)
  return fails(resolved, claim, 'context', [{ name, against: outside, position }])
}
