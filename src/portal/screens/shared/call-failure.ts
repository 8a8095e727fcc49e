// What a person reads when a change that was made right away did not work.
import { isRefusal } from 'portal-engine/http/client.ts'
import type { ApiCall, ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'

/**
 * A sentence for a failed call; `doing` completes "We couldn’t …". Refused and not known are two different things: only after the
 * second one may something have changed.
 */
export function callFailure<C extends ApiCall>(
  call: C,
  messages: ErrorMessages<C>,
  error: unknown,
  doing: string,
): string {
  const message = errorMessage(call, messages, error)
  if (message !== undefined) return message
  if (isRefusal(error)) return `We couldn’t ${doing}. Nothing has changed. Please try again.`
  return `We don’t know whether this arrived. Look at where it stands now before you try again.`
}
