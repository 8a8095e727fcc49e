// Renders a page for visitors to HTML, at build time: the same components as in the browser, with what the build knows.
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { createStore } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { createAnonymousSession } from '#session/anonymous-session.ts'
import { uncheckedSettings } from '#session/unchecked-settings.ts'
import { loadScreen } from '#shell/registry/screens.ts'
import type { RouteMatch } from '#shell/routing/route-match.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'
import { signedOutValues } from '#shell/state/use-values.ts'
import { drawnState } from './drawn-page.tsx'
import { Portal } from '../portal.tsx'
import { visitorChrome } from './visitor-chrome.ts'

interface Drawn {
  manifest: Manifest
  /** What each page of config/pages/ shows. */
  pages: Readonly<Record<string, unknown>>
}

/** The markup of the page at this path for visitors with this device ("mobile-ios"). The path takes no parameters. */
export async function prerender({ manifest, pages }: Drawn, path: string, device: string): Promise<string> {
  const route = manifest.routes.find((each) => each.path === path)
  if (route?.screen === undefined) throw new Error(`No screen is shown at ${path}`)
  const { default: Screen } = await loadScreen(route.screen)
  const match: RouteMatch = {
    route,
    params: {},
    Screen,
    Layout: undefined,
    actor: undefined,
    navigationId: 1,
  }
  const shown = {
    location: { pathname: path, search: '', hash: '', state: null, key: '' },
    result: { match },
    isNavigating: false,
    preventScrollReset: true,
  }
  const router: Router<RouteMatch> = {
    get: () => shown,
    subscribe: () => () => {},
    navigate: nobodyActs,
    revalidate: nobodyActs,
    go: nobodyActs,
  }
  const services: PortalServices = {
    state: drawnState(manifest, device),
    session: createAnonymousSession({
      storage: { takeSignedOutNote: () => undefined },
      loadSession: nobodyActs,
      report: nobodyActs,
    }),
    settings: uncheckedSettings({ publicFlags: {}, links: {} })!,
    values: signedOutValues,
    notice: createStore(undefined),
    panel: createStore('closed'),
    signedOutAt: createStore(undefined),
    dismissed: createStore<readonly string[]>([]),
    theme: { choice: () => 'system', choose: nobodyActs, subscribe: () => () => {} },
    recovery: { causeOf: nobodyActs, isConnected: nobodyActs, reload: nobodyActs },
    chromeComponents: await visitorChrome(manifest),
    SignedInOverlays: undefined,
    supplies: {},
    run: nobodyActs,
    pageWords: nobodyActs,
    page: (id) => answered(pages[id]),
    report: nobodyActs,
  }
  return renderToString(
    <Portal services={services} router={router} positions={new Map()} Provider={Fragment} />,
  )
}

/** A promise that React need not wait for. */
const answered = (value: unknown): Promise<unknown> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const nobodyActs = (): never => {
  throw new Error('Nobody acts while a page is rendered')
}
