// Explains a failed sign-in; the explanations are loaded only then.
import type { SignInFailure } from './failure-messages.ts'

/** Code of the portal, or the sign-in service, could not be reached. */
export const OFFLINE = 'We could not reach the sign-in service. Check your connection, then try again.'

/** What is said of the failure. Where that cannot be loaded, there is no connection. */
export async function explained(error: unknown): Promise<SignInFailure> {
  try {
    return (await import('./failure-messages.ts')).explain(error)
  } catch (cause) {
    return { message: OFFLINE, notice: OFFLINE, reported: new Error('A sign-in failed', { cause }) }
  }
}
