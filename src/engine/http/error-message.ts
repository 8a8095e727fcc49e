// What a person reads when the API answers a call with an error, by the reason that the call declares.
import { ApiError, isRefusal } from './client.ts'
import type { ApiCall, ErrorMessages, ReasonOf } from './contract.ts'

/** Why was this call answered with an error? Undefined for a reason that it does not declare, and for every other failure. */
export function reasonOf<C extends ApiCall>(call: C, error: unknown): ReasonOf<C> | undefined {
  const response = error instanceof ApiError ? error.answer : undefined
  const declared = call.errors?.find(({ name }) => name === response?.reason)
  const details = declared?.details.safeParse(response?.body)
  return details?.success ? ({ ...details.data, reason: declared!.name } as ReasonOf<C>) : undefined
}

/** The sentence for this error, if the call declares its reason. `about` is given to those sentences that need more. */
export function errorMessage<C extends ApiCall, About extends unknown[] = []>(
  call: C,
  messages: ErrorMessages<C, About>,
  error: unknown,
  ...about: About
): string | undefined {
  const answer = reasonOf(call, error) as { reason: string } | undefined
  if (!answer) return undefined
  const message = (messages as Record<string, string | ((details: object, ...about: About) => string)>)[
    answer.reason
  ]
  return typeof message === 'function' ? message(answer, ...about) : message
}

/** Is it certain that this call was not carried out? */
export const wasRefused = <C extends ApiCall>(call: C, error: unknown): boolean =>
  isRefusal(error) || reasonOf(call, error) !== undefined
