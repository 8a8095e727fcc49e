// The second step of a form: the answers once more, what they lead to, and the button that sends them.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/http/context.ts'
import { requestOutcome } from '#api/http/requests.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import { SavedLine } from '../form-in-progress/saved-line.tsx'
import type { FormInProgress } from '../form-in-progress/use-form-in-progress.ts'
import { usePortal } from '../portal.ts'
import { findOut, sendOnce, type Sending } from './sending.ts'
import type { SendFormProps } from './send-form.tsx'
import { SendingLine } from './sending-line.tsx'
import { tellAfterLeaving } from './tell-after-leaving.ts'
import css from './send-form.module.css'

interface CheckStepProps<Answers, Field extends string, Result> extends Pick<
  SendFormProps<Answers, Field, Result>,
  'describe' | 'consequences' | 'sendLabel' | 'send' | 'answerSchema' | 'explain' | 'onSent'
> {
  form: FormInProgress<Answers>
  /** Is the form still on the page? */
  isShown: () => boolean
  answers: Answers
  /** Back to the fields. */
  onChange: () => void
  /** The server has refused it, and why; undefined as it is sent. */
  onRefused: (message: string | undefined) => void
}

export function CheckStep<Answers, Field extends string, Result>(
  props: CheckStepProps<Answers, Field, Result>,
) {
  const { form, answers, describe, consequences, sendLabel, send, answerSchema, explain } = props
  const { isShown, onSent, onChange, onRefused } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const { signInAgain } = usePortal()
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })

  const finish = (ended: Sending | { phase: 'sent'; result: Result }) => {
    if (ended.phase === 'sent') {
      form.ended()
      // What was sent changes accounts, allowances, tasks, the inbox and lists.
      void queryClient.invalidateQueries({ queryKey: [api.actor] })
    }
    if (!isShown()) return tellAfterLeaving(ended)
    if (ended.phase === 'sent') return onSent(ended.result)
    if (ended.phase === 'refused') onRefused(ended.message)
    setSending(ended)
  }
  const outcome = (key: string) => requestOutcome(api, key, answerSchema)
  const start = async () => {
    if (sending.phase === 'sending') return
    setSending({ phase: 'sending' })
    onRefused(undefined)
    const stored = await form.settled()
    if (!stored) return setSending({ phase: 'unsaved' })
    const { key } = stored
    finish(
      await sendOnce({
        send: () => send(answers, key),
        outcome: () => outcome(key),
        signInAgain: async () => (isShown() ? signInAgain() : 'failed'),
        explain: (refusal) => explain(refusal, answers),
      }),
    )
  }
  const ask = async () => {
    const stored = await form.settled()
    if (stored) finish(await findOut({ outcome: () => outcome(stored.key) }))
  }
  return (
    <Card>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        Check your answers
      </h3>
      <dl className={css.answers}>
        {describe(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {consequences?.(answers)}
      <SendingLine sending={sending} onAsk={() => void ask()} />
      <div className={css.actions}>
        <Button look="primary" busy={sending.phase === 'sending'} onClick={() => void start()}>
          {sendLabel}
        </Button>
        <Button look="quiet" disabled={sending.phase === 'sending'} onClick={onChange}>
          Change answers
        </Button>
      </div>
      <SavedLine form={form} />
    </Card>
  )
}
