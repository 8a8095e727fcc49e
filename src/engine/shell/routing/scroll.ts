// Restores scroll positions: a new page starts at the top or at its anchor; Back, Forward and a reload return to the
// earlier position.
import { useLayoutEffect } from 'react'
import { decodeSegment } from '#manifest/paths.ts'
import type { Router, RouterState } from './router.ts'

/** Pixels from the top, by location key. */
export type ScrollPositions = ReadonlyMap<string, number>

/** Stores the positions for the next document in this tab. */
export interface KeptPositions {
  scrollPositions(): Record<string, number> | undefined
  keepScrollPositions(positions: Record<string, number>): void
}

/** Records the position at which the person leaves each page. */
export function followScroll(
  router: Pick<Router<unknown>, 'get' | 'subscribe'>,
  kept: KeptPositions,
): ScrollPositions {
  const positions = new Map(Object.entries(kept.scrollPositions() ?? {}))
  // Updated on scroll: reading scrollY during a navigation would force a layout.
  let position = 0
  const note = () => {
    const { result, location } = router.get()
    // Before the first page is shown there is no position to record.
    if (result) positions.set(location.key, position)
  }
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      // A hidden body has no height, so its position is 0.
      if (!document.body.hidden) position = scrollY
    },
    { passive: true },
  )
  router.subscribe(() => router.get().isNavigating && note())
  addEventListener('pagehide', () => {
    note()
    kept.keepScrollPositions(Object.fromEntries(positions))
  })
  return positions
}

/** Scrolls a page that has just been rendered to its position. */
export function useScroll(
  { location, result, preventScrollReset }: RouterState<unknown>,
  positions: ScrollPositions,
): void {
  const isLoaded = result !== undefined
  useLayoutEffect(() => {
    if (!isLoaded) return
    const position = positions.get(location.key)
    const element =
      location.hash === '' ? null : document.getElementById(decodeSegment(location.hash.slice(1)))
    if (position !== undefined) scrollTo(0, position)
    else if (element) element.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [isLoaded, location, preventScrollReset, positions])
}
