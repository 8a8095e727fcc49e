// The one implementation of Api: host, bearer, identity headers, deadline, parsing, 401. Nothing else calls fetch.
// The session makes one for each actor; a switch of person makes another.
import type { ZodMiniType } from 'zod/mini'
import { ApiError, type Api, type CallOptions } from './client.ts'
import { answerFakeApi } from './fake-api.ts'
import { identityHeaders } from './identity-headers.ts'
import type { ClientId, UserId } from './ids.ts'

export interface ApiSettings {
  /** Origin of the product API, "https://api.example". */
  host: string
  actor: string
  accessToken: () => string | undefined
  /** The logged-in user (AMB-39). */
  userId: UserId
  /** The client acted for or the grantor viewed, once the fetched grants confirm it. */
  clientId?: ClientId | undefined
  timeoutSeconds: number
  onUnauthorised: () => void
  /** A 403: what this actor was allowed may have been taken back. */
  onForbidden?: () => void
  /** Told about answers that could not be read. */
  onReport?: (error: ApiError) => void
  fetch?: typeof fetch
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which API may this actor use? Every call has a bearer token; it refuses paths that would leave the host. */
export function createApi(settings: ApiSettings): Api {
  const send = settings.fetch ?? fetch

  async function call<T>(
    method: Method,
    path: string,
    body: unknown,
    schema: ZodMiniType<T>,
    options: CallOptions = {},
  ): Promise<T> {
    const url = addressOf(settings.host, path, options.query)
    const request: RequestInit = {
      method,
      headers: headersFor(url.pathname, body),
      cache: 'no-store',
      redirect: 'error',
    }
    if (body !== undefined) request.body = JSON.stringify(body)
    const { status, text } = await withDeadline(
      path,
      settings.timeoutSeconds,
      options.signal,
      async (signal) => {
        const response = answerFakeApi(url.pathname) ?? (await send(url.href, { ...request, signal }))
        return { status: response.status, text: await response.text() }
      },
    )
    if (status === 401) settings.onUnauthorised()
    if (status === 403) settings.onForbidden?.()
    if (status < 200 || status > 299) {
      throw new ApiError('status', path, `${method} ${path} answered ${status}`, status)
    }
    try {
      return parse(path, text, schema, status)
    } catch (error) {
      if (error instanceof ApiError) settings.onReport?.(error)
      throw error
    }
  }

  function headersFor(pathname: string, body: unknown): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const token = settings.accessToken()
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    return { ...headers, ...identityHeaders(pathname, settings.userId, settings.clientId) }
  }

  return {
    actor: settings.actor,
    get: (path, schema, options) => call('GET', path, undefined, schema, options),
    send: (method, path, body, schema, options) => call(method, path, body, schema, options),
  }
}

function addressOf(host: string, path: string, query: CallOptions['query']): URL {
  const origin = new URL(host).origin
  const url = path.startsWith('/') ? new URL(path, origin) : undefined
  if (url?.origin !== origin) throw new TypeError(`Api: "${path}" is not a path of the product API`)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Runs the call under one deadline that also covers reading the body. */
async function withDeadline<T>(
  path: string,
  seconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new ApiError('cancelled', path, `${path} was cancelled`)
  const controller = new AbortController()
  let stop: (kind: 'timeout' | 'cancelled', message: string) => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = (kind, message) => {
      reject(new ApiError(kind, path, message))
      controller.abort()
    }
  })
  const cancel = () => stop('cancelled', `${path} was cancelled`)
  const timer = setTimeout(() => stop('timeout', `${path} took longer than ${seconds} s`), seconds * 1000)
  outer?.addEventListener('abort', cancel)
  try {
    return await Promise.race([stopped, work(controller.signal)])
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('offline', path, `${path} could not be reached`)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
  }
}

/** Names the field that is wrong, never its value: answers hold people's data. */
function parse<T>(path: string, text: string, schema: ZodMiniType<T>, status: number): T {
  let value: unknown
  try {
    value = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new ApiError('unreadable', path, `${path}: the answer is not JSON`, status)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.') || 'the answer'
  throw new ApiError('unreadable', path, `${path}: ${field} is not as expected`, status)
}
