// Sending a form in progress once, by its key: what is stored is sent, and how it ended is said wherever somebody is then.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { toasts } from '#ui/toasts/toasts.ts'
import type { ApiError } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { requestOutcome } from '#http/requests.ts'
import { usePortal } from '#screen-api/portal.ts'
import type { ReadForm } from '../drafts.ts'
import type { FormInProgress } from '../in-progress/use-form-in-progress.ts'
import { findOut, sendOnce, type Sending } from './sending.ts'
import { sentForm } from './sent-form.ts'

/** A person who has left the form is not taken to the provider; it follows that the form was not sent. */
const LEFT_FORM = { failed: 'It needs your password. Open it again to send it.' }

type Ended<Result> = Sending | { phase: 'sent'; result: Result }

interface SendingOptions<Values, Result> {
  kept: Pick<FormInProgress<Values>, 'submit' | 'settled' | 'ended'>
  /** Is the form still on the page? */
  isShown: () => boolean
  send: (stored: ReadForm<Values>) => Promise<Result>
  /** The schema of the answer to `send`; if no answer came, it is asked for by its key. */
  answerSchema: ZodMiniType<Result>
  errorMessage: (error: ApiError) => string | undefined
  onStart: () => void
  /** Takes the answer in, also of somebody who has left meanwhile. */
  onArrived?: (result: Result) => void
  /** For somebody who is still there. */
  onEnded: (ended: Ended<Result>) => void
  /** What somebody reads who has left meanwhile, once it has arrived. */
  arrived?: string
}

export function useSending<Values, Result>(options: SendingOptions<Values, Result>) {
  const { kept, isShown, send, answerSchema, errorMessage, onStart, onArrived, onEnded, arrived } = options
  const api = useApi()
  const queryClient = useQueryClient()
  const { signInAgain } = usePortal()
  const [sending, setSending] = useState<Sending>({ phase: 'idle' })
  const isBusy = sending.phase === 'sending'

  const finish = (ended: Ended<Result>) => {
    if (ended.phase === 'sent') {
      onArrived?.(ended.result)
      kept.ended()
      // What was sent changes accounts, tasks, the inbox and lists.
      void queryClient.invalidateQueries({ queryKey: [api.actor] })
    }
    if (!isShown()) return notifyAfterLeaving(ended, arrived)
    onEnded(ended)
    if (ended.phase !== 'sent') setSending(ended)
  }
  const outcome = (key: string) => requestOutcome(api, key, answerSchema)
  const start = async () => {
    if (isBusy) return
    setSending({ phase: 'sending' })
    onStart()
    let sent: ReadForm<Values> | undefined
    const ended = await sendOnce<Result | undefined>({
      send: () =>
        kept.submit((stored) => {
          sent = stored
          return send(stored)
        }),
      outcome: () => outcome(sent?.key ?? ''),
      signInAgain: async () => (isShown() ? signInAgain(undefined, sent && sentForm(sent)) : LEFT_FORM),
      errorMessage,
    })
    if (ended.phase !== 'sent') return finish(ended)
    const { result } = ended
    finish(result === undefined ? { phase: 'unsaved' } : { phase: 'sent', result })
  }
  const ask = async () => {
    const stored = await kept.settled()
    if (stored) finish(await findOut(() => outcome(stored.key)))
  }
  return { sending, isBusy, start: () => void start(), ask: () => void ask() }
}

/** Says how it ended where somebody has left a form while it was on its way. */
function notifyAfterLeaving(
  ended: Sending | { phase: 'sent' },
  arrived = 'The form that you left has arrived.',
): void {
  if (ended.phase === 'sent') toasts.success(arrived)
  else if (ended.phase === 'unknown')
    toasts.warning(
      'We don’t know whether the form that you left arrived. You can open it again and send it. We never carry it out twice.',
    )
  else if (ended.phase === 'refused') toasts.error(`The form that you left was not sent. ${ended.message}`)
  else toasts.error('The form that you left was not sent. Open it again to send it.')
}
