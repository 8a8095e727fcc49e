// The session's port to the identity provider. oidc.ts is the only implementation; it is loaded when first needed.
import type { Platform } from './platform.ts'
import type { Settings } from './settings.ts'
import type { PortalStorage } from './storage.ts'

export interface SignInProvider {
  /**
   * Leaves for the provider's sign-in page; `target` comes back with completeSignIn. With `ask-again` nobody is let in
   * by a session that the provider still has.
   */
  startSignIn(target: string, who: 'anybody' | 'ask-again'): Promise<void>
  /** Turns the provider's answer into a stored, verified user. */
  completeSignIn(url: URL): Promise<{ target: unknown }>
  /** Renews the tokens by the refresh token, within the silent-renew timeout. Throws a RenewalError. */
  renew(): Promise<void>
  /** Leaves for the provider's end-session page. The local clean-up has been done. */
  endSession(idToken: string): Promise<void>
  /** From now on nothing that is still under way may store a user. */
  close(): void
}

export interface ProviderOptions {
  settings: Settings
  platform: Platform
  storage: PortalStorage
  origin: string
  navigate: (url: string) => void
  fetch: typeof fetch
  now: () => number
}

/** Why a renewal failed. A timeout may be tried again; a refusal is final; a network failure says nothing about the session. */
export class RenewalError extends Error {
  override name = 'RenewalError'
  readonly kind: 'timeout' | 'offline' | 'refused'
  constructor(kind: RenewalError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** Which sign-in client is this? One for the browser app, one for the installed app; never by path. */
export function clientIdOf(settings: Settings, platform: Platform): string {
  return platform === 'pwa' ? settings.clients.pwa : settings.clients.web
}
