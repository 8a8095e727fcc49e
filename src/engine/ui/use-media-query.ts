// Does a CSS media query hold now? Renders again when the answer changes. Not while a page is prerendered.
import { useCallback, useSyncExternalStore } from 'react'

/** Does a media query hold now? Draws again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
