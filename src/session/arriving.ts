// Owns the way into a session: leaving for the provider, and what comes back from it. A failure ends at the root with
// its reason, never in another attempt.
import type { Core } from './core.ts'
import type { Session } from './contract.ts'
import { signInFailed } from './failure-words.ts'
import { safeTarget } from './safe-target.ts'

/** `isLeaving`: a guard that sees nobody signed in any more must not start a sign-in over the sign-out. */
export function createArriving(
  core: Core,
  isLeaving: () => boolean,
): Pick<Session, 'signIn' | 'completeSignIn'> {
  const { storage, address } = core.ports
  let completing: ReturnType<Session['completeSignIn']> | undefined

  async function complete(url: URL): Promise<{ target: string } | { failed: string }> {
    try {
      const { target } = await (await core.connect()).completeSignIn(url)
      storage.forgetSignedOutHere()
      return { target: safeTarget(target, url.origin) }
    } catch (error) {
      core.report(error)
      const message = signInFailed(error)
      // A callback address opened twice fails without harming the session it made the first time.
      if (!core.storedUser()) {
        storage.keepSignedOutNote({ reason: 'sign-in-failed', message })
        core.dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message })
      }
      return { failed: message }
    }
  }

  return {
    async signIn(target) {
      if (isLeaving()) return 'left'
      try {
        const who = storage.isSignedOutHere() ? 'ask-again' : 'anybody'
        await (await core.connect()).startSignIn(safeTarget(target, address().origin), who)
        return 'left'
      } catch (error) {
        core.report(error)
        core.dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message: signInFailed(error) })
        return 'failed'
      }
    },
    completeSignIn: (url) => (completing ??= complete(url)),
  }
}
