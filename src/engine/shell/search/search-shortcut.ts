// Ctrl+K or ⌘K opens the search, where the manifest shows it.
import { useEffect } from 'react'
import { isSearchKey } from './search-keys.ts'

export function useSearchShortcut(open: (() => void) | undefined): void {
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
}
