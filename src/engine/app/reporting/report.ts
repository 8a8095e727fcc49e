// What a report of a fault says, and nothing more: no name of a person, email, number, token or query of an address.
import { referenceOf, traceIdOf } from '#base/reference.ts'
import type { Fault } from './fault-queue.ts'
import { redacted } from './redaction.ts'

/** Where the fault came, and a hash of the person who met it. */
export interface Surroundings {
  /** Stack in the built files; `portal stack` finds the source lines. */
  build: string
  release: string
  /** "Chrome 141" */
  browser: string
  system: string
  /** A hash of the person; undefined while nobody is signed in. */
  person: string | undefined
  /** A hash of the sign-in; of the page while nobody is signed in. */
  session: string
}

export interface FaultReport extends Surroundings {
  kind: 'fault'
  /** ISO time. */
  at: string
  name: string
  message: string
  /** Pattern of the route's path, so no id in an address is sent. */
  path: string
  /** Id of the route. */
  route: string | undefined
  /** Names and messages of what caused it, the nearest first. */
  causes: string[]
  /** Places in files of the build, "assets/portal-x1.js:1:234", the innermost first. */
  stack: string[]
  traceId: string | undefined
  /** What the person may quote. */
  reference: string | undefined
  /** How often since the last report of the same fault. */
  count: number
  /** What people may quote of the further times. */
  references: string[]
}

const LONGEST = 500
const FRAMES = 30
const CAUSES = 5

/** What an error says, and on which page. */
export function reportOf(
  error: unknown,
  path: string,
  names: readonly string[] = [],
): { name: string; message: string; path: string } {
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: String(error) }
  return { name, message: redacted(message, names).slice(0, LONGEST), path }
}

interface Context {
  names: readonly string[]
  surroundings: Surroundings
  /** The route of an address: its id and the pattern of its path. */
  routeOf(path: string): { id: string | undefined; pattern: string }
}

/** The report of a fault. */
export function faultReport(fault: Fault, { names, surroundings, routeOf }: Context): FaultReport {
  const { error, path, at } = fault
  const route = routeOf(path)
  const traceId = fault.traceId ?? traceIdOf(error)
  return {
    kind: 'fault',
    at: new Date(at).toISOString(),
    ...reportOf(error, route.pattern, names),
    route: route.id,
    causes: causesOf(error, names),
    stack: stackOf(error),
    traceId,
    reference: referenceOf(traceId),
    count: 1,
    references: [],
    ...surroundings,
  }
}

/** True for cancelled and aborted calls, which are not reported. */
export function isGivenUp(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  const isCancelled = 'kind' in error && error.kind === 'cancelled'
  return isCancelled || error.name === 'AbortError' || ('cause' in error && isGivenUp(error.cause))
}

function causesOf(error: unknown, names: readonly string[]): string[] {
  const causes: string[] = []
  let next = error instanceof Error ? error.cause : undefined
  while (next instanceof Error && causes.length < CAUSES) {
    const { name, message } = reportOf(next, '', names)
    causes.push(`${name}: ${message}`)
    next = next.cause
  }
  return causes
}

/** Only the places in built files: functions have short names there, and addresses of pages hold ids. */
function stackOf(error: unknown): string[] {
  const text = error instanceof Error ? (error.stack ?? '') : ''
  return Array.from(text.matchAll(/\/(assets\/[\w.-]+\.js):(\d+):(\d+)/g), ([, file, line, column]) =>
    [file, line, column].join(':'),
  ).slice(0, FRAMES)
}
