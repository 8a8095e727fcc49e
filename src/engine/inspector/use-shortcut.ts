// The inspector's shortcuts.
import { useEffect, useRef } from 'react'

/** Alt, Shift and this key, wherever the focus is. */
export function useShortcut(code: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== code) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [code])
}
