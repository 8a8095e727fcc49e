// Owns reading requests and writing answers over plain node:http. Knows nothing of the provider or the product API.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson, TooDeep } from './json.ts'

const bodyLimit = 1024 * 1024

export class BadRequest extends Error {
  override name = 'BadRequest'
  readonly status: 400 | 413
  constructor(message: string, status: 400 | 413 = 400) {
    super(message)
    this.status = status
  }
}

/** What did the client send? JSON and forms are parsed; anything else is text, and nothing is undefined. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // What is too large is read to its end and forgotten: a cut connection would not say why.
    if (size <= bodyLimit) chunks.push(chunk)
  }
  if (size > bodyLimit) throw new BadRequest('The body is larger than 1 MiB.', 413)
  if (size === 0) return undefined
  const text = Buffer.concat(chunks).toString('utf8')
  const type = request.headers['content-type'] ?? ''
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  if (!type.includes('json')) return text
  try {
    return parseJson(text)
  } catch (error) {
    throw new BadRequest(
      error instanceof TooDeep ? 'The body is nested too deep.' : 'The body is not valid JSON.',
    )
  }
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | undefined,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(body)
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  send(response, status, JSON.stringify(body), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })
}

/** Which headers let this portal origin read the answer? None for any other origin. */
export function corsHeaders(request: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.origin
  if (origin === undefined || !origins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers':
      'authorization, x-userid, x-clientid, content-type, idempotency-key, traceparent',
    'access-control-expose-headers': 'retry-after, date',
    'access-control-max-age': '600',
  }
}
