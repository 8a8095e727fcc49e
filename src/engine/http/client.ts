// The interface through which everything calls the product API; http.ts implements it.
// The session makes one Api per actor; screens get it from useApi(). Nothing else calls fetch.
import type { AnswerOf, ApiCall, InputOf } from './contract.ts'

/** What a server says when it refuses a call (4xx). */
export interface ErrorAnswer {
  /** For people. */
  message: string | undefined
  /** The word that names the error for callers: "form-changed". */
  reason: string | undefined
  /** The whole body as it came; check it with a schema. */
  body: unknown
}

/**
 * What went wrong with a call. `kind` decides what a screen says; `foreign`: something else than the API answered, such as a gateway
 * that wants a sign-in. `status` is the HTTP status when there was one.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: 'offline' | 'timeout' | 'status' | 'unreadable' | 'foreign' | 'cancelled'
  readonly path: string
  readonly status: number | undefined
  /** For how long the server asked to wait, in seconds. */
  waitSeconds: number | undefined
  /** The call's trace id, sent in the header `traceparent`. */
  traceId: string | undefined
  readonly #answer: ErrorAnswer | undefined
  constructor(kind: ApiError['kind'], path: string, message: string, status?: number, answer?: ErrorAnswer) {
    super(message)
    this.kind = kind
    this.path = path
    this.status = status
    this.#answer = answer
  }

  /** The body of a 4xx answer, if it is a JSON object. Kept private, so that no report or log carries what a person entered. */
  get answer(): ErrorAnswer | undefined {
    return this.#answer
  }
}

/** Statuses that say by their meaning that nothing was done. */
const REFUSING: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 405, 413, 415, 422])

/**
 * Is it certain that what was sent was not done? A reason that the call declares says so too (`reasonOf`); after everything else it is
 * not known.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'status' && REFUSING.has(error.status)

/** Did no answer come that can be read? */
export const hasNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.kind !== 'status'

/** What is given to `call`: nothing if the call needs nothing. */
export type CallArguments<C extends ApiCall> =
  object extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>]

/** The product API for one actor. Immutable: an account switch makes a new Api, so a late answer never gets another actor's query key. */
export interface Api {
  /** First element of every query key: the person, the account shown, and the kind of access. The session makes it. */
  readonly actor: string
  /** Sends this call and gives its answer. Throws an ApiError. */
  call<const C extends ApiCall>(call: C, ...input: CallArguments<C>): Promise<AnswerOf<C>>
}
