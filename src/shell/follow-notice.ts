// Where a notice belongs: at the page where the move it explains ends. Leaving that page takes it away.
import type { Store } from './store.ts'

export interface NoticeLeft {
  text: string
  /** Key of the location it is shown at, once that is reached. */
  at?: string
}

interface RouterState {
  initialized: boolean
  location: { key: string }
  navigation: { state: string }
  revalidation: string
}

interface Router {
  state: RouterState
  subscribe(listener: (state: RouterState) => void): unknown
}

/** Follows the router itself: what React has rendered lags behind it during a move. */
export function followNotice(notice: Store<NoticeLeft | undefined>, router: Router): void {
  const place = ({ initialized, location, navigation, revalidation }: RouterState) => {
    const left = notice.get()
    if (!left) return
    if (left.at === undefined) {
      const hasArrived = initialized && navigation.state === 'idle' && revalidation === 'idle'
      if (hasArrived) notice.set({ text: left.text, at: location.key })
    } else if (left.at !== location.key) notice.set(undefined)
  }
  router.subscribe(place)
  notice.subscribe(() => place(router.state))
}
