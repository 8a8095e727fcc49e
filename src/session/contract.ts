// What a session offers to the shell, and what it needs from the page it runs in.
import type { Api } from '#api/client.ts'
import type { Clock } from './clock.ts'
import type { CountdownState } from './countdown.ts'
import type { Platform } from './platform.ts'
import type { ProviderOptions, SignInProvider } from './provider.ts'
import type { Settings } from './settings.ts'
import type { PortalStorage } from './storage.ts'
import type { StoredUser } from './stored-user.ts'
import type { Locks } from './tab-claim.ts'
import type { Tabs } from './tabs.ts'
import type { EndedAccess, SessionState, SignedOutReason, SwitchChoice } from './types.ts'

export interface SessionPorts {
  settings: Settings
  platform: Platform
  storage: PortalStorage
  clock: Clock
  tabs: Tabs
  locks?: Locks | undefined
  /** The address of the page, now. */
  address(): URL
  /** Leaves the document. */
  navigate(url: string): void
  reload(): void
  report(error: Error): void
  /** Forgets every answer kept for the people of this session. */
  clearCaches(): void
  fetch: typeof fetch
  /** oidc.ts, loaded when first needed. */
  loadProvider?: (options: ProviderOptions) => Promise<SignInProvider>
}

export interface Session {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Stored user, then user and grants together, then the mode, then ready. Also the retry after `failed`. */
  start(): Promise<void>
  /** Leaves for the provider; a safe target comes back with completeSignIn. When it fails, nobody left. */
  signIn(target: string): Promise<'left' | 'failed'>
  /** Turns the provider's answer into a stored user, once a page; `start` comes after it. */
  completeSignIn(url: URL): Promise<{ target: string } | { failed: string }>
  logOut(reason: SignedOutReason): Promise<void>
  /** Throws when no fetched grant allows it. */
  switchTo(choice: SwitchChoice): Promise<void>
  backToOwnAccount(): Promise<void>
  /** Raised once the own account is shown because a grant was taken back. */
  onAccessEnded(listener: (ended: EndedAccess) => void): () => void
  /** Puts off the reminder of an invitation by a day. */
  remindLater(): void
  /** Asks for the grants again, after one was accepted or removed. */
  refreshAccess(): Promise<void>
  markGrantedAccessModalSeen(): void
  /** Silent refresh; one at a time. Throws a RenewalError. */
  renew(): Promise<void>
  /** The product API as the active person: another instance for each. Undefined when nobody is signed in. */
  api(): Api | undefined
  /** The signed-in user as the provider described them. */
  user(): StoredUser | undefined
  remainingSeconds(): number | undefined
  /** Raised once for each token, with the seconds that remain. */
  onExpiring(listener: (remaining: number) => void): () => void
  onRenewError(listener: (error: unknown) => void): () => void
  /** The shell tells of clicks, keys and scrolling; the installed app renews on them. */
  noteActivity(): void
  /** The time left to keep the session. Activity in another tab of the same person is as good as `goOn` (decisions 13). */
  countdown: {
    get(): CountdownState
    subscribe(listener: () => void): () => void
    /** Continue. */
    goOn(): void
  }
}
