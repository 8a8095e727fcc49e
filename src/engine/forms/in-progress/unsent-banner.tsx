// A form that was begun and not sent, in a row above the empty form: what it is, who saved it when, whether to go on with it.
import type { ReadForm } from '../drafts.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { formatInstant } from '#ui/figures/instants.ts'
import { confirmChange } from '#ui/modals/confirm-change.tsx'
import type { FormInProgress } from './use-form-in-progress.ts'
import { useStartAgain } from './use-start-again.ts'
import notice from '#ui/notice.module.css'
import layout from '#ui/layout.module.css'
import css from './form-in-progress.module.css'

interface UnsentBannerProps<A> {
  found: ReadForm<A>
  form: Pick<FormInProgress<A>, 'discard'>
  /** "£5,000.00 into Amelia Hart Savings" */
  what: string
  onContinue: () => void
  /** The form has been taken away. */
  onDiscarded: () => void
}

export function UnsentBanner<A>({ found, form, what, onContinue, onDiscarded }: UnsentBannerProps<A>) {
  const { userName } = usePortal()
  const { state, discard } = useStartAgain(form, onDiscarded)
  const isReadable = found.answers !== undefined
  const saved = `${found.savedBy === userName ? 'Last saved' : `Last saved by ${found.savedBy}`} on ${formatInstant(found.savedAt)}.`
  return (
    <section className={`${notice.info} ${css.unsent}`} aria-label="Not sent">
      <p>
        <strong>{isReadable ? `${what}, not sent.` : 'A form that was not sent.'}</strong>{' '}
        {isReadable ? saved : `${saved} The saved answers couldn’t be read.`} What you enter below takes its
        place.
      </p>
      {state === 'failed' && <p role="alert">We couldn’t discard it. Nothing has changed: try once more.</p>}
      <div className={layout.row}>
        {isReadable && <Button onClick={onContinue}>Finish it</Button>}
        <Button
          variant="quiet"
          busy={state === 'busy'}
          onClick={() =>
            isReadable
              ? confirmChange(
                  {
                    title: 'Discard what you typed?',
                    text: `${what}. Nothing was sent, and nothing will be.`,
                    keep: 'Keep it',
                    label: 'Discard',
                  },
                  discard,
                )
              : void discard()
          }
        >
          Discard
        </Button>
      </div>
    </section>
  )
}
