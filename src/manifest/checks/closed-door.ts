// closed-door: every link that is shown leads the person to its own target, unless it says why not.
import { arrivals, type Arrival } from '../arrivals.ts'
import { intersect, type Cover } from '../cover.ts'
import type { Linked, LinkedItem } from '../linked.ts'
import { inWords } from '../people.ts'
import type { Place } from '../problem.ts'
import { seenItems, type Judged } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

export const closedDoor: Check = (linked) => closedDoors(linked, 'shown')

/** The check with entries judged as shown, or as written: then it finds what hiding hides. */
export function closedDoors(linked: Linked, judged: Judged) {
  const { messages } = linked.header
  return [
    ...seenItems(linked, judged).flatMap((seen) => {
      const target = targetOf(seen.item)
      const isMeant = target === undefined || seen.item.closedDoor !== undefined
      const hint = 'Hide it from them, let them in, or say with "closed-door" why it is meant.'
      return isMeant ? [] : doors(linked, { ...seen, place: seen.item.place, target, hint })
    }),
    // The icon is no entry, and nothing hides it by itself.
    ...doors(linked, {
      path: 'messages-icon',
      place: messages.place,
      people: intersect(linked.legal, messages.when),
      target: messages.route,
      hint: 'Hide it from them, or let them in.',
    }),
  ]
}

/** Where a click leads, be it after a command. */
function targetOf({ target }: LinkedItem): string | undefined {
  if (target.kind === 'command') return target.onward
  return target.kind === 'route' || target.kind === 'each' ? target.route : undefined
}

interface Door {
  path: string
  place: Place
  people: Cover
  target: string
  hint: string
}

function doors(linked: Linked, { path, place, people, target, hint }: Door) {
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
        place,
        'closed-door',
        `Entry "${path}" is shown to ${inWords(arrival.people, linked.vocabulary, linked.legal)}, but its link leads them ${endInWords(arrival)}: ${by} turns them away.`,
        hint,
      )
    })
}

/** Signing in and going to the older app are not turning away; a redirect's own end is where it leads. */
function isTurnedAway(linked: Linked, target: string, { end }: Arrival): boolean {
  if (end.kind === 'sign-in' || end.kind === 'older-app') return false
  if (end.kind === 'route') return end.route !== target && linked.route(target)?.shows.kind !== 'redirect'
  return end.kind !== 'link' || linked.route(target)?.shows.kind !== 'redirect'
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
