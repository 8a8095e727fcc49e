// Ctrl+K or ⌘K opens the search, for everybody to whom the manifest shows the side panel.
import { useEffect } from 'react'
import { evaluate } from '#runtime/evaluate.ts'
import { usePortalState, useServices } from '../state/portal-services.tsx'
import { useArea } from '../state/use-portal-view.ts'
import { isSearchKey } from './search-keys.ts'

export function SearchShortcut() {
  const { manifest, encode, facts } = usePortalState()
  const { run } = useServices()
  const area = useArea()
  const { when, search } = manifest.header.panel
  const isOffered = search !== undefined && evaluate(manifest, when, encode({ ...facts, area })) === 'yes'
  useEffect(() => {
    if (!isOffered || !search) return
    const open = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      run(search.command)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [isOffered, search, run])
  return null
}
