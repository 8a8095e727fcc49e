// Implements Api: host, bearer, identity headers, deadline, retries, parsing, 401. Nothing else calls fetch.
// The session makes one for each actor; an account switch makes a new one.
import { Cancelled, TimedOut, withinDeadline } from '#base/deadline.ts'
import { newTraceId, traceparent } from '#base/reference.ts'
import { noteServerTime } from './server-time.ts'
import { ApiError, type Api } from './client.ts'
import { pathOf, type AnswerOf, type ApiCall } from './contract.ts'
import { endEarly, takeEarly } from './early-answers.ts'
import { isBusy, repeated } from './exchange.ts'
import { answerFakeApi } from './fake-api.ts'
import { nothing } from './fields.ts'
import { identityHeaders } from './identity-headers.ts'
import type { ClientId, UserId } from './ids.ts'
import { NEEDS_FRESH_SIGN_IN, errorAnswerOf } from './error-answer.ts'
import { foreignPart, parseAnswer } from './parse-answer.ts'
import { retryAfterMs } from './retry.ts'

export interface ApiSettings {
  /** Origin of the product API, "https://api.example". */
  host: string
  actor: string
  accessToken: () => string | undefined
  /** To wait for where the token has ended and is being renewed; rejects where that had no answer. */
  validToken?: () => Promise<void> | undefined
  /** The logged-in user (AMB-39). */
  userId: UserId
  /** The client acted for or the grantor viewed, once the fetched grants confirm it. */
  clientId?: ClientId | undefined
  /** Whole paths that carry no X-UserId. */
  pathsWithoutUserId?: readonly string[] | undefined
  /** For one call, all attempts included. */
  timeoutSeconds: number
  onUnauthorised: () => void
  /** Called on a 403: the actor's grant may have been removed. */
  onForbidden?: () => void
  /** Receives each failure that is the server's: 5xx, no answer in time, an answer that could not be parsed. */
  onReport?: (error: ApiError) => void
  fetch?: typeof fetch
}

/** `InputOf` for any call. */
interface Input {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  key?: string
  signal?: AbortSignal
}

/** Makes the Api of one actor. Every call has a bearer token; a path that would leave the host is refused. */
export function createApi(settings: ApiSettings): Api {
  const send = settings.fetch ?? fetch

  async function call<C extends ApiCall>(called: C, input: Input = {}): Promise<AnswerOf<C>> {
    const { method } = called
    const { body } = input
    const path = pathOf(called, input.params)
    const url = addressOf(settings.host, path, input.query)
    const renewal = settings.validToken?.()
    // Nothing goes out with a token that has ended: such a call has had no answer.
    await renewal?.catch(() => {
      throw new ApiError('offline', path, `${path}: the token could not be renewed`)
    })
    const headers = headersFor(url.pathname, body, input.key)
    // What is sent may change what was asked early.
    let early = method === 'GET' ? takeEarly(url.href, headers) : endEarly()
    const traceId = early?.traceId ?? newTraceId()
    const request: RequestInit = {
      method,
      cache: called.isRevalidated ? 'no-cache' : 'no-store',
      redirect: 'manual',
    }
    if (body !== undefined) request.body = JSON.stringify(body)
    const exchange = async (signal: AbortSignal) => {
      headers['traceparent'] = traceparent(traceId)
      const first = early
      early = undefined
      const response =
        answerFakeApi(url.pathname) ??
        (await (first?.response ?? send(url.href, { ...request, headers, signal })))
      noteServerTime(response.headers.get('date'), first?.at)
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
        foreign: foreignPart(response),
      }
    }
    const work =
      method === 'GET'
        ? repeated(exchange)
        : // By its key it is carried out once.
          input.key === undefined
          ? exchange
          : repeated(exchange, isBusy)
    const seconds = settings.timeoutSeconds
    try {
      const { status, text, retryAfter, foreign } = await withinDeadline(seconds, work, input.signal).catch(
        (error: unknown) => {
          throw failureOf(error, path, url.origin, seconds)
        },
      )
      if (foreign !== undefined)
        throw new ApiError(
          'foreign',
          path,
          `${url.origin}${path}: ${foreign} came in place of the API's answer`,
          status,
        )
      if (status === 401) settings.onUnauthorised()
      if (status < 200 || status > 299) {
        const answer = errorAnswerOf(status, text)
        if (status === 403 && answer?.reason !== NEEDS_FRESH_SIGN_IN) settings.onForbidden?.()
        const failed = new ApiError('status', path, `${method} ${path} answered ${status}`, status, answer)
        const wait = retryAfterMs(retryAfter, Date.now())
        if (wait !== undefined) failed.waitSeconds = Math.ceil(wait / 1000)
        throw failed
      }
      return parseAnswer(path, text, called.answer ?? nothing, status) as AnswerOf<C>
    } catch (error) {
      if (error instanceof ApiError) {
        error.traceId = traceId
        if (isOfServer(error)) settings.onReport?.(error)
      }
      throw error
    }
  }

  function headersFor(pathname: string, body: unknown, key: string | undefined): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const token = settings.accessToken()
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (key !== undefined) headers['idempotency-key'] = key
    return {
      ...headers,
      ...identityHeaders(pathname, settings.userId, settings.clientId, settings.pathsWithoutUserId ?? []),
    }
  }

  return {
    actor: settings.actor,
    call: (called, ...[input]) => call(called, input),
  }
}

const isOfServer = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'timeout' || kind === 'unreadable' || kind === 'foreign' || status >= 500

function addressOf(host: string, path: string, query: Input['query']): URL {
  const origin = new URL(host).origin
  const url = path.startsWith('/') ? new URL(path, origin) : undefined
  // Dot segments would turn it into a different call.
  if (url?.origin !== origin || url.pathname !== path.replace(/[?#].*/, ''))
    throw new TypeError(`Api: "${path}" is not a path of the product API`)
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) url.searchParams.append(name, String(one))
    }
  }
  return url
}

/** Turns the failure of an exchange into the error for screens. */
function failureOf(error: unknown, path: string, origin: string, seconds: number): ApiError {
  if (error instanceof TimedOut) return new ApiError('timeout', path, `${path} took longer than ${seconds} s`)
  if (error instanceof Cancelled) return new ApiError('cancelled', path, `${path} was cancelled`)
  return new ApiError('offline', path, `${origin}${path} could not be reached, or sent no CORS headers`)
}
