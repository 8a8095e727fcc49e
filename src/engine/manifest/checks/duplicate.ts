// duplicate: ids written twice, two routes that match the same URL for the same person, and dialogs that share a memory.
import { intersect, overlap } from '../conditions/cover.ts'
import type { ResolvedRoute } from '../resolve/resolved.ts'
import type { ResolvedDialog } from '../surfaces/dialogs.ts'
import { inWords } from '../conditions/in-words.ts'
import { shapeOf } from '../paths.ts'
import { problem, type Check } from './check.ts'

export const duplicate: Check = ({
  routes,
  contexts,
  invariants,
  announcements,
  dialogs,
  footer,
  claims,
  vocabulary,
  possible,
}) => [
  ...twice(routes, 'route', 'links to it would be left to chance'),
  ...twice(contexts, 'context', 'nothing could say which of them wins'),
  ...twice(invariants, 'invariant', 'a message that names it would point to either'),
  ...twice(announcements, 'announcement', 'whoever dismissed one would not see the other'),
  ...twice(dialogs, 'dialog', 'a message that names it would point to either'),
  ...twice(footer?.groups ?? [], 'footer group', 'an edit or a claim that names it would mean either'),
  ...twice(claims, 'claim', 'a message that names it would point to either'),
  ...sharedMemories(dialogs),
  ...pairsOfOneShape(routes).flatMap(([earlier, route]) => {
    if (!overlap(earlier.match, route.match, possible))
      return earlier.path === route.path ? [] : [secondSpelling(earlier, route)]
    const both = intersect(earlier.match, route.match)
    return [
      problem(
        route.position,
        'duplicate',
        `Routes "${earlier.id}" and "${route.id}" both match ${route.path} for ${inWords(both, vocabulary, possible)}, who would see only the first.`,
        'Give one another path, or a match that leaves these people out.',
      ),
    ]
  }),
]

/** The router looks at the routes of the first spelling alone. */
const secondSpelling = (earlier: ResolvedRoute, route: ResolvedRoute) =>
  problem(
    route.position,
    'duplicate',
    `Routes "${earlier.id}" and "${route.id}" match the same addresses by ${earlier.path} and ${route.path}, so nobody would get to the second.`,
    `Write ${earlier.path} in both.`,
  )

/** Two dialogs that are remembered under one key: a person who has seen one never sees the other. */
const sharedMemories = (dialogs: readonly ResolvedDialog[]) =>
  dialogs.flatMap((dialog, i) => {
    const first = dialogs.slice(0, i).find(({ seenKey }) => seenKey === dialog.seenKey)
    if (!first || first.id === dialog.id) return []
    return [
      problem(
        dialog.position,
        'duplicate',
        `The dialogs "${first.id}" and "${dialog.id}" have the same memory "${dialog.seenKey}", so whoever has seen one never sees the other.`,
        'Give each a "seen-key" of its own.',
      ),
    ]
  })

/** Pairs of routes that match the same URLs, in the order in which they are written. */
const pairsOfOneShape = (routes: readonly ResolvedRoute[]) =>
  [...Map.groupBy(routes, ({ path }) => shapeOf(path)).values()].flatMap((alike) =>
    alike.flatMap((route, i) => alike.slice(0, i).map((earlier) => [earlier, route] as const)),
  )

const twice = (
  entries: readonly { id: string; position: { file: string; line: number; column: number } }[],
  kind: string,
  harm: string,
) => {
  const firsts = new Map(entries.toReversed().map((entry) => [entry.id, entry]))
  return entries.flatMap((entry) => {
    const { id, position } = entry
    const first = firsts.get(id)!
    if (first === entry) return []
    const firstPosition = first.position
    return [
      problem(
        position,
        'duplicate',
        `A second ${kind} is called "${id}", so ${harm}.`,
        `The first is at ${firstPosition.file}:${firstPosition.line}:${firstPosition.column}; rename one.`,
      ),
    ]
  })
}
