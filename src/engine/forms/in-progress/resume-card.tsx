// On return to a form in progress: who saved it when, and whether to go on with it or to start again.
import type { ReadForm } from '../drafts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatInstant } from '#ui/figures/instants.ts'
import { usePortal } from '#screen-api/portal.ts'
import type { FormInProgress } from './use-form-in-progress.ts'
import { useStartAgain } from './use-start-again.ts'
import layout from '#ui/layout.module.css'

interface ResumeCardProps<A> {
  found: ReadForm<A>
  form: Pick<FormInProgress<A>, 'discard'>
  onContinue: () => void
  /** The form has been taken away. */
  onStartAgain: () => void
}

/** On return to a form in progress: go on with it, or start again. */
export function ResumeCard<A>({ found, form, onContinue, onStartAgain }: ResumeCardProps<A>) {
  const { userName } = usePortal()
  const { state, startAgain } = useStartAgain(form, onStartAgain)
  const isReadable = found.answers !== undefined
  return (
    <Card title={`You started this on ${formatInstant(found.startedAt)}`}>
      <div className={layout.stack4}>
        <p>
          {found.savedBy === userName ? 'Last saved' : `Last saved by ${found.savedBy}`} on{' '}
          {formatInstant(found.savedAt)}.
          {!isReadable && ' The saved answers couldn’t be read, so please start again.'}
        </p>
        {state === 'failed' && (
          <p role="alert">We couldn’t start again. Nothing has changed: try once more.</p>
        )}
        <div className={layout.row}>
          {isReadable && (
            <Button variant="primary" onClick={onContinue}>
              Continue
            </Button>
          )}
          <Button variant={isReadable ? 'secondary' : 'primary'} busy={state === 'busy'} onClick={startAgain}>
            Start again
          </Button>
        </div>
      </div>
    </Card>
  )
}
