// Binds a notice to the page on which the current navigation ends, and removes it when the person leaves that page.
import type { Store } from '#base/state/store.ts'
import type { Router } from './router.ts'

export interface PageNotice {
  text: string
  /** Key of the location that shows it; undefined until the navigation has ended. */
  locationKey?: string
}

/** Subscribes to the router, because React's rendering lags behind it during a navigation. */
export function bindNotice(
  notice: Store<PageNotice | undefined>,
  router: Pick<Router<unknown>, 'get' | 'subscribe'>,
): void {
  const update = () => {
    const current = notice.get()
    if (!current) return
    const { location, isNavigating } = router.get()
    if (current.locationKey === undefined) {
      if (!isNavigating) notice.set({ text: current.text, locationKey: location.key })
    } else if (current.locationKey !== location.key) notice.set(undefined)
  }
  router.subscribe(update)
  notice.subscribe(update)
}
