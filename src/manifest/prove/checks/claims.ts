// claim: each statement of config/claims.json holds for every possible person; otherwise the smallest counterexample is named.
import { destinations } from '../destinations.ts'
import { didYouMean } from '../../conditions/condition.ts'
import { intersect, NOBODY, overlap, union, without, type Cover } from '../../conditions/cover.ts'
import type { Linked, LinkedClaim } from '../../link/linked.ts'
import type { Problem } from '../../problem.ts'
import { simplified } from '../../conditions/simplified.ts'
import { inWords } from '../../conditions/in-words.ts'
import { conditionalElement, entriesOf } from '../../surfaces/entries.ts'
import { peopleOfContext } from '../../surfaces/menus.ts'
import { peopleWhoSee } from '../../surfaces/surface.ts'
import { problem, type Check } from './check.ts'

export const claims: Check = (linked) => {
  const peopleOf = peopleWhoSeeAt(linked)
  return linked.claims.flatMap((claim) => problemsOfClaim(linked, claim, peopleOf))
}

/** Why this claim does not hold; `peopleOf` are the people who see each entry and part. */
export function problemsOfClaim(
  linked: Linked,
  claim: LinkedClaim,
  peopleOf: ReadonlyMap<string, Cover>,
): Problem[] {
  if (overlap(claim.for, claim.for, linked.possible))
    return [
      ...aboutEntries(linked, claim, peopleOf),
      ...aboutRoutes(linked, claim),
      ...aboutContext(linked, claim),
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
export function peopleWhoSeeAt(linked: Linked): Map<string, Cover> {
  const peopleOf = new Map<string, Cover>()
  for (const { path, people } of entriesOf(linked))
    peopleOf.set(path, union(peopleOf.get(path) ?? NOBODY, people))
  for (const route of linked.routes)
    for (const [name, when] of Object.entries(route.parts))
      peopleOf.set(`route ${route.id}/${name}`, intersect(peopleWhoOpen(linked, route.id), when))
  return peopleOf
}

/** `key` says of the claim what does not hold. */
function fails(
  linked: Linked,
  claim: LinkedClaim,
  key: 'shown' | 'hidden' | 'opens' | 'closed' | 'context',
  against: Cover,
  but: string,
  position = claim.position,
) {
  if (against.length === 0) return []
  return [
    problem(
      position,
      'claim',
      `“${claim.says}” (${claim.source}) does not hold: ${inWords(smallest(linked, against), linked.vocabulary, linked.possible)} ${but}.`,
      `Correct the manifest; or, if the requirement has changed, the claim "${claim.id}": its "for", or its "${key}".`,
    ),
  ]
}

/** The counterexample with the fewest facts, after simplification. */
const smallest = ({ vocabulary, possible }: Linked, against: Cover): Cover =>
  simplified(against, possible, vocabulary.universe)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 1)

function aboutEntries(linked: Linked, claim: LinkedClaim, peopleOf: ReadonlyMap<string, Cover>) {
  const about = intersect(claim.for, linked.possible)
  return (['shown', 'hidden'] as const).flatMap((key) =>
    claim[key].flatMap(({ path, position }) => {
      const element = conditionalElement(linked, path)
      const people = peopleOf.get(path) ?? (element && peopleWhoSee(element))
      if (!people) {
        return [
          problem(
            position,
            'unknown-name',
            `No entry is called "${path}", so the claim would say nothing.`,
            didYouMean(path, peopleOf.keys()) ??
              'Entries are named "menu/group/item", parts of a page "route id/part".',
          ),
        ]
      }
      return key === 'shown'
        ? fails(
            linked,
            claim,
            key,
            without(about, people, linked.vocabulary.universe),
            `do not see "${path}"`,
            position,
          )
        : fails(linked, claim, key, intersect(about, people), `see "${path}"`, position)
    }),
  )
}

/** Those of these people who end on this route when they open its path. */
export const peopleWhoOpen = (linked: Linked, id: string, about = linked.possible): Cover =>
  union(
    ...destinations(linked, id, about).flatMap(({ people, end }) =>
      end.kind === 'route' && end.route === id ? [people] : [],
    ),
  )

function aboutRoutes(linked: Linked, claim: LinkedClaim) {
  const about = intersect(claim.for, linked.possible)
  const endsAt = (id: string) => peopleWhoOpen(linked, id, about)
  return [
    ...claim.opens.flatMap((id) =>
      fails(
        linked,
        claim,
        'opens',
        without(about, endsAt(id), linked.vocabulary.universe),
        `cannot open "${id}"`,
      ),
    ),
    ...claim.closed.flatMap((id) => fails(linked, claim, 'closed', endsAt(id), `open "${id}"`)),
  ]
}

function aboutContext(linked: Linked, claim: LinkedClaim) {
  if (claim.context === undefined) return []
  const about = intersect(claim.for, linked.possible)
  return fails(
    linked,
    claim,
    'context',
    without(about, peopleOfContext(linked, claim.context), linked.vocabulary.universe),
    `are not in the context "${claim.context}"`,
  )
}
