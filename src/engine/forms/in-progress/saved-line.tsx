// Whether the answers of a form in progress have been saved; what could not be saved can be tried again.
import { Button } from '#ui/button.tsx'
import type { FormInProgress } from './use-form-in-progress.ts'
import css from './form-in-progress.module.css'

/** Are the answers of a form in progress saved? */
export function SavedLine({ form }: { form: Pick<FormInProgress<unknown>, 'saving' | 'changed' | 'retry'> }) {
  return (
    <p role="status" className={css.line}>
      {form.saving === 'unsaved' && 'Not saved yet'}
      {form.saving === 'saving' && 'Saving your answers…'}
      {form.saving === 'saved' && 'Your answers are saved. You can leave and come back.'}
      {form.saving === 'failed' && !form.changed && (
        <>
          We couldn’t save your answers. They are still on this page.
          <Button variant="quiet" icon="refresh" onClick={form.retry}>
            Try again
          </Button>
        </>
      )}
    </p>
  )
}
