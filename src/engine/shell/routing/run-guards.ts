// Runs the guards of a path: waits for unknown facts, runs loaders, redirects, or admits the person.
import { routeOf, type OutcomeAction, type Route } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import { nextStep, routesOn } from '#runtime/next-step.ts'
import type { PortalStore } from '../state/portal-state.ts'
import { until } from '#base/state/store.ts'

/** What the guards with `load` run; a loader may redirect to a path, with a notice there. */
export type Loaders = Readonly<Record<string, (url: URL) => Promise<LoaderRedirect | undefined>>>

interface LoaderRedirect {
  path: string
  notice?: string | undefined
}

export interface GuardEffects {
  state: PortalStore
  loaders: Loaders
  /** Starts sign-in: redirects to the provider, or fails and the session says why. */
  signIn(target: string): Promise<'redirecting' | 'failed'>
  /** Opens an external link or the older app instead of this document. */
  leave(to: { link: string } | { olderApp: string }): void
  notice(text: string): void
}

/** The address that was requested. */
export interface RequestedLocation {
  url: URL
  /** The path of the manifest that matches the URL, and its parameters. */
  pattern: string
  params: Readonly<Record<string, string>>
  /** Aborted by a newer navigation; no further step is taken then. */
  signal: AbortSignal
}

/** The route to show (undefined: not found), or the path to redirect to. */
export async function runGuards(
  requested: RequestedLocation,
  effects: GuardEffects,
): Promise<{ route: Route | undefined } | { redirect: string }> {
  const loaded = new Set<string>()
  for (;;) {
    const step = await until(effects.state, (state) => {
      const next = nextStep(state, routesOn(state.manifest, requested.pattern), loaded)
      return next.kind === 'wait' ? undefined : next
    })
    requested.signal.throwIfAborted()
    switch (step.kind) {
      case 'show':
        return { route: step.route }
      case 'no-route':
        return { route: undefined }
      case 'load': {
        const redirect = await runLoader(step.load, step.onError, requested.url, effects)
        if (redirect?.notice !== undefined) effects.notice(redirect.notice)
        if (redirect) return { redirect: redirect.path }
        loaded.add(step.guard)
        break
      }
      case 'outcome':
        return followOutcome(step.action, requested, effects)
    }
  }
}

async function runLoader(
  name: string,
  onError: 'continue' | 'fail',
  url: URL,
  effects: GuardEffects,
): Promise<LoaderRedirect | undefined> {
  try {
    return await effects.loaders[name]?.(url)
  } catch (error) {
    if (onError === 'fail') throw error
    return undefined
  }
}

async function followOutcome(
  action: OutcomeAction,
  { url, params }: RequestedLocation,
  effects: GuardEffects,
): Promise<{ route: undefined } | { redirect: string }> {
  const here = url.pathname + url.search + url.hash
  switch (action.kind) {
    case 'not-found':
      return { route: undefined }
    case 'route': {
      if (action.notice !== undefined) effects.notice(action.notice)
      const { manifest } = effects.state.get()
      const path = routeOf(manifest, action.route)?.path ?? '/'
      const carried = Object.entries(action.params ?? {}).map(([name, value]): [string, string] => [
        name,
        value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
      ])
      // A plain redirect keeps query and hash; a redirect with a notice goes to a different page and drops them.
      const isMove = action.notice === undefined && path !== url.pathname
      return { redirect: fill(path, Object.fromEntries(carried)) + (isMove ? url.search + url.hash : '') }
    }
    case 'sign-in':
      // A sign-in that cannot start ends at the root, like every failed sign-in.
      if ((await effects.signIn(here)) === 'failed') return { redirect: '/' }
      break
    case 'external':
      effects.leave({ link: action.link })
      break
    case 'older-app':
      effects.leave({ olderApp: here })
  }
  // The browser is leaving this document, so the navigation never resolves.
  return new Promise<never>(() => {})
}
