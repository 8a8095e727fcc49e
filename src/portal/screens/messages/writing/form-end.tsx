// The end of a message that is written: its files, whether the draft is kept, and the button that sends it.
import type { ReactNode } from 'react'
import type { NewAttachment } from '#http/attachments.ts'
import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/forms/file-picker.tsx'
import type { DraftState } from './draft-autosave.ts'
import css from './message-form.module.css'
import layout from '#ui/layout.module.css'

const words: Record<DraftState, string> = {
  untouched: '',
  unsaved: 'Draft not saved yet',
  saving: 'Saving draft…',
  saved: 'Draft saved',
  failed: '',
}

/** Says whether what is being written has been saved. Only a failure is read out. */
function DraftLine({ state }: { state: DraftState }) {
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

interface FormEndProps {
  filesId: string
  files: NewAttachment[]
  onFiles: (files: NewAttachment[]) => void
  problem: string | undefined
  draft: DraftState
  /** On the button that sends. */
  action: string
  isSending: boolean
  /** More buttons. */
  children?: ReactNode
}

export function FormEnd(props: FormEndProps) {
  const { filesId, files, onFiles, problem, draft, action, isSending, children } = props
  return (
    <>
      <FilePicker
        id={filesId}
        label="Attachments (optional)"
        hint="A draft doesn’t keep attachments."
        files={files}
        onChange={onFiles}
        problem={problem}
      />
      <div className={layout.centredRow}>
        <Button type="submit" variant="primary" busy={isSending}>
          {action}
        </Button>
        {children}
        <DraftLine state={draft} />
      </div>
    </>
  )
}
