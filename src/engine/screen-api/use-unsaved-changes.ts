// Lets a form report that it has unsaved changes.
import { useEffect } from 'react'
import { holdUnsavedChanges } from '#base/browser/unsaved-changes.ts'

/** While true, the browser asks before it leaves the page, and the portal before it reloads it. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const release = holdUnsavedChanges()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      release()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}
