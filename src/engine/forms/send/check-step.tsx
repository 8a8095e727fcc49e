// The second step of a form: the answers once more, each with a way to change it, what they lead to, and the button that
// sends them.
import { useQueryClient } from '@tanstack/react-query'
import { refetch } from '#http/query.ts'
import { useApi } from '#http/context.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { SavedLine } from '../in-progress/saved-line.tsx'
import type { FormInProgress } from '../in-progress/use-form-in-progress.ts'
import { summaryOf, toSend, wordsOf } from '../form-logic.ts'
import type { FormDefinition, SummaryRow } from '../form-definition.ts'
import { SendingLine } from './sending-line.tsx'
import { useGoOn, useIsConfirmed } from './sent-form.ts'
import { useSending } from './use-sending.ts'
import notice from '#ui/notice.module.css'
import css from './send-form.module.css'

interface CheckStepProps<Values extends object, Sent extends object, Result> {
  form: FormDefinition<Values, Sent, Result>
  kept: FormInProgress<Values>
  /** Is the form still on the page? */
  isShown: () => boolean
  values: Values
  /** The page has opened here: somebody is back from a sign-in, or has loaded it again. */
  hasReturned: boolean
  /** Back to the fields; to the one of a question, where it is named. */
  onChange: (question?: string) => void
  /** The server has refused it, and why; undefined as it is sent. */
  onRefused: (message: string | undefined) => void
  onSent: (result: Result) => void
}

export function CheckStep<Values extends object, Sent extends object, Result>(
  props: CheckStepProps<Values, Sent, Result>,
) {
  const { form, kept, values, isShown, onSent, onChange, onRefused } = props
  const { consequences, needsFreshSignIn } = form
  const checkTitle = wordsOf(form.checkTitle, values) ?? 'Check your answers'
  const sendLabel = wordsOf(form.sendLabel, values)
  const rows = summaryOf(form, values)
  const api = useApi()
  const queryClient = useQueryClient()
  const { asksForSignIn } = usePortal()
  const goesOn = useIsConfirmed(kept.stored)
  const hasReturned = props.hasReturned && !goesOn
  const opening = useFocusOnShow<HTMLHeadingElement & HTMLParagraphElement>()
  const { sending, isBusy, start, ask } = useSending({
    kept,
    isShown,
    send: ({ key }) => form.send(api, toSend(form, values), key),
    answerSchema: form.answerSchema,
    errorMessage(error) {
      void refetch(queryClient, api, form.outdated ?? [])
      return form.errorMessage(error, values)
    },
    onStart: () => onRefused(undefined),
    onEnded(ended) {
      if (ended.phase === 'sent') onSent(ended.result)
      else if (ended.phase === 'refused') onRefused(ended.message)
    },
  })
  useGoOn(goesOn, start)
  const needsSignIn =
    typeof needsFreshSignIn === 'function' ? needsFreshSignIn(values) : needsFreshSignIn === true
  return (
    <Card>
      <h3 ref={hasReturned ? undefined : opening} tabIndex={-1} className={css.heading}>
        {checkTitle}
      </h3>
      {hasReturned && (
        <p ref={opening} tabIndex={-1} role="status" className={`${notice.info} ${css.waiting}`}>
          Not sent yet. Check it and press “{sendLabel}”.
        </p>
      )}
      <CheckRows rows={rows} disabled={isBusy} onChange={onChange} />
      {consequences?.(values)}
      {needsSignIn && asksForSignIn() && (
        <p className={css.before}>You’ll be asked for your password before it is sent.</p>
      )}
      <SendingLine sending={sending} onAsk={ask} />
      <div className={css.actions}>
        <Button variant="primary" busy={isBusy} onClick={start}>
          {sendLabel}
        </Button>
        {rows.every(({ question }) => question === undefined) && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onChange()}>
            Change answers
          </Button>
        )}
      </div>
      <SavedLine form={kept} />
    </Card>
  )
}

interface CheckRowsProps {
  rows: readonly SummaryRow[]
  disabled: boolean
  onChange: (question: string) => void
}

/** The answers of a form, each with a button that leads to its question. */
function CheckRows({ rows, disabled, onChange }: CheckRowsProps) {
  return (
    <dl className={css.answers}>
      {rows.map(({ label, value, question }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {question !== undefined && (
            <dd className={css.edit}>
              <Button variant="quiet" disabled={disabled} onClick={() => onChange(question)}>
                Change<span className="visually-hidden"> {label}</span>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
