// Every link inside the portal: where it is, which route it leads to, and who can follow it.
import { intersect, union, without, type Cover } from '../conditions/cover.ts'
import { isForATime } from '../resolve/resolve-period.ts'
import type { Resolved, ResolvedOutcome, ResolvedTarget } from '../resolve/resolved.ts'
import type { SourcePosition } from '../problem.ts'
import { intersectOnce } from '../conditions/partition.ts'
import { elementsOf, entriesOf, memoizeByManifest } from '../surfaces/entries.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'

export interface Link {
  /** An entry or element that is clicked, a screen, or the outcome of a guard or redirect. */
  kind: 'entry' | 'element' | 'screen' | 'outcome'
  /** Path of the entry or element, id of the route or guard. */
  from: string
  position: SourcePosition
  route: string
  /** Values for the parameters of the route's path; a screen gives them in code. */
  params?: Readonly<Record<string, string>>
  /** People who can follow it; of an outcome, people who meet its condition. */
  people: Cover
  /** Why it may lead some people elsewhere. */
  turnsAway?: string | undefined
}

function paramsOf(target: ResolvedTarget): NonNullable<Link['params']> {
  if (target.kind === 'each') return { [target.param]: '' }
  return target.kind === 'route' ? target.params : {}
}

/** The route that an entry opens, directly or after its command. */
export function targetRoute(target: ResolvedTarget): string | undefined {
  if (target.kind === 'command') return target.onward
  return target.kind === 'route' || target.kind === 'each' ? target.route : undefined
}

export const linksOf: (resolved: Resolved) => Link[] = memoizeByManifest((resolved) => {
  const { routes, guards, possible, admits } = resolved
  const ofOutcomes = (outcomes: readonly ResolvedOutcome[], from: string): Link[] =>
    outcomes.flatMap(({ action, when, position }) =>
      action.kind === 'route'
        ? [
            {
              kind: 'outcome',
              from,
              position,
              route: action.route,
              params: action.params,
              people: intersect(possible, when),
            },
          ]
        : [],
    )
  return [
    ...entriesOf(resolved).flatMap(({ path, item, people }): Link[] => {
      const route = targetRoute(item.target)
      const { position, turnsAway } = item
      const params = paramsOf(item.target)
      const unavailable = union(
        ...item.unavailable.filter((each) => !isForATime(each)).map(({ when }) => when),
      )
      return route === undefined
        ? []
        : [
            {
              kind: 'entry',
              from: path,
              position,
              route,
              params,
              people:
                unavailable.length === 0
                  ? people
                  : without(people, unavailable, resolved.vocabulary.universe),
              turnsAway,
            },
          ]
    }),
    ...elementsOf(resolved).flatMap((element): Link[] => {
      const { path: from, position, route } = element
      return route === undefined
        ? []
        : [{ kind: 'element', from, position, route, params: {}, people: peopleWhoSee(element) }]
    }),
    ...routes.flatMap(({ id, shows, links, position }): Link[] => [
      ...links.map((route) => ({
        kind: 'screen' as const,
        from: id,
        position,
        route,
        people: intersectOnce(possible, admits(id)),
      })),
      ...(shows.kind === 'redirect' ? ofOutcomes(shows.outcomes, id) : []),
    ]),
    ...[...guards.values()].flatMap((guard) =>
      guard.kind === 'require' ? ofOutcomes(guard.otherwise, guard.id) : [],
    ),
  ]
})
