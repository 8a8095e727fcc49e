// portal explain: prints why a person sees an entry or opens a route.
import {
  explainContext,
  explainElement,
  explainEntry,
  explainPart,
  explainRoute,
  type Explanation,
} from '#manifest/change/explain.ts'
import type { Layer } from '#manifest/change/explanation-step.ts'
import { cubeOf, membership, type Change, type KnownFacts } from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { indexPaths } from '#manifest/paths.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import type { Destination, DestinationEnd } from '#manifest/checks/destinations.ts'
import { endText } from '#manifest/checks/end-text.ts'
import { elementsOf, entriesOf } from '#manifest/surfaces/entries.ts'
import { wantsText, wayLines } from './change-text.ts'

export interface Output {
  text: string
  data: unknown
}

/** Explains a subject: an entry ("client/admin/messages"), a surface ("panel"), a route id, or a URL as typed. */
export function explainText(
  resolved: Resolved,
  subject: string,
  who: string,
  facts: KnownFacts,
): Output | undefined {
  if (subject.startsWith('/')) return explainUrl(resolved, subject, who, facts)
  const person = cubeOf(resolved, facts)
  const entry = explainEntry(resolved, subject, person)
  if (entry) return { text: explanationLines(resolved, entry, who).join('\n'), data: entry }
  const { area: _, ...anywhere } = facts
  const route = explainRoute(resolved, subject, cubeOf(resolved, anywhere))
  if (route) return { text: routeLines(resolved, route, route.ends, who).join('\n'), data: route }
  const element = elementsOf(resolved).find(({ path }) => path === subject)
  const explanation =
    (element && explainElement(resolved, element, person)) ??
    explainContext(resolved, subject.replace(/^contexts?[ /]/, ''), person) ??
    explainPart(resolved, subject, cubeOf(resolved, anywhere))
  return explanation && { text: explanationLines(resolved, explanation, who).join('\n'), data: explanation }
}

function explainUrl(resolved: Resolved, url: string, who: string, facts: KnownFacts): Output | undefined {
  const pathname = url.replace(/[?#].*$/, '')
  const taken = indexPaths(resolved.routes.map(({ path }) => path))(pathname)
  const routes = resolved.routes.filter(({ path }) => path === taken?.pattern)
  const { area: _, ...anywhere } = facts
  const person = cubeOf(resolved, anywhere)
  const mine = routes.find(({ match }) => membership(resolved, match, person) !== 'no') ?? routes[0]
  const explanation = mine && explainRoute(resolved, mine.id, person)
  return (
    explanation && {
      text: [
        `${url} is taken by the route "${mine.id}" (${taken?.pattern}).`,
        '',
        ...routeLines(resolved, explanation, explanation.ends, who),
      ].join('\n'),
      data: explanation,
    }
  )
}

/** Names of everything that can be explained, for "did you mean". */
export const subjects = (resolved: Resolved): string[] => [
  ...entriesOf(resolved).map(({ path }) => path),
  ...resolved.routes.map(({ id }) => id),
  ...elementsOf(resolved).map(({ path }) => path),
  ...resolved.contexts.map(({ id }) => `context ${id}`),
  ...resolved.routes.flatMap(({ id, parts }) => Object.keys(parts).map((part) => `${id}/${part}`)),
]

const APPLIES = {
  shown: 'applies to',
  hidden: 'does not apply to',
  pending: 'may or may not apply to',
} as const
const VERDICT = { shown: 'shown to', hidden: 'hidden from', pending: 'pending for' } as const

function explanationLines(resolved: Resolved, explanation: Explanation, who: string): string[] {
  const { subject, verdict, layers, decider, changes, unavailable } = explanation
  return [
    `${subject} ${subject.startsWith('context ') ? APPLIES[verdict] : `is ${VERDICT[verdict]}`} ${who}.`,
    '',
    ...layers.map(layerText),
    ...closedLines(unavailable),
    ...decided(decider),
    ...changeLines(resolved, changes, verdict === 'hidden' ? 'would show it' : 'would hide it'),
  ]
}

const closedLines = (unavailable: Explanation['unavailable']): string[] =>
  unavailable ? ['', `It cannot be opened: "${unavailable.text}"  ${fileAndLine(unavailable.position)}`] : []

/** Now; a closing may be of a time to come. */
export function isClosed(closing: Explanation['unavailable']): boolean {
  const now = new Date().toISOString()
  return closing !== undefined && (closing.onFrom ?? '') <= now && now < (closing.offFrom ?? '~')
}

function routeLines(
  resolved: Resolved,
  explanation: Explanation,
  ends: readonly Destination[],
  who: string,
): string[] {
  const { subject, verdict, layers, decider, changes, unavailable } = explanation
  const opens = isClosed(unavailable)
    ? 'is closed for'
    : { shown: 'opens for', hidden: 'does not open for', pending: 'may or may not open for' }[verdict]
  return [
    `${subject} ${opens} ${who}.`,
    '',
    ...layers.map(layerText),
    ...ends.map((end) => `  → ${destinationText(resolved, end)}`),
    ...closedLines(unavailable),
    ...decided(decider),
    ...changeLines(resolved, changes, verdict === 'hidden' ? 'would open it' : 'would close it'),
  ]
}

const MARK = { yes: '✓', no: '✗', unknown: '?' } as const

const layerText = ({ what, answer, position, wants }: Layer) =>
  `  ${MARK[answer]} ${what}${wants.length > 0 ? `: ${wantsText(wants)}` : ''}  ${fileAndLine(position)}`

const fileAndLine = ({ file, line }: SourcePosition) => `${file}:${line}`

function decided(decider: Layer | undefined): string[] {
  if (!decider) return []
  const why = decider.answer === 'unknown' ? 'It depends on what is not known yet: ' : 'Decided by: '
  return [
    '',
    `${why}${decider.what}, ${fileAndLine(decider.position)}`,
    ...(decider.note === undefined ? [] : [`Note: ${decider.note}`]),
  ]
}

const changeLines = (resolved: Resolved, ways: readonly Change[][], effect: string): string[] =>
  ways.length === 0 ? [] : wayLines(resolved, `The smallest change that ${effect}:`, ways)

/** Where the person ends, with what is known there and which guard or redirect leads there. */
export function destinationText(resolved: Resolved, { end, hops }: Destination): string {
  const by = hops.at(-1)
  const reason = by
    ? ` (${by.guard === undefined ? 'redirect' : `guard ${by.guard}`}, ${fileAndLine(by.position)})`
    : ''
  return endText(end) + alsoThere(resolved, end) + reason
}

function alsoThere(resolved: Resolved, end: DestinationEnd): string {
  if (end.kind === 'route') return ` ${resolved.route(end.route)?.path}`
  if (end.kind === 'sign-in') return '; the page is kept as the target'
  return end.kind === 'older-app' ? ', same path' : ''
}
