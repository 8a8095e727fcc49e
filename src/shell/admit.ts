// Takes a person through the routes of a path: waits for what is not known, loads, leads elsewhere, or lets in.
import { fill } from '#manifest/paths.ts'
import type { Does, Route } from '#manifest/manifest.ts'
import type { LoadName } from '#manifest/supplied.ts'
import { nextStep } from '#runtime/journey.ts'
import type { PortalState, PortalStore } from './portal-state.ts'
import { until } from './store.ts'

/** Loads that guards name; one may lead on to another path instead. */
export type Loads = Record<LoadName, (url: URL) => Promise<{ path: string } | undefined>>

export interface Doors {
  state: PortalStore
  loads: Loads
  /** Starts sign-in; the page goes away, or the session says why it can't. */
  signIn(target: string): Promise<'left' | 'failed'>
  /** Leaves for an external link or the older app; the page goes away. */
  leave(to: { link: string } | { olderApp: string }): void
  notice(text: string): void
}

/** The address somebody arrives at. */
export interface Arrival {
  url: URL
  /** The pattern of the manifest's paths that takes it, and what it gives for the parameters. */
  pattern: string
  params: Readonly<Record<string, string>>
  /** Aborted when they go elsewhere or the place is opened anew: no further step is taken then. */
  signal: AbortSignal
}

/** Which route of this path may this person see, none, or which other path is theirs? */
export async function admit(
  arrival: Arrival,
  doors: Doors,
): Promise<{ show: Route | undefined } | { onTo: string }> {
  let passed = 0
  for (;;) {
    const step = await until(doors.state, (state) => {
      const next = nextStep(state, routesOf(state, arrival.pattern), passed)
      return next.kind === 'wait' ? undefined : next
    })
    arrival.signal.throwIfAborted()
    switch (step.kind) {
      case 'show':
        return { show: step.route }
      case 'no-route':
        return { show: undefined }
      case 'load': {
        const onward = await run(step.load, step.onError, arrival.url, doors)
        if (onward) return { onTo: onward.path }
        passed = step.passed
        break
      }
      case 'leave':
        return lead(step.does, arrival, doors)
    }
  }
}

const routesOf = ({ manifest }: PortalState, pattern: string): Route[] =>
  manifest.routes.filter(({ path }) => path === pattern)

async function run(
  load: LoadName,
  onError: 'continue' | 'fail',
  url: URL,
  doors: Doors,
): Promise<{ path: string } | undefined> {
  try {
    return await doors.loads[load](url)
  } catch (error) {
    if (onError === 'fail') throw error
    return undefined
  }
}

async function lead(
  does: Does,
  { url, params }: Arrival,
  doors: Doors,
): Promise<{ show: undefined } | { onTo: string }> {
  const here = url.pathname + url.search + url.hash
  switch (does.kind) {
    case 'not-found':
      return { show: undefined }
    case 'route': {
      if (does.notice !== undefined) doors.notice(does.notice)
      const { manifest } = doors.state.get()
      const path = manifest.routes.find(({ id }) => id === does.route)?.path ?? '/'
      const carried = Object.entries(does.params ?? {}).map(([name, value]): [string, string] => [
        name,
        value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
      ])
      // Query and hash travel along a plain move of address, not to another page that a guard chose.
      const isMove = does.notice === undefined && path !== url.pathname
      return { onTo: fill(path, Object.fromEntries(carried)) + (isMove ? url.search + url.hash : '') }
    }
    case 'sign-in':
      // A sign-in that can't be started ends where every failed sign-in ends.
      if ((await doors.signIn(here)) === 'failed') return { onTo: '/' }
      break
    case 'link':
      doors.leave({ link: does.link })
      break
    case 'older-app':
      doors.leave({ olderApp: here })
  }
  // The document is being replaced; nothing more is to be shown in this one.
  return new Promise<never>(() => {})
}
