// claim: what config/claims.json says holds for every legal person, with the smallest counterexample when it does not.
import { arrivals } from '../arrivals.ts'
import { meant } from '../condition.ts'
import { intersect, NOBODY, union, without, type Cover } from '../cover.ts'
import type { Linked, LinkedClaim } from '../linked.ts'
import { shortest } from '../shortest.ts'
import { inWords } from '../people.ts'
import { peopleOf, seenItems, surfacePeople } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

export const claims: Check = (linked) => {
  const seen = new Map<string, Cover>()
  for (const { path, people } of seenItems(linked)) seen.set(path, union(seen.get(path) ?? NOBODY, people))
  return linked.claims.flatMap((claim) => [
    ...entriesOf(linked, claim, seen),
    ...routesOf(linked, claim),
    ...contextOf(linked, claim),
  ])
}

function fails(linked: Linked, claim: LinkedClaim, against: Cover, but: string, place = claim.place) {
  if (against.length === 0) return []
  return [
    problem(
      place,
      'claim',
      `“${claim.says}” (${claim.source}) does not hold: ${inWords(smallest(linked, against), linked.vocabulary, linked.legal)} ${but}.`,
      'Correct the manifest, or the claim if the requirement has changed.',
    ),
  ]
}

/** The counterexample that needs the fewest words. */
const smallest = ({ vocabulary, legal }: Linked, against: Cover): Cover =>
  shortest(against, legal, vocabulary.universe)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)

function entriesOf(linked: Linked, claim: LinkedClaim, seen: ReadonlyMap<string, Cover>) {
  const about = intersect(claim.for, linked.legal)
  return (['shown', 'hidden'] as const).flatMap((key) =>
    claim[key].flatMap(({ path, place }) => {
      const people = seen.get(path) ?? surfacePeople(linked, path)
      if (!people) {
        return [
          problem(
            place,
            'unknown-name',
            `No entry is called "${path}", so the claim would say nothing.`,
            meant(path, seen.keys()) ?? 'Entries are named "menu/group/item".',
          ),
        ]
      }
      return key === 'shown'
        ? fails(
            linked,
            claim,
            without(about, people, linked.vocabulary.universe),
            `do not see "${path}"`,
            place,
          )
        : fails(linked, claim, intersect(about, people), `see "${path}"`, place)
    }),
  )
}

function routesOf(linked: Linked, claim: LinkedClaim) {
  const about = intersect(claim.for, linked.legal)
  const endsAt = (id: string) =>
    union(
      ...arrivals(linked, id, about).flatMap(({ people, end }) =>
        end.kind === 'route' && end.route === id ? [people] : [],
      ),
    )
  return [
    ...claim.opens.flatMap((id) =>
      fails(linked, claim, without(about, endsAt(id), linked.vocabulary.universe), `cannot open "${id}"`),
    ),
    ...claim.closed.flatMap((id) => fails(linked, claim, endsAt(id), `open "${id}"`)),
  ]
}

function contextOf(linked: Linked, claim: LinkedClaim) {
  if (claim.context === undefined) return []
  const about = intersect(claim.for, linked.legal)
  return fails(
    linked,
    claim,
    without(about, peopleOf(linked, claim.context), linked.vocabulary.universe),
    `are not in the context "${claim.context}"`,
  )
}
