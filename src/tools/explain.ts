// portal explain: why a person sees an entry or opens a route, in words.
import { explainEntry, explainRoute, type Explanation, type Layer } from '../manifest/explain.ts'
import { seenItems, surfacePeople } from '../manifest/surfaces.ts'
import { conclude } from '../manifest/explain.ts'
import type { Linked } from '../manifest/linked.ts'
import { indexPaths } from '../manifest/paths.ts'
import type { Place } from '../manifest/problem.ts'
import { cubeOf, standing, type Change, type KnownFacts } from '../manifest/standing.ts'
import type { Arrival } from '../manifest/arrivals.ts'

export interface Told {
  text: string
  data: unknown
}

/** What is asked about: an entry ("client/admin/messages"), a surface ("banner"), a route id, or a URL as typed. */
export function explainText(
  linked: Linked,
  subject: string,
  who: string,
  facts: KnownFacts,
): Told | undefined {
  if (subject.startsWith('/')) return explainUrl(linked, subject, who, facts)
  const surface = surfacePeople(linked, subject)
  const person = cubeOf(linked, facts)
  const entry = surface
    ? conclude(linked, subject, surface, person, [])
    : explainEntry(linked, subject, person)
  if (entry) return { text: tell(entry, who).join('\n'), data: entry }
  const { area: _, ...anywhere } = facts
  const route = explainRoute(linked, subject, cubeOf(linked, anywhere))
  return route && { text: tellRoute(linked, route, route.ends, who).join('\n'), data: route }
}

function explainUrl(linked: Linked, url: string, who: string, facts: KnownFacts): Told | undefined {
  const pathname = url.replace(/[?#].*$/, '')
  const taken = indexPaths(linked.routes.map(({ path }) => path))(pathname)
  const routes = linked.routes.filter(({ path }) => path === taken?.pattern)
  const { area: _, ...anywhere } = facts
  const person = cubeOf(linked, anywhere)
  const mine = routes.find(({ match }) => standing(linked, match, person) !== 'outside') ?? routes[0]
  const told = mine && explainRoute(linked, mine.id, person)
  return (
    told && {
      text: [
        `${url} is taken by the route "${mine.id}" (${taken?.pattern}).`,
        '',
        ...tellRoute(linked, told, told.ends, who),
      ].join('\n'),
      data: told,
    }
  )
}

/** Names of everything that can be asked about, for "did you mean". */
export const subjects = (linked: Linked): string[] => [
  ...seenItems(linked).map(({ path }) => path),
  ...linked.routes.map(({ id }) => id),
]

const VERDICT = { shown: 'shown to', hidden: 'hidden from', pending: 'pending for' } as const

function tell(explanation: Explanation, who: string): string[] {
  const { subject, verdict, layers, decider, turns } = explanation
  return [
    `${subject} is ${VERDICT[verdict]} ${who}.`,
    '',
    ...layers.map(layerText),
    ...decided(decider),
    ...changes(turns, verdict === 'hidden' ? 'would show it' : 'would hide it'),
  ]
}

function tellRoute(
  linked: Linked,
  explanation: Explanation,
  ends: readonly Arrival[],
  who: string,
): string[] {
  const { subject, verdict, layers, decider, turns } = explanation
  const opens = { shown: 'opens for', hidden: 'does not open for', pending: 'may or may not open for' }[
    verdict
  ]
  return [
    `${subject} ${opens} ${who}.`,
    '',
    ...layers.map(layerText),
    ...ends.map((end) => `  → ${endText(linked, end)}`),
    ...decided(decider),
    ...changes(turns, verdict === 'hidden' ? 'would open it' : 'would close it'),
  ]
}

const MARK = { yes: '✓', no: '✗', unknown: '?' } as const

const layerText = ({ what, answer, place, wants }: Layer) =>
  `  ${MARK[answer]} ${what}${wants.length > 0 ? `: wants ${wants.map(wanted).join(', and ')}` : ''}  ${at(place)}`

export const wanted = ({ fact, from, to }: Change) => `${fact} ${to.join(' or ')}; it is ${from.join(' or ')}`

const at = ({ file, line }: Place) => `${file}:${line}`

function decided(decider: Layer | undefined): string[] {
  if (!decider) return []
  const why = decider.answer === 'unknown' ? 'It depends on what is not known yet: ' : 'Decided by: '
  return [
    '',
    `${why}${decider.what}, ${at(decider.place)}`,
    ...(decider.note === undefined ? [] : [`Note: ${decider.note}`]),
  ]
}

function changes(ways: readonly Change[][], effect: string): string[] {
  if (ways.length === 0) return []
  const way = (each: Change[]) =>
    each.map(({ fact, from, to }) => `${fact} ${to.join(' or ')} (now ${from.join(' or ')})`).join(', and ')
  return ['', `The smallest change that ${effect}:`, ...ways.map((each) => `  ${way(each)}`)]
}

export function endText(linked: Linked, { end, turns }: Arrival): string {
  const by = turns.at(-1)
  const reason = by ? ` (${by.guard === undefined ? 'redirect' : `guard ${by.guard}`}, ${at(by.place)})` : ''
  switch (end.kind) {
    case 'route':
      return `arrives at "${end.route}" ${linked.routes.find(({ id }) => id === end.route)?.path}${reason}`
    case 'sign-in':
      return `is asked to sign in; the page is kept as the target${reason}`
    case 'older-app':
      return `goes to the older app, same path${reason}`
    case 'link':
      return `leaves for the link "${end.link}"${reason}`
    case 'not-found':
      return `sees the not-found page${reason}`
    case 'loop':
      return `goes round in a circle${reason}`
  }
}
