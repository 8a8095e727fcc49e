// The person made up over the live session: sets their facts, lets the guards run again, and keeps the tab here when
// that person would be led out of the portal.
import type { Doors } from '#shell/admit.ts'
import type { PortalStore } from '#shell/portal-state.ts'
import type { Router } from '#shell/router/router.ts'
import { makeStore, type Store } from '#shell/store.ts'
import { routeShown, type ScreenShown } from '#shell/shown.ts'
import { pretenceOf, type Chosen } from './pretence.ts'

export interface Portal {
  state: PortalStore
  router: Router<ScreenShown>
  doors: Pick<Doors, 'signIn' | 'leave'>
}

export interface Pretending {
  chosen: Store<Chosen>
  /** Where the person would have been led outside the portal, in words. */
  held: Store<string | undefined>
  /** The page on which this person was turned away when they were made up, and where that led. */
  led: Store<{ from: string; to: string } | undefined>
  /** Makes these facts those of the page; none of them is the live session again. */
  become(chosen: Chosen): void
}

export function makePretending({ state, router, doors }: Portal): Pretending {
  const chosen = makeStore<Chosen>({})
  const held = makeStore<string | undefined>(undefined)
  const led = makeStore<{ from: string; to: string } | undefined>(undefined)
  const idShown = () => routeShown(router.get().page)?.id
  const isLive = () => Object.keys(chosen.get()).length === 0
  const { signIn, leave } = doors
  doors.signIn = async (target) => {
    if (isLive()) return signIn(target)
    held.set(`${target}: this person would be asked to sign in, and come back here.`)
    return 'left'
  }
  doors.leave = (to) => {
    if (isLive()) return leave(to)
    held.set(
      'link' in to
        ? `This person would leave for the link “${to.link}”.`
        : `${to.olderApp}: this person would go on in the older app.`,
    )
  }
  const showAgain = async (from: string | undefined) => {
    await router.revalidate()
    const to = idShown()
    if (from !== undefined && to !== undefined && from !== to) led.set({ from, to })
  }
  return {
    chosen,
    held,
    led,
    become(next) {
      chosen.set(next)
      held.set(undefined)
      state.pretend(isLive() ? undefined : pretenceOf(next))
      const from = idShown()
      if (isLive()) led.set(undefined)
      void showAgain(from)
    },
  }
}
