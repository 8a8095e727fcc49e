// Signs in: redirects to the provider and completes its response. A failure is answered with the reason; the caller opens
// the root with it, and never tries again by itself.
import * as limits from '#base/limits.gen.ts'
import { createStore } from '#base/state/store.ts'
import type { SignInFailure } from './failure-messages.ts'
import type { Core } from '../core.ts'
import type { CompletedSignIn, Session } from '../contract.ts'
import { ENDLESS, NOT_SEEN, OFFLINE, UNREACHED } from './failures.ts'
import type { SignInOptions } from './provider.ts'
import { targetForPerson, withReturnPlace } from './return-place.ts'
import { safeTarget } from './safe-target.ts'

/**
 * Milliseconds after a fresh sign-in in which nothing can need another one: half of the time for which it counts. An API
 * that wants one sees none (no `auth_time` in access tokens), and asking once more would not help.
 */
const STILL_FRESH = limits['fresh-sign-in'].value * 500

/** Milliseconds. */
const ENDLESS_WITHIN = 30_000

/** `isSigningOut`: during a sign-out, a guard must not start a sign-in. */
export function createSignIn(
  core: Core,
  isSigningOut: () => boolean,
): Pick<Session, 'signIn' | 'signInAgain' | 'completeSignIn' | 'confirmedForm'> {
  const { storage, address, paths, clock, settings } = core.ports
  const confirmedForm: Session['confirmedForm'] = createStore(undefined)
  let completing: ReturnType<Session['completeSignIn']> | undefined

  async function redirectToProvider(target: unknown, options?: SignInOptions): Promise<void> {
    const safe = safeTarget(target, address().origin, paths)
    const provider = await core.connect()
    storage.keepSignInTarget(safe)
    await provider.startSignIn(safe, options ?? (storage.isSignedOutHere() ? { prompt: 'login' } : undefined))
  }

  async function complete(url: URL): Promise<CompletedSignIn> {
    const form = storage.takeSentForm()
    const before = core.storedUser()?.confirmedAt
    try {
      const { target } = await (await core.connect()).completeSignIn(url)
      if (core.storedUser()?.confirmedAt !== before) confirmedForm.set(form)
      storage.forgetSignedOutHere()
      stopEndless()
      return { target: targetForPerson(core, safeTarget(target, url.origin, paths)) }
    } catch (error) {
      const { message, notice, reported } = await failureOf(error)
      core.report(reported)
      const target = storage.takeSignInTarget()
      // The person was signed in before, and still is.
      if (core.storedUser() && target !== undefined) {
        return { target: safeTarget(target, url.origin, paths), notice }
      }
      // Opening a callback URL a second time fails, but keeps the session from the first time.
      if (!core.storedUser()) {
        storage.keepSignedOutNote({ reason: 'sign-in-failed', message })
        core.dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message })
      }
      return { failed: message }
    } finally {
      storage.takeSignInTarget()
    }
  }

  /** Whatever the cause: the third sign-in within 30 s that no page has followed is the last one. */
  function stopEndless(): void {
    // Without it, the browser keeps nothing for this tab; the state of a sign-in is kept for all of them.
    const isTabKept = storage.signInTarget() !== undefined
    const times = storage.noteSignIn(isTabKept ? 'session' : 'browser', clock.now())
    if (times.length < 3 || clock.now() - times[0]! > ENDLESS_WITHIN) return
    const isUserKept = core.storedUser() !== undefined
    storage.forgetSignIns()
    storage.forgetUser(settings.authority, core.oauthClientId)
    throw new Error(`${ENDLESS}: tab kept: ${isTabKept}, user kept: ${isUserKept}`)
  }

  /** The page was reloaded after the response was removed from its URL: continue with the stored target. */
  async function resume(): Promise<CompletedSignIn | undefined> {
    const target = storage.takeSignInTarget()
    if (target === undefined) return undefined
    if (core.storedUser())
      return { target: targetForPerson(core, safeTarget(target, address().origin, paths)) }
    await redirectToProvider(target)
    return new Promise<never>(() => {})
  }

  return {
    async signIn(target) {
      if (isSigningOut()) return 'redirecting'
      try {
        await redirectToProvider(withReturnPlace(core, target))
        return 'redirecting'
      } catch (error) {
        const { message, reported } = await failureOf(error)
        core.report(reported)
        core.dispatch({ type: 'nobody-found', reason: 'sign-in-failed', message })
        return 'failed'
      }
    },
    confirmedForm,
    async signInAgain(target, form) {
      if (isSigningOut()) return 'redirecting'
      try {
        const { confirmedAt = 0 } = core.storedUser() ?? {}
        if (clock.now() - confirmedAt < STILL_FRESH) throw new Error(NOT_SEEN)
        if (form === undefined) storage.takeSentForm()
        else storage.keepSentForm(form)
        await redirectToProvider(target, { prompt: 'login', maxAge: 0 })
        return 'redirecting'
      } catch (error) {
        storage.takeSentForm()
        const { notice, reported } = await failureOf(error)
        core.report(reported)
        return { failed: notice }
      }
    },
    completeSignIn: (url) =>
      (completing ??=
        url.search === '' && url.hash === ''
          ? resume().then(
              (resumed) => resumed ?? complete(url),
              () => complete(url),
            )
          : complete(url)),
  }
}

/** What is said of the failure. Where that cannot be loaded, there is no connection. */
async function failureOf(error: unknown): Promise<SignInFailure> {
  try {
    return (await import('./failure-messages.ts')).explain(error)
  } catch (cause) {
    return { message: OFFLINE, notice: UNREACHED, reported: new Error('A sign-in failed', { cause }) }
  }
}
