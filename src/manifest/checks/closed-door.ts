// closed-door: every link that is shown leads the person to its own target, unless it says why not.
import { arrivals, type Arrival } from '../arrivals.ts'
import type { Linked } from '../linked.ts'
import { inWords } from '../people.ts'
import { seenItems, type Judged, type Seen } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

export const closedDoor: Check = (linked) => closedDoors(linked, 'shown')

/** The check with entries judged as shown, or as written: then it finds what hiding hides. */
export function closedDoors(linked: Linked, judged: Judged) {
  return [...seenItems(linked, judged)].flatMap((seen) => doors(linked, seen))
}

function doors(linked: Linked, { path, item, people }: Seen) {
  const target = item.target.kind === 'route' || item.target.kind === 'each' ? item.target.route : undefined
  if (target === undefined || item.closedDoor !== undefined || people.length === 0) return []
  return arrivals(linked, target, people)
    .filter((arrival) => isTurnedAway(linked, target, arrival))
    .slice(0, 1)
    .map((arrival) => {
      const turn = arrival.turns.at(-1)
      const by =
        turn?.guard === undefined
          ? 'its redirect'
          : `the guard "${turn.guard}" (${turn.place.file}:${turn.place.line})`
      return problem(
        item.place,
        'closed-door',
        `Entry "${path}" is shown to ${inWords(arrival.people, linked.vocabulary, linked.legal)}, but its link leads them ${endInWords(arrival)}: ${by} turns them away.`,
        'Hide it from them, let them in, or say with "closed-door" why it is meant.',
      )
    })
}

/** Signing in and going to the older app are not turning away; a redirect's own end is where it leads. */
function isTurnedAway(linked: Linked, target: string, { end }: Arrival): boolean {
  if (end.kind === 'sign-in' || end.kind === 'older-app') return false
  if (end.kind === 'route')
    return end.route !== target && linked.routes.find(({ id }) => id === target)?.shows.kind !== 'redirect'
  return end.kind !== 'link' || linked.routes.find(({ id }) => id === target)?.shows.kind !== 'redirect'
}

function endInWords({ end }: Arrival): string {
  switch (end.kind) {
    case 'route':
      return `to "${end.route}"`
    case 'link':
      return `to the link "${end.link}"`
    case 'not-found':
      return 'to the not-found page'
    default:
      return 'round in a circle'
  }
}
