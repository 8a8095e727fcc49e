// Is the component still on the page? An answer that arrives later must not lead people away from where they are now.
import { useEffect, useRef } from 'react'

/** Is the component still on screen? To ask after a wait, before something is done there. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
