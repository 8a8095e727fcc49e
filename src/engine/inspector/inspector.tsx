// The small button, the shortcuts, and whether the inspector is open. Closing it gives the page back to the session.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BlockedExit } from './page/blocked-exit.tsx'
import { Dock } from './dock.tsx'
import type { Portal, OverrideState } from './person/override-state.ts'
import type { Chosen } from './person/fact-override.ts'
import { before, setPageState, savePageState, pageState } from './page-state.ts'
import { chosenIn } from './person/shared-address.ts'
import { useShortcut } from './use-shortcut.ts'

interface InspectorProps {
  portal: Portal
  override: OverrideState
  host: HTMLElement
}

export function Inspector({ portal, override, host }: InspectorProps) {
  const [isOpen, setIsOpen] = useState(before?.isOpen ?? false)
  useReopening(isOpen, override)
  useSharedAddress(portal, override, () => setIsOpen(true))
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const close = useCallback(() => {
    if (Object.keys(override.chosen.get()).length > 0) override.override({})
    setIsOpen(false)
  }, [override])
  useShortcut('KeyI', () => {
    if (!isOpen) setIsOpen(true)
    else if (host.shadowRoot?.activeElement) close()
    else host.shadowRoot?.querySelector<HTMLElement>('[data-first]')?.focus()
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <aside aria-label="Inspector">
      {isOpen ? (
        <>
          <BlockedExit exit={override.blockedExit} />
          <Dock portal={portal} override={override} host={host} close={close} />
        </>
      ) : (
        <button
          type="button"
          ref={button}
          className="opener"
          title="Inspector (Alt+Shift+I)"
          aria-label="Open the inspector"
          aria-keyshortcuts="Alt+Shift+I"
          onClick={() => setIsOpen(true)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 5c-5 0-8.5 4.5-9.5 7 1 2.500 4.500 7 9.500 7s8.500-4.500 9.500-7c-1-2.500-4.500-7-9.500-7z" />
            <circle cx="12" cy="12" r="3" />
          </svg>
        </button>
      )}
    </aside>
  )
}

/** A new screen loads the page again, and so does a development server that starts again. */
function useReopening(isOpen: boolean, override: OverrideState): void {
  useEffect(() => {
    const leave = () => {
      setPageState('chosen', override.chosen.get())
      savePageState(isOpen)
    }
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isOpen, override])
}

/** Pretends what the address of a page says, once for each address, and after any sign-in that the page asks for. */
function useSharedAddress({ router }: Portal, override: OverrideState, open: () => void): void {
  const seen = useRef<string>(undefined)
  const { location, result } = useSyncExternalStore(router.subscribe, router.get)
  useEffect(() => {
    if (result === undefined || seen.current === location.search) return
    const isFirst = seen.current === undefined
    seen.current = location.search
    const shared = chosenIn(location.search) ?? (isFirst ? pageState<Chosen>('chosen') : undefined)
    if (!shared || Object.keys(shared).length === 0) return
    override.override(shared)
    open()
  })
}
