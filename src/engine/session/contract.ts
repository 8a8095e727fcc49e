// The interface of a session, and the ports it needs from its page.
import type { OpenForm } from '#base/browser/open-forms.ts'
import type { GrantRef } from '#base/access/granted-access.ts'
import type { Api } from '#http/client.ts'
import type { SignedOutReason } from './browser/stored-values.ts'
import type { Clock } from './browser/clock.ts'
import type { CountdownState } from './expiry/countdown.ts'
import type { Platform } from './browser/platform.ts'
import type { GrantedAccessCalls, PeopleCalls } from './people.ts'
import type { ProviderOptions, SignInProvider } from './sign-in/provider.ts'
import type { Settings } from './settings.ts'
import type { PortalStorage } from './browser/storage.ts'
import type { Store } from '#base/state/store.ts'
import type { StoredUser } from './browser/stored-user.ts'
import type { Locks } from './browser/tab-claim.ts'
import type { Tabs } from './browser/tabs.ts'
import type { EndedAccess, OwnFlags, SessionState } from './types.ts'

/** The paths that sign-in needs, from the manifest. */
export interface SignInPaths {
  /** Where the provider sends people back to. */
  callback: string
  /** The start page. */
  home: string
  /** Public pages: a sign-in does not return to them, but to `home`. */
  excludedTargets: readonly string[]
}

export interface SessionPorts {
  settings: Settings
  paths: SignInPaths
  platform: Platform
  storage: PortalStorage
  clock: Clock
  tabs: Tabs
  locks?: Locks | undefined
  /** The current URL of the page. */
  address(): URL
  /** Leaves the document. */
  navigate(url: string): void
  reload(): void
  report(error: Error): void
  /** The calls by which the session learns who people are. */
  people: PeopleCalls
  grantedAccess?: GrantedAccessCalls | undefined
  pathsWithoutUserId?: readonly string[] | undefined
  /** Clears all cached data of this session. */
  clearCaches(): void
  /** The forms on the page. */
  openForms?: OpenForm
  fetch: typeof fetch
  /** oidc.ts, loaded when first needed. */
  loadProvider?: (options: ProviderOptions) => Promise<SignInProvider>
}

/**
 * Where to go after the provider's response. `notice`: signing in again failed; the earlier sign-in still holds, and the
 * notice says what happened.
 */
export type CompletedSignIn = { target: string; notice?: string } | { failed: string }

/** `failed`: the page stays, and this sentence says why. */
export type AskedAgain = 'redirecting' | { failed: string }

export interface Session {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Reads the stored user, loads user and grants, chooses the mode, then is ready. Also the retry after `failed`. */
  start(): Promise<void>
  /** Redirects to the provider; completeSignIn returns the safe target. `failed`: the page stays. */
  signIn(target: string): Promise<'redirecting' | 'failed'>
  /** Turns the provider's response into a stored user, once per page; call `start` afterwards. */
  completeSignIn(url: URL): Promise<CompletedSignIn>
  /**
   * Asks the signed-in person for their credentials again, before something that needs a fresh sign-in; the same
   * person returns to the target, any other is refused. Where that cannot be asked, the page stays. `form` waits for it.
   */
  signInAgain(target: string, form?: string): Promise<AskedAgain>
  /** The form for which the person has just given their credentials again. */
  confirmedForm: Store<string | undefined>
  logOut(reason: SignedOutReason): Promise<void>
  /** Throws when no fetched grant allows it. */
  switchTo(grant: GrantRef): Promise<void>
  backToOwnAccount(): Promise<void>
  /** Called after a grant was taken back and the own account is shown. */
  onAccessEnded(listener: (ended: EndedAccess) => void): () => void
  /** Postpones the reminder of an invitation by a day. */
  remindLater(): void
  /** Fetches the grants again, after one was accepted or removed. */
  refreshAccess(ownFlags?: OwnFlags): Promise<void>
  /** Fetches the active user again: a first account may have been opened, or a child added. Rejects when that fails. */
  refreshUser(): Promise<void>
  markGrantedAccessModalSeen(): void
  /** Renews the tokens silently; one renewal at a time. Throws a RenewalError. */
  renew(): Promise<void>
  /** The product API of the current actor; each actor has its own. Undefined when nobody is signed in. */
  api(): Api | undefined
  /** The signed-in user with tokens and the provider's profile. */
  user(): StoredUser | undefined
  /** Seconds until the access token expires. With the two events below it is how a test sees R-EXP-01 and R-OIDC-19. */
  remainingSeconds(): number | undefined
  /** Called once per token, with the seconds that remain. */
  onExpiring(listener: (remaining: number) => void): () => void
  onRenewError(listener: (error: unknown) => void): () => void
  /** The shell reports clicks, keys and scrolling; the installed app renews on them. */
  noteActivity(): void
  /** The countdown to the sign-out. Activity in the person's other tabs counts like `continueSession`. */
  countdown: {
    get(): CountdownState
    subscribe(listener: () => void): () => void
    /** The person pressed Continue. */
    continueSession(): void
  }
}
