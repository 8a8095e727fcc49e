// Takes a person through the routes of a path: waits for what is not known, loads, leads elsewhere, or lets in.
import { redirect, replace } from 'react-router'
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

/** Which route of this path may this person see? Throws a redirect when another path is theirs. */
export async function admit(
  routeIds: readonly string[],
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
  doors: Doors,
): Promise<Route | 'not-found'> {
  let passed = 0
  for (;;) {
    const step = await until(doors.state, (state) => {
      const next = nextStep(state, routesOf(state, routeIds), passed)
      return next.kind === 'wait' ? undefined : next
    })
    switch (step.kind) {
      case 'show':
        return step.route
      case 'no-route':
        return 'not-found'
      case 'load': {
        const onward = await run(step.load, step.onError, url, doors)
        if (onward) throw leadOn(onward.path, url)
        passed = step.passed
        break
      }
      case 'leave':
        return lead(step.does, url, params, doors)
    }
  }
}

const routesOf = ({ manifest }: PortalState, ids: readonly string[]): Route[] =>
  manifest.routes.filter(({ id }) => ids.includes(id))

/** An address that already stands in the address bar is replaced: Back must not lead to it again, nor keep a code of sign-in. */
function leadOn(path: string, from: URL): Response {
  const isShown = location.pathname + location.search === from.pathname + from.search
  return isShown ? replace(path) : redirect(path)
}

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
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
  doors: Doors,
): Promise<'not-found'> {
  const here = url.pathname + url.search + url.hash
  switch (does.kind) {
    case 'not-found':
      return 'not-found'
    case 'route': {
      if (does.notice !== undefined) doors.notice(does.notice)
      const { manifest } = doors.state.get()
      const path = manifest.routes.find(({ id }) => id === does.route)?.path ?? '/'
      const carried = Object.entries(does.params ?? {}).map(([name, value]) => [
        name,
        value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
      ])
      // Query and hash travel along a plain move of address, not to another page that a guard chose.
      const isMove = does.notice === undefined && url.search !== '' && path !== url.pathname
      throw leadOn(
        fill(path, Object.fromEntries(carried) as Record<string, string>) + (isMove ? url.search : ''),
        url,
      )
    }
    case 'sign-in':
      // A sign-in that can't be started ends where every failed sign-in ends.
      if ((await doors.signIn(here)) === 'failed') throw leadOn('/', url)
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
