// A page with its content in the HTML, written by the build (src/tools/build/first-load/drawn-pages.ts): React takes over the elements
// as they are, by rendering what the build rendered, and then what browser and installation say.
import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import * as limits from '#base/limits.gen.ts'
import { createStore } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { Router } from '#shell/routing/router.ts'
import { matchedRoute, type RouteMatch } from '#shell/routing/route-match.ts'
import type { FactSources } from '#shell/state/facts.ts'
import { createPortalStore, type PortalStore } from '#shell/state/portal-state.ts'
import type { PortalProps } from './page-mode.ts'
import { Portal } from '../portal.tsx'

/** A width of each view, in CSS pixels. */
const WIDTHS: Record<string, number> = {
  mobile: limits['mobile-max'].value,
  tablet: limits['tablet-max'].value,
  desktop: limits['tablet-max'].value + 1,
}

/** The state that a page is drawn with: a visitor with this device ("mobile-ios"), nothing known of the installation. */
export function drawnState(manifest: Manifest, device: string): PortalStore {
  const [view = '', os] = device.split('-')
  const surroundings = {
    platform: 'web',
    os: os as FactSources['os'],
    width: WIDTHS[view]!,
    publicFlags: {},
  } as const
  // Of no time: what is drawn today is read on other days.
  const state = createPortalStore(manifest, surroundings, () => NaN)
  state.sessionChanged({ mode: 'anonymous' })
  return state
}

/** Takes over the page for this device; undefined if there is none, or if the router shows another one. */
export function takeOver(portal: PortalProps): Root | undefined {
  const { dataset } = document.documentElement
  const device = dataset['drawn']
  const container = device ? document.querySelector<HTMLElement>(`.drawn.${device}`) : null
  if (!device || !container) return undefined
  if (matchedRoute(portal.router.get().result)?.path !== container.dataset['path']) return undefined
  container.className = ''
  for (const other of document.querySelectorAll('.drawn, #root, .boot-message')) other.remove()
  container.id = 'root'
  let root: Root | undefined
  // A transition: React works in short tasks, and the page scrolls and takes presses meanwhile.
  startTransition(() => {
    root = hydrateRoot(container, <TakenOver container={container} portal={portal} device={device} />, {
      // If something differs all the same, React draws it again.
      onRecoverableError: (error) => portal.services.report(error),
    })
  })
  return root
}

interface TakenOverProps {
  container: HTMLElement
  portal: PortalProps
  device: string
}

function TakenOver({ container, portal, device }: TakenOverProps) {
  const [drawn, setDrawn] = useState<PortalProps | undefined>(() => asDrawn(portal, device))
  useEffect(() => startTransition(() => setDrawn(undefined)), [])
  useEffect(() => {
    if (drawn) return
    delete document.documentElement.dataset['drawn']
    // A button that was pressed before there was a script to hear it.
    const pressedButton = container.querySelector<HTMLElement>('[data-pressed]')
    delete pressedButton?.dataset['pressed']
    pressedButton?.click()
  }, [container, drawn])
  return <Portal {...(drawn ?? portal)} />
}

function asDrawn({ services, router, ...rest }: PortalProps, device: string): PortalProps {
  const { settings, state } = services
  const now = router.get()
  const shown = { ...now, location: { ...now.location, search: '', hash: '' }, preventScrollReset: true }
  const still: Router<RouteMatch> = { ...router, get: () => shown, subscribe: () => () => {} }
  return {
    ...rest,
    router: still,
    services: {
      ...services,
      settings: { ...settings, links: {} },
      dismissed: createStore<readonly string[]>([]),
      state: drawnState(state.get().manifest, device),
    },
  }
}
