// Explains a failed sign-in; the explanations are loaded only then.
import type { SignInFailure } from './failure-messages.ts'
import { OFFLINE, UNREACHED } from './failures.ts'

/** What is said of the failure. Where that cannot be loaded, there is no connection. */
export async function explained(error: unknown): Promise<SignInFailure> {
  try {
    return (await import('./failure-messages.ts')).explain(error)
  } catch (cause) {
    return { message: OFFLINE, notice: UNREACHED, reported: new Error('A sign-in failed', { cause }) }
  }
}
