// Where a notice belongs: at the page where the move it explains ends. Leaving that page takes it away.
import type { Router } from './router/router.ts'
import type { Store } from './store.ts'

export interface NoticeLeft {
  text: string
  /** Key of the location it is shown at, once that is reached. */
  at?: string
}

/** Follows the router itself: what React has rendered lags behind it during a move. */
export function followNotice(
  notice: Store<NoticeLeft | undefined>,
  router: Pick<Router<unknown>, 'get' | 'subscribe'>,
): void {
  const settle = () => {
    const left = notice.get()
    if (!left) return
    const { place, isMoving } = router.get()
    if (left.at === undefined) {
      if (!isMoving) notice.set({ text: left.text, at: place.key })
    } else if (left.at !== place.key) notice.set(undefined)
  }
  router.subscribe(settle)
  notice.subscribe(settle)
}
