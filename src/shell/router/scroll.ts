// Where pages were scrolled to: a new page starts at its top or at the part its address names, one gone back to where
// it was left, after a reload too.
import { useLayoutEffect } from 'react'
import { decodeStep } from '#manifest/paths.ts'
import type { Router, RouterState } from './router.ts'

/** Pixels from the top, by the key of the place. */
export type ScrollPositions = ReadonlyMap<string, number>

/** Positions handed on from one document of this tab to the next. */
export interface KeptPositions {
  scrollPositions(): Record<string, number> | undefined
  keepScrollPositions(positions: Record<string, number>): void
}

/** Notes where each page is left. */
export function followScroll(
  router: Pick<Router<unknown>, 'get' | 'subscribe'>,
  kept: KeptPositions,
): ScrollPositions {
  const positions = new Map(Object.entries(kept.scrollPositions() ?? {}))
  // Kept from the last scrolling: to ask while a page is left would have it laid out once more.
  let position = 0
  const note = () => {
    const { page, place } = router.get()
    // A page that is not there yet says nothing of where it was left.
    if (page) positions.set(place.key, position)
  }
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      // A hidden page has no length, and so no position.
      if (!document.body.hidden) position = scrollY
    },
    { passive: true },
  )
  router.subscribe(() => router.get().isMoving && note())
  addEventListener('pagehide', () => {
    note()
    kept.keepScrollPositions(Object.fromEntries(positions))
  })
  return positions
}

/** Scrolls to where the page that has just been drawn belongs. */
export function useScroll(
  { place, page, keepsScroll }: RouterState<unknown>,
  positions: ScrollPositions,
): void {
  const isThere = page !== undefined
  useLayoutEffect(() => {
    if (!isThere) return
    const left = positions.get(place.key)
    const part = place.hash === '' ? null : document.getElementById(decodeStep(place.hash.slice(1)))
    if (left !== undefined) scrollTo(0, left)
    else if (part) part.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [isThere, place, keepsScroll, positions])
}
