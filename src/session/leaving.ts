// Owns the ways out of a session: own choice, inactivity, a 401, another tab. One sign-out, however many causes.
import { limits } from '#domain/limits.gen.ts'
import type { Core } from './core.ts'
import type { StoredUser } from './stored-user.ts'
import { markOf } from './tabs.ts'
import type { SignedOutReason } from './types.ts'

export interface Leaving {
  /** Cleans up here, tells the other tabs, then goes to the provider's end-session page. Nothing when nobody is signed in. */
  logOut(reason: SignedOutReason): Promise<void>
  /** Follows a sign-out made in another tab: the same clean-up, and the root after one second. */
  leaveWithOtherTab(): void
  /** Is the page being left for a sign-out? Nothing may lead it elsewhere. */
  isUnderWay(): boolean
}

export function createLeaving(core: Core, stopWatching: () => void): Leaving {
  const { settings, storage, tabs, clock, navigate, clearCaches } = core.ports
  let leaving: Promise<void> | undefined
  let isUnderWay = false

  /** Everything of a sign-out that needs nobody else. Nothing under way may bring the person back. */
  function endHere(reason: SignedOutReason): void {
    isUnderWay = true
    // Should the page still be here then, the person can sign in from it.
    clock.after(limits['request-timeout'].value * 1000, () => {
      isUnderWay = false
    })
    core.epoch++
    stopWatching()
    core.user = undefined
    core.api = undefined
    core.disconnect()
    storage.clearForSignOut(settings.authority, core.clientId)
    storage.keepSignedOutNote({ reason })
    storage.markSignedOutHere()
    clearCaches()
    core.dispatch({ type: 'signed-out', reason })
  }

  async function leave(leaver: StoredUser, reason: SignedOutReason): Promise<void> {
    const provider = core.connect()
    endHere(reason)
    storage.endSignIn(markOf(leaver.profile.sub))
    tabs.tell('signed-out', leaver.profile.sub)
    try {
      await (await provider).endSession(leaver.id_token)
    } catch (error) {
      core.report(error)
      navigate('/')
    }
  }

  return {
    logOut(reason) {
      if (!core.user) return leaving ?? Promise.resolve()
      leaving = leave(core.user, reason)
      return leaving
    },
    leaveWithOtherTab() {
      endHere('other-tab')
      clock.after(limits['cross-tab-logout-delay'].value * 1000, () => navigate('/'))
    },
    isUnderWay: () => isUnderWay,
  }
}
