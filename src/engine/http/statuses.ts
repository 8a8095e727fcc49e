// Which statuses a call of the product API can have, as its contract says.
import type { ApiCall } from './contract.ts'
import { NEEDS_FRESH_SIGN_IN } from './error-answer.ts'
import { ownerOnly } from './reasons.ts'

/** Reasons that follow from what a call declares in addition to its `errors`, or from what its parameters name. */
export const commonReasons: ReadonlySet<string> = new Set([
  NEEDS_FRESH_SIGN_IN,
  'idempotency-key-reused',
  ownerOnly.name,
])

/**
 * Every status below 500 that a call can have. 400 and 422: the request cannot be read, or names what does not go together;
 * 401: no valid token; 403: not for this person; 404: what the request names is not there.
 */
export function statusesOf(call: ApiCall): number[] {
  const hasParams = call.path.includes(':')
  const statuses = [
    call.answer ? 200 : 204,
    ...(hasParams || call.body || call.query ? [400] : []),
    ...[401, 403],
    ...(hasParams || call.body || call.query || call.mayBeMissing ? [404] : []),
    ...(call.body || call.takesKey ? [422] : []),
    ...(call.errors ?? []).map(({ status }) => status),
  ]
  return [...new Set(statuses)].toSorted((a, b) => a - b)
}
