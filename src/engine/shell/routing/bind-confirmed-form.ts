// A form whose person is just back with their password goes on by itself on the page where they come back, and nowhere later.
import type { Store } from '#base/state/store.ts'
import type { Router } from './router.ts'

export function bindConfirmedForm(
  confirmedForm: Store<string | undefined>,
  router: Pick<Router<unknown>, 'get' | 'subscribe'>,
): void {
  let page: string | undefined
  router.subscribe(() => {
    const { location, isNavigating } = router.get()
    if (isNavigating || confirmedForm.get() === undefined) return
    page ??= location.pathname
    if (page !== location.pathname) confirmedForm.set(undefined)
  })
}
