// Creates the session from its modules around one core. The shell holds the only instance.
// Decisions are in machine.ts, grants.ts and expiry.ts; effects in account-switch.ts, sign-in.ts, keep-alive.ts and sign-out.ts.
import * as limits from '#base/limits.gen.ts'
import { createAccountSwitch } from './account/account-switch.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import type { Session, SessionPorts } from './contract.ts'
import { createCore } from './core.ts'
import { createKeepAlive } from './expiry/keep-alive.ts'
import { createSignOut } from './sign-out.ts'
import { claimTab } from './browser/tab-claim.ts'
import { subjectHash } from './browser/tabs.ts'
import { isNoAnswer } from './sign-in/provider.ts'
import { isSignedIn } from './types.ts'

export type { Session, SessionPorts } from './contract.ts'

const MILLISECONDS_AN_HOUR = 3_600_000

export function createSession(ports: SessionPorts): Session {
  const { settings, storage, clock, tabs, locks } = ports
  const core = createCore(ports)
  let tab: Promise<'own' | 'copy'> | undefined
  /** This page signed in itself, so its tokens are not a copy from another tab. */
  let hasOwnTokens = false

  const keepAlive = createKeepAlive(core, (reason) => signOut.logOut(reason))
  const signOut = createSignOut(core, keepAlive.stop)
  const accountSwitch = createAccountSwitch(core, () => void signOut.logOut('expired'), load)
  const signInFlow = createSignIn(core, signOut.isSigningOut)

  async function start(): Promise<void> {
    const generation = ++core.generation
    core.dispatch({ type: 'session-started' })
    if (await hasCopiedTokens()) storage.markUnfinishedRenewal()
    if (hasUnfinishedRenewal()) return void (await signInInstead())
    if (generation !== core.generation) return
    core.user = core.storedUser()
    // Another tab signed out while no message could reach this one, for example during sign-in at the provider.
    if (core.user && !storage.joinSignIn(subjectHash(core.user.profile.sub))) {
      storage.clearForSignOut(settings.authority, core.oauthClientId)
      core.user = undefined
    }
    const note = storage.takeSignedOutNote()
    if (!core.user) return core.dispatch({ type: 'nobody-found', ...note })
    await keepAlive.start()
    // If it was over, keepAlive.start has signed the person out.
    if (generation === core.generation) await load()
  }

  async function load(): Promise<void> {
    const { generation, user } = core
    if (!user) return
    try {
      await accountSwitch.loadUserAndGrants(generation, user)
      storage.forgetSignIns()
    } catch (error) {
      if (generation === core.generation) core.loadingFailed(error, load)
    }
  }

  /** The stored tokens must not be used. They stay until the provider answers, because the page is not left for one that does not. */
  async function signInInstead(): Promise<'redirecting' | 'failed'> {
    const { generation } = core
    try {
      await core.connect()
    } catch (error) {
      if (isNoAnswer(error) && generation === core.generation) {
        core.loadingFailed(error, signInInstead)
        return 'failed'
      }
    }
    if (generation !== core.generation) return 'failed'
    storage.forgetUnfinishedRenewal()
    storage.forgetUser(settings.authority, core.oauthClientId)
    const { pathname, search, hash } = ports.address()
    return signInFlow.signIn(pathname + search + hash)
  }

  /** Claims the tab, once. True if it is a duplicate that still has the other tab's tokens; they must not be used. */
  async function hasCopiedTokens(): Promise<boolean> {
    tab ??= claimTab({ storage, locks })
    if ((await tab) === 'own') return false
    tab = Promise.resolve('own')
    return !hasOwnTokens && core.storedUser() !== undefined
  }

  /**
   * True if a renewal brought no tokens, because it failed or the page went away: the provider may have replaced the
   * refresh token, and ends the whole session when the old one is used again (RFC 9700 section 4.14.2).
   */
  function hasUnfinishedRenewal(): boolean {
    const isUnfinished = storage.hasUnfinishedRenewal() && !hasOwnTokens && core.storedUser() !== undefined
    if (!isUnfinished) storage.forgetUnfinishedRenewal()
    return isUnfinished
  }

  tabs.listen(
    () => core.user?.profile.sub,
    (type) => (type === 'signed-out' ? signOut.followOtherTab() : keepAlive.noteActivityElsewhere()),
  )
  tabs.onEntryChanged(accountSwitch.followStoredGrant)
  clock.onWake(() => {
    if (!core.user) return
    if (core.storedUser()) keepAlive.wake()
    else signOut.followOtherTab()
  })

  return {
    get: core.state,
    subscribe: core.onChange,
    start,
    signIn: (target) => (core.state().mode === 'failed' ? signInInstead() : signInFlow.signIn(target)),
    signInAgain: signInFlow.signInAgain,
    confirmedForm: signInFlow.confirmedForm,
    completeSignIn(url) {
      const completed = signInFlow.completeSignIn(url)
      void completed.then((outcome) => (hasOwnTokens ||= 'target' in outcome && outcome.notice === undefined))
      return completed
    },
    logOut: signOut.logOut,
    switchTo: accountSwitch.switchTo,
    backToOwnAccount: accountSwitch.backToOwnAccount,
    refreshAccess: accountSwitch.refreshAccess,
    refreshUser: accountSwitch.refreshUser,
    onAccessEnded: accountSwitch.onAccessEnded,
    remindLater: () =>
      storage.remindLater(clock.now() + limits['remind-me-later'].value * MILLISECONDS_AN_HOUR),
    markGrantedAccessModalSeen() {
      // A sign-out closes the dialog too; that does not count as seen.
      if (!isSignedIn(core.state())) return
      storage.markGrantedAccessModalSeen()
      core.dispatch({ type: 'granted-access-modal-seen' })
    },
    api: () => core.api,
    user: () => core.user,
    renew: keepAlive.renew,
    remainingSeconds: keepAlive.remainingSeconds,
    onExpiring: keepAlive.onExpiring,
    onRenewError: keepAlive.onRenewError,
    noteActivity: keepAlive.noteActivity,
    countdown: keepAlive.countdown,
  }
}
