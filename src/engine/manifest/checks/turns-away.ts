// turns-away: every link leads the people who see it to its own target, unless config says why not.
import { destinations, type Destination } from './destinations.ts'
import { leadsText } from './end-text.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { inWords } from '../conditions/in-words.ts'
import { linksOf, type Link } from './links.ts'
import { problem, type Check } from './check.ts'

export const turnsAway: Check = (resolved) =>
  linksOf(resolved).flatMap((link) =>
    (link.kind === 'entry' || link.kind === 'element') && link.turnsAway === undefined
      ? whoIsTurnedAway(resolved, link)
      : [],
  )

function whoIsTurnedAway(resolved: Resolved, { kind, from, position, people, route }: Link) {
  return destinations(resolved, route, people)
    .filter((destination) => isTurnedAway(resolved, route, destination))
    .slice(0, 1)
    .map((destination) => {
      const hop = destination.hops.at(-1)
      const by =
        hop?.guard === undefined
          ? 'its redirect'
          : `the guard "${hop.guard}" (${hop.position.file}:${hop.position.line})`
      return problem(
        position,
        'turns-away',
        `Entry "${from}" is shown to ${inWords(destination.people, resolved.vocabulary, resolved.possible)}, but its link leads them ${leadsText(destination.end)}: ${by} turns them away.`,
        // An icon is not hidden automatically, and cannot have "turns-away".
        kind === 'element'
          ? 'Hide it from them, or let them in.'
          : 'Hide it from them, let them in, or say with "turns-away" why it is meant.',
      )
    })
}

/** Sign-in and the older app do not turn people away; the destination of a redirect is where its link should lead. */
function isTurnedAway(resolved: Resolved, target: string, { end }: Destination): boolean {
  if (end.kind === 'sign-in' || end.kind === 'older-app') return false
  if (end.kind === 'route') return end.route !== target && resolved.route(target)?.shows.kind !== 'redirect'
  return end.kind !== 'external' || resolved.route(target)?.shows.kind !== 'redirect'
}
