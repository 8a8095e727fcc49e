// Opens the session-expiring dialog while the countdown runs.
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { isSignedIn } from '#session/types.ts'
import { modals } from '#ui/modals/modals.ts'
import { useServices, useSessionState } from '../state/portal-services.tsx'

const load = () => import('./session-countdown.tsx')
const SessionCountdown = lazy(load)

const KEY = 'session-expiring'
const isOpen = () => modals.isOpen(KEY)

/** Renders nothing itself: ModalHost draws the dialog above all others. */
export function SessionExpiring() {
  const { countdown } = useServices().session
  const isExpiring = useSyncExternalStore(countdown.subscribe, () => countdown.get().phase !== 'none')
  const isShown = useSyncExternalStore(modals.subscribe, isOpen)
  const opened = useRef('')
  useEffect(() => {
    if (isExpiring && !isShown) opened.current = open()
    if (!isExpiring) modals.close(opened.current)
  }, [isExpiring, isShown])
  usePreloadedDialog(isSignedIn(useSessionState()))
  return null
}

/** Loads the dialog's code early, so that the dialog opens without the network too. */
function usePreloadedDialog(isSignedInNow: boolean): void {
  useEffect(() => {
    if (!isSignedInNow) return
    const timer = setTimeout(() => void load().catch(() => undefined), 30_000)
    return () => clearTimeout(timer)
  }, [isSignedInNow])
}

const open = (): string =>
  modals.open({
    key: KEY,
    title: 'Your session is about to time out',
    dismissable: false,
    urgent: true,
    content: () => (
      <Suspense fallback={null}>
        <SessionCountdown />
      </Suspense>
    ),
  })
