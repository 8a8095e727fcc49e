// A product API that the sandbox serves: each portal has its own (sandbox of portal.tools.ts).
import type { LinkContents } from '#sandbox/web/link-pages.ts'
import type { ApiRequest, ApiResponse } from './call.ts'
import type { OutgoingMessage } from './outbox.ts'
import type { Browser, Identity, SignInOutcome } from './identity-service.ts'
import type { PushService } from './push-service.ts'

/** An invitation as its email shows it. */
export interface NetworkInvitationShown {
  name: string
  inviter: string
  isAccepted: boolean
}

/** Donor and attorney by their user ids, and what the attorney may do. */
export interface AttorneyScope {
  donor: string
  attorney: string
  may: 'act' | 'look'
}

/** What a portal gives the sandbox as its API: it answers requests, and follows the controls of the sandbox. */
export interface ProductApi {
  handle(request: ApiRequest): ApiResponse
  /** May something be asked at this path without a token? Left out: nowhere. */
  isForVisitors?(request: Pick<ApiRequest, 'path'>): boolean
  /** Keeps that somebody has signed in with this browser, or was refused. */
  noteSignIn(subject: string, browser: Browser, outcome: SignInOutcome): void
  /** Notifies the person of a change to how they sign in. */
  noteSecurityChange(subject: string, what: string): void
  /** The provider has ended the person's sessions in these browsers, refresh tokens included. */
  noteSessionsEnded?(subject: string, isEnded: (browserId: string | undefined) => boolean): void
  /** Turns flags on or off for everybody; null gives each person their own back. */
  setFlags(flags: Record<string, boolean | null>): void
  /** Moves today: forward adds the days between and keeps what was done, backward seeds again. Null: the real time again. */
  setClock(to: Date | null): void
  /** Forgets every change, flags and clock included. */
  reset(): void
  /** Emails and texts that people were sent, the newest first. */
  outbox(): OutgoingMessage[]
  /** The inviter and the invited of a network invitation with this id. */
  networkInvitation?(id: string): NetworkInvitationShown | undefined
  /** The invited person joins; false if no invitation waits. */
  joinNetwork?(id: string): boolean
  /** The firm sets what an attorney may do; false if no power of attorney of the donor waits for it. */
  setAttorneyScope?(scope: AttorneyScope): boolean
  /** What the pages behind the portal's external links say. */
  linkContents?: LinkContents
  close(): void
}

/** What the sandbox gives a product API when it opens it. */
export interface ProductApiOptions {
  /** A path, or ":memory:". Data of another day, another clock or other personas is dropped, so that it never looks old. */
  file: string
  now: () => Date
  identity?: Identity
  push?: PushService
}

/** Opens a product API; `close` ends it. portal.tools.ts names it in `sandbox`. */
export type OpenProductApi = (options: ProductApiOptions) => ProductApi
