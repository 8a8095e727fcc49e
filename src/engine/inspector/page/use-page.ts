// What the page shows now: manifest, facts and route.
import { useMemo, useSyncExternalStore } from 'react'
import { routeOf, type Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { matchedRoute } from '#shell/routing/route-match.ts'
import { factsOf } from '#shell/state/facts.ts'
import { useStore } from '#shell/state/portal-services.tsx'
import type { Portal } from '../person/override-state.ts'

export interface PageNow {
  manifest: Manifest
  /** As the page is shown, with the area. */
  facts: Facts
  /** As the session has them. */
  live: Facts
  route: string | undefined
}

export function usePage({ state, router }: Portal): PageNow {
  const { manifest, facts, sources } = useStore(state)
  const route = useSyncExternalStore(router.subscribe, () => matchedRoute(router.get().result)?.id)
  return useMemo(() => {
    const area = routeOf(manifest, route)?.area
    return {
      manifest,
      facts: { ...facts, area: facts.area ?? area },
      live: { ...factsOf(sources, manifest), area },
      route,
    }
  }, [manifest, facts, sources, route])
}
