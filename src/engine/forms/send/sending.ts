// Sending a form once: what can happen, and what to do when it is not known whether it arrived. Pure of React.
import { ApiError, isRefusal } from '#http/client.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'

export type Sending =
  | { phase: 'idle' | 'sending' }
  /** No answer says whether it has arrived. `waitSeconds`: the API is busy, and asked to wait. */
  | { phase: 'unknown'; waitSeconds?: number | undefined }
  /** Asked by its key: nothing has arrived. */
  | { phase: 'not-arrived' }
  /** Not sent: the latest answers are not saved. */
  | { phase: 'unsaved' }
  /** Not sent: the API refused it, or no sign-in could be begun. */
  | { phase: 'refused'; message: string }

export interface SendingPorts<Result> {
  send(): Promise<Result>
  /**
   * What became of the call with this form's key; undefined where it never arrived. Throws an ApiError. A call without a
   * key cannot be asked about.
   */
  outcome?(): Promise<Result | undefined>
  signInAgain(): Promise<'redirecting' | { failed: string }>
  /** A sentence for an error that the call declares, and for no other. */
  errorMessage?(error: ApiError): string | undefined
  /** The sentence where it was refused otherwise. */
  refused?: string
}

/** Sends, and says how it ended. A redirect to the provider stays `sending`: the page goes away. */
export async function sendOnce<Result>(
  ports: SendingPorts<Result>,
): Promise<Sending | { phase: 'sent'; result: Result }> {
  try {
    return { phase: 'sent', result: await ports.send() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { kind, answer } = error
    if (kind !== 'status') return { phase: 'unknown' }
    if (answer?.reason === NEEDS_FRESH_SIGN_IN) {
      const asked = await ports.signInAgain()
      return asked === 'redirecting' ? { phase: 'sending' } : { phase: 'refused', message: asked.failed }
    }
    // An earlier state of this form has arrived already.
    if (answer?.reason === 'idempotency-key-reused' && ports.outcome) return findOut(ports.outcome)
    const message = ports.errorMessage?.(error)
    if (message !== undefined) return { phase: 'refused', message }
    if (isRefusal(error)) return { phase: 'refused', message: ports.refused ?? refusedWithoutReason }
    return unlessArrived(error, ports)
  }
}

/** An answer that says nothing of it: the key is asked. */
async function unlessArrived<Result>(
  { status = 0, waitSeconds }: ApiError,
  { outcome }: Pick<SendingPorts<Result>, 'outcome'>,
): Promise<Sending | { phase: 'sent'; result: Result }> {
  const found = status < 500 && outcome ? await findOut(outcome) : undefined
  return found?.phase === 'sent' ? found : { phase: 'unknown', waitSeconds }
}

/** Has it arrived? */
export async function findOut<Result>(
  outcome: () => Promise<Result | undefined>,
): Promise<Sending | { phase: 'sent'; result: Result }> {
  try {
    const result = await outcome()
    return result === undefined ? { phase: 'not-arrived' } : { phase: 'sent', result }
  } catch {
    return { phase: 'unknown' }
  }
}

/** A person who has left the page is not taken to the provider. */
export const LEFT = { failed: 'You left before we could ask for your password, so nothing was sent.' }

const refusedWithoutReason = 'We could not accept this. Nothing was sent. Check your answers, or call us.'
