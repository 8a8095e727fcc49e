// Says whether what is being written has been saved. Only a failure is read out.
import type { DraftState } from './draft-autosave.ts'
import css from './message-form.module.css'

const words: Record<DraftState, string> = {
  untouched: '',
  unsaved: 'Draft not saved yet',
  saving: 'Saving draft…',
  saved: 'Draft saved',
  failed: '',
}

export function DraftLine({ state }: { state: DraftState }) {
  return (
    <p className={css.draft}>
      {words[state]}
      <span role="status">
        {state === 'failed' &&
          'We couldn’t save your draft. We’ll try again when you next type, so keep this page open.'}
      </span>
    </p>
  )
}
