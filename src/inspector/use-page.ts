// What the page shows now: manifest, facts and route.
import { useMemo, useSyncExternalStore } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { factsOf } from '#shell/facts.ts'
import { useStore } from '#shell/portal-services.tsx'
import { routeShown } from '#shell/shown.ts'
import type { Portal } from './pretending.ts'

export interface PageNow {
  manifest: Manifest
  /** As the page is shown, with the area. */
  facts: Facts
  /** As the session has them. */
  live: Facts
  route: string | undefined
}

export function usePage({ state, router }: Portal): PageNow {
  const { manifest, facts, world } = useStore(state)
  const route = useSyncExternalStore(router.subscribe, () => routeShown(router.get().page)?.id)
  return useMemo(() => {
    const area = manifest.routes.find(({ id }) => id === route)?.area
    return {
      manifest,
      facts: { ...facts, area: facts.area ?? area },
      live: { ...factsOf(world, manifest), area },
      route,
    }
  }, [manifest, facts, world, route])
}
