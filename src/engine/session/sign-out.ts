// Signs out: by choice, by inactivity, after a 401, or after another tab. Several causes give one sign-out.
import { saveForms } from '#base/browser/open-forms.ts'
import * as limits from '#base/limits.gen.ts'
import type { Core } from './core.ts'
import { keepReturnPlace } from './sign-in/return-place.ts'
import type { StoredUser } from './browser/stored-user.ts'
import type { SignedOutNote, SignedOutReason } from './browser/stored-values.ts'
import { subjectHash } from './browser/tabs.ts'

export interface SignOut {
  /** Cleans up, notifies the other tabs, then redirects to the provider's end-session page. No effect when nobody is signed in. */
  logOut(reason: SignedOutReason): Promise<void>
  /** Follows a sign-out in another tab: cleans up, and opens the root after one second. */
  followOtherTab(): void
  /** Is the page redirecting for a sign-out? Then nothing may redirect it elsewhere. */
  isSigningOut(): boolean
}

export function createSignOut(core: Core, stopWatching: () => void): SignOut {
  const { settings, storage, tabs, clock, navigate, clearCaches, openForms } = core.ports
  let current: Promise<void> | undefined
  let isSigningOut = false
  let isSaving = false

  /** Saves what is typed, while there is a token, and then signs out. The API takes nothing more after a 401. */
  async function onceSaved(reason: SignedOutReason, work: () => void | Promise<void>): Promise<void> {
    isSigningOut = true
    const saving = reason === 'expired' ? undefined : saveForms(openForms)
    isSaving = saving !== undefined
    // What nobody waits for ends at once.
    if (saving) await saving
    isSaving = false
    await work()
  }

  /** The part of a sign-out in this tab. No running request may sign the person in again. */
  function signOutLocally(reason: SignedOutReason): SignedOutNote {
    const typed = whatIsKept(reason)
    keepReturnPlace(core, reason)
    // If the page is still open by then, the person can sign in from it.
    clock.after(limits['request-timeout'].value * 1000, () => {
      isSigningOut = false
    })
    core.generation++
    stopWatching()
    core.user = undefined
    core.api = undefined
    core.disconnect()
    storage.clearForSignOut(settings.authority, core.oauthClientId)
    storage.markSignedOutHere()
    clearCaches()
    return say({ reason, ...(typed && { typed }) })
  }

  /** Says it here, and on the page that loads next. */
  function say(note: SignedOutNote): SignedOutNote {
    storage.keepSignedOutNote(note)
    core.dispatch({ type: 'signed-out', ...note })
    return note
  }

  /** Undefined if nothing was typed, and where the person knows that it is kept. */
  function whatIsKept(reason: SignedOutReason): 'kept' | 'unsaved' | undefined {
    const kept = openForms?.kept()
    if (kept === undefined || (kept === 'saved' && reason === 'own-choice')) return undefined
    return kept === 'saved' ? 'kept' : 'unsaved'
  }

  /** Tokens that must not be used any more are ended too. */
  const userToSignOut = (): StoredUser | undefined => core.user ?? core.storedUser()

  async function signOut(reason: SignedOutReason): Promise<void> {
    const user = userToSignOut()
    if (!user) return
    const provider = core.connect()
    const note = signOutLocally(reason)
    storage.endSignIn(subjectHash(user.profile.sub))
    tabs.broadcast('signed-out', user.profile.sub)
    try {
      await (await provider).endSession(user)
    } catch (error) {
      core.report(error)
      // The page is not left for a provider that does not answer.
      say({ ...note, isStillAtProvider: true })
      navigate('/')
    }
  }

  return {
    logOut(reason) {
      if (isSaving || !userToSignOut()) return current ?? Promise.resolve()
      current = onceSaved(reason, () => signOut(reason))
      return current
    },
    followOtherTab() {
      if (isSaving) return
      current = onceSaved('other-tab', () => {
        signOutLocally('other-tab')
        clock.after(limits['cross-tab-logout-delay'].value * 1000, () => navigate('/'))
      })
    },
    isSigningOut: () => isSigningOut,
  }
}
