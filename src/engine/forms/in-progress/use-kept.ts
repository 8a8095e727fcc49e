// What saves by itself is an open form: the browser asks before it leaves what is not saved, and a screen, a page or a session
// that goes saves first what waits for its pause.
import { useEffect } from 'react'
import { registerOpenForm, type OpenForm } from '#base/browser/open-forms.ts'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'

/** `save` and `kept` are those of one autosave. */
export function useKept(save: OpenForm['save'], kept: OpenForm['kept'], isUnsaved: boolean): void {
  useUnsavedChanges(isUnsaved)
  useEffect(() => {
    const release = registerOpenForm({ save, kept })
    window.addEventListener('pagehide', save)
    return () => {
      release()
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save, kept])
}
