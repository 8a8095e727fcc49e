// An error of the product API, as its client throws it.
import { ApiError } from '#http/client.ts'

/** The API has answered a call with this reason and these details. */
export const refused = (reason: string, details: object = {}): ApiError =>
  new ApiError('status', '/api', 'refused', 409, { message: undefined, reason, body: { reason, ...details } })
