// Explains a failed sign-in; the explanations are loaded only then.
import type { SignInFailure } from './failure-messages.ts'

/** Code of the portal, or the sign-in service, could not be reached. */
export const OFFLINE = 'We could not reach the sign-in service. Check your connection, then try again.'

/** The same, to a person who was asked to sign in again. */
export const UNREACHED = 'We could not reach the sign-in service, so nothing was sent. Please try again.'

/** A call is refused for want of a fresh sign-in just after there was one. */
export const NOT_SEEN = 'The API takes no sign-in as fresh'

/** What is said of the failure. Where that cannot be loaded, there is no connection. */
export async function explained(error: unknown): Promise<SignInFailure> {
  try {
    return (await import('./failure-messages.ts')).explain(error)
  } catch (cause) {
    return { message: OFFLINE, notice: UNREACHED, reported: new Error('A sign-in failed', { cause }) }
  }
}
