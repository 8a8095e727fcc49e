// What moves money out, or changes who can, needs credentials that were given in the last minutes.
import * as limits from '#base/limits.gen.ts'
import { ErrorResponse, type ApiRequest } from './call.ts'

const maxAge = limits['fresh-sign-in'].value

/** Throws an ErrorResponse with 403 when the token's credentials are older than that. */
export function requireFreshSignIn({ signedInAt }: ApiRequest, now: Date): void {
  if (signedInAt !== undefined && now.getTime() / 1000 - signedInAt <= maxAge) return
  throw new ErrorResponse(403, 'Sign in again first', 'recent-authentication-required', { maxAge })
}
