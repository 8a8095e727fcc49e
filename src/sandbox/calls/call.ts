// What a handler of the product API is given, and how it answers or refuses.
import type { Access } from '#base/access/access.ts'
import type { Database } from '../data/database.ts'
import type { Browser, Identity } from './identity-service.ts'
import type { PushService } from './push-service.ts'

/** A request as the sandbox passes it to the product API: parsed, and with the claims of a token that was checked. */
export interface ApiRequest {
  method: string
  path: string
  query: URLSearchParams
  /** Names in lower case. */
  headers: Record<string, string | undefined>
  body: unknown
  /** Subject of the checked token; undefined for a visitor, who has none. */
  subject?: string | undefined
  /** The network address from which it came. */
  address?: string | undefined
  /** When the person gave the credentials for it, in seconds since 1970 of the real clock. */
  signedInAt?: number | undefined
  /** The browser in which it was given, if the provider knows. */
  browser?: Browser | undefined
}

/** An answer of the product API: the status, and a body that is sent as JSON unless `contentType` says otherwise. */
export interface ApiResponse {
  status: number
  body?: unknown
  headers?: Record<string, string>
  contentType?: string
}

/** Somebody who is signed in, as the sandbox knows them. */
export interface ApiUser {
  id: string
  userId: string
  name: string
  email: string
  phone: string
}

/** The person that a call is made for. */
export interface Authorised {
  user: ApiUser
  active: ApiUser
  access: Access
}

/** One authorised call. `user` is logged in; the data of `active` is asked for. */
export interface Call {
  database: Database
  now: Date
  /** The real time, which no test moves; sign-ins use it. */
  realNow: Date
  today: string
  valuedOn: string
  /** The day from which people's plans are counted back: what came before it is their past. */
  seededOn: string
  user: ApiUser
  active: ApiUser
  access: Access
  /** The logged-in user's id at the provider. */
  subject: string
  /** The network address of the caller. */
  address: string
  browser: Browser | undefined
  identity: Identity
  push: PushService
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  /** Throws an ErrorResponse unless the person has just given their credentials. */
  requireFreshSignIn(): void
  flagsOf(person: ApiUser): Record<string, boolean>
}

/** One person at one moment: what figures are worked out from, also without a call. */
export type PersonOnDay = Pick<Call, 'database' | 'active' | 'now' | 'today' | 'valuedOn'>

/** A call with the function that answers it, as `route` makes it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** ":id" stands for one segment. */
  path: string
  openTo: Access
  isOpenAfterDeath?: true | undefined
  answer(call: Call): ApiResponse
}

/**
 * Thrown to answer with a status other than 200; the message is sent, the reason if callers need to know which error it is, and
 * details that they need.
 */
export class ErrorResponse extends Error {
  override name = 'ErrorResponse'
  readonly status: number
  readonly reason: string | undefined
  readonly details: Readonly<Record<string, unknown>>
  /** Sent with the answer. */
  headers: Readonly<Record<string, string>> = {}
  /** Does what was written before the refusal stay, such as an attempt that counts? Otherwise a refused call leaves nothing. */
  keepsWork = false
  constructor(status: number, message: string, reason?: string, details: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.reason = reason
    this.details = details
  }
}

/** An SQLite integer as a yes or no. */
export function isTrue(value: unknown): boolean {
  return value === 1
}
