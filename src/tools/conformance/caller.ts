// Sends single calls to the API as the portal's pages do, and keeps what came back.
import { randomBytes } from 'node:crypto'
import { identityHeaders } from '#http/identity-headers.ts'
import type { ApiCall } from '#http/contract.ts'
import type { ClientId, UserId } from '#http/ids.ts'

export interface Api {
  /** Origin of the API, "https://api.example". */
  host: string
  /** Where people open the portal, "https://portal.example". */
  portal: string
  ask: typeof fetch
  pathsWithoutUserId: readonly string[]
}

/** Who calls. Without a token the call has none. */
export interface Caller {
  userId?: UserId | undefined
  token?: string | undefined
  clientId?: ClientId | undefined
}

export interface Sent {
  method: string
  path: string
  query?: string
  body?: unknown
  /** Is sent as it is instead of the body. */
  text?: string
  key?: string
  origin?: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Undefined where the text is not JSON. */
  json: unknown
}

export const nameOf = ({ method, path }: Pick<ApiCall, 'method' | 'path'>): string => `${method} ${path}`

const SECONDS = 30

/** Throws where there is no answer within half a minute. */
export async function send(api: Api, caller: Caller, sent: Sent): Promise<Answer> {
  const { host, portal, ask, pathsWithoutUserId } = api
  const {
    method,
    path,
    query = '',
    body,
    text = body === undefined ? undefined : JSON.stringify(body),
  } = sent
  const headers: Record<string, string> = {
    ...{ accept: 'application/json', origin: sent.origin ?? portal },
    traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
    ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
    ...(caller.userId !== undefined &&
      identityHeaders(path.split('?')[0]!, caller.userId, caller.clientId, pathsWithoutUserId)),
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...(sent.key !== undefined && { 'idempotency-key': sent.key }),
  }
  const answer = await ask(`${host}${path}${query}`, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(SECONDS * 1000) },
    ...(text !== undefined && { body: text }),
  })
  const given = await answer.text()
  return { status: answer.status, headers: answer.headers, text: given, json: parsed(given) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
