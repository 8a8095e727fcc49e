// Asks the person, once for each token that runs out, whether they want to go on.
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { isSignedIn } from '#session/types.ts'
import { loadModals } from '#ui/modals/modal-host.tsx'
import { modals } from '#ui/modals/modals.ts'
import { useServices, useSession } from './portal-services.tsx'

const load = () => import('./session-countdown.tsx')
const SessionCountdown = lazy(load)

const KEY = 'session-expiring'
const isOpen = () => modals.isOpen(KEY)

/** Renders nothing itself: the dialog stands on the stack of modals, above all others. */
export function SessionExpiring() {
  const { countdown } = useServices().session
  const isAsked = useSyncExternalStore(countdown.subscribe, () => countdown.get().phase !== 'none')
  const isShown = useSyncExternalStore(modals.subscribe, isOpen)
  const opened = useRef('')
  useEffect(() => {
    if (isAsked && !isShown) opened.current = open()
    if (!isAsked) modals.close(opened.current)
  }, [isAsked, isShown])
  useEarlyCode(isSignedIn(useSession()))
  return null
}

/** Fetches the dialog's code while there is time: the person must be asked without the network too. */
function useEarlyCode(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => void Promise.all([load(), loadModals()]).catch(() => undefined), 30_000)
    return () => clearTimeout(timer)
  }, [isWanted])
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
