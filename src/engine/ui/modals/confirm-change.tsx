// Asks before something is ended or taken away; stays open and busy until it is done or has failed.
import { useState } from 'react'
import { Button } from '../button.tsx'
import { modals } from './modals.ts'
import layout from '../layout.module.css'

interface Question {
  title: string
  text: string
  keep: string
  label: string
}

/** Opens a dialog; the work is done when the person confirms. `after`: once the dialog has gone. */
export function confirmChange(question: Question, work: () => Promise<unknown>, after?: () => void): void {
  modals.open({
    key: 'confirm-change',
    title: question.title,
    content: (close) => <Confirmation {...question} work={work} close={close} after={after} />,
  })
}

function Confirmation({
  text,
  keep,
  label,
  work,
  close,
  after,
}: Question & { work: () => Promise<unknown>; close: () => void; after: (() => void) | undefined }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <div className={layout.stack5}>
      <p>{text}</p>
      <div className={layout.row}>
        <Button data-autofocus onClick={close}>
          {keep}
        </Button>
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            void work().finally(() => {
              close()
              if (after) setTimeout(after)
            })
          }}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
