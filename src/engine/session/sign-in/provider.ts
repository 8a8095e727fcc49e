// The interface of the identity provider. oidc.ts implements it and is loaded when first needed.
import type { OpenForm } from '#base/browser/open-forms.ts'
import { TimedOut } from '#base/deadline.ts'
import type { Platform } from '../browser/platform.ts'
import type { StoredUser } from '../browser/stored-user.ts'
import type { Settings } from '../settings.ts'
import type { PortalStorage } from '../browser/storage.ts'

export interface SignInProvider {
  /** Redirects to the provider's sign-in page; completeSignIn returns `target`. */
  startSignIn(target: string, options?: SignInOptions): Promise<void>
  /** Turns the provider's response into a stored, verified user. */
  completeSignIn(url: URL): Promise<{ target: unknown }>
  /**
   * Renews the tokens with the refresh token, within the silent-renew timeout. Throws a RenewalError. A refusal after an answer that
   * was lost is no end yet: the page leaves to ask the provider without a screen, and comes back.
   */
  renew(): Promise<void>
  /** Redirects to the provider's end-session page, after the local clean-up. */
  endSession(user: Pick<StoredUser, 'id_token' | 'refresh_token'>): Promise<void>
  /** Stops running attempts from storing a user. */
  close(): void
}

export interface SignInOptions {
  /** `login`: the provider asks for the credentials even if it still has a session; `none`: it shows nothing, and may refuse. */
  prompt?: 'login' | 'none'
  /** OpenID Connect `max_age`: the greatest age of the sign-in in seconds, or that of the settings; the ID token must then have `auth_time`. */
  maxAge?: 0
}

export interface ProviderOptions {
  settings: Settings
  platform: Platform
  storage: PortalStorage
  /** The current URL of the page. */
  address: () => URL
  openForms?: OpenForm | undefined
  /** The path to which the provider returns. */
  callbackPath: string
  navigate: (url: string) => void
  fetch: typeof fetch
  now: () => number
  report: (error: unknown) => void
}

/**
 * No answer of the provider came, it cannot answer just now (429, 5xx), or something else answered in its place: nothing is refused,
 * and the same may succeed later.
 */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  /** For how long the provider asked to wait. */
  readonly waitSeconds: number | undefined
  constructor(message: string, waitSeconds?: number) {
    super(message)
    this.waitSeconds = waitSeconds
  }
}

/** Does this failure pass? A `TypeError` is how fetch and import say that nothing came. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof NoAnswer || error instanceof TypeError || error instanceof TimedOut

/** Why a renewal failed: `refused` is final, the others pass. */
export class RenewalError extends Error {
  override name = 'RenewalError'
  readonly kind: 'timeout' | 'no-answer' | 'refused'
  /** For how long the provider asked to wait. */
  readonly waitSeconds: number | undefined
  constructor(kind: RenewalError['kind'], message: string, waitSeconds?: number) {
    super(message)
    this.kind = kind
    this.waitSeconds = waitSeconds
  }
}

/** Why a renewal failed, whatever was thrown. */
export function renewalError(error: unknown): RenewalError {
  if (error instanceof RenewalError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof TimedOut) return new RenewalError('timeout', message)
  const waitSeconds = error instanceof NoAnswer ? error.waitSeconds : undefined
  return new RenewalError(isNoAnswer(error) ? 'no-answer' : 'refused', message, waitSeconds)
}

/** Another person signed in if the signed-in person was asked to sign in again. */
export class OtherPersonError extends Error {
  override name = 'OtherPersonError'
}

/** The OAuth client id: one for the browser app, one for the installed app. */
export function oauthClientIdOf(settings: Settings, platform: Platform): string {
  return platform === 'pwa' ? settings.clients.pwa : settings.clients.web
}
