// Owns who may call the product API: a bearer token the provider knows, unexpired and not revoked, or 401; without one,
// what is open to visitors.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { ForeignCaller } from '#sandbox/provider/foreign-tokens.ts'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { corsHeaders, send, sendJson } from '#sandbox/web/http.ts'
import type { SandboxIdentity } from './identity/identity.ts'

interface GateOptions {
  provider: Provider
  api: ProductApi
  identity: SandboxIdentity
  /** Reads access tokens of another provider. */
  foreign?: ((token: string) => Promise<ForeignCaller | undefined>) | undefined
  portalOrigins: readonly string[]
  url: URL
  body: unknown
}

export async function serveProductApi(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, api, identity, foreign, portalOrigins, url, body }: GateOptions,
): Promise<void> {
  const headers = {
    ...corsHeaders(request, portalOrigins),
    vary: 'Origin, Authorization, X-UserId, X-ClientId',
    'cross-origin-resource-policy': 'same-site',
  }
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer === undefined ? undefined : await provider.AccessToken.find(bearer)
  const caller =
    token?.accountId !== undefined
      ? { subject: token.accountId, signedInAt: Number(token.extra?.['auth_time']) }
      : bearer === undefined
        ? undefined
        : await foreign?.(bearer)
  const method = request.method ?? 'GET'
  const isVisitor = bearer === undefined && api.isForVisitors?.({ path: url.pathname }) === true
  if (!caller && !isVisitor) {
    sendJson(
      response,
      401,
      { message: 'The token is not valid' },
      { ...headers, 'www-authenticate': 'Bearer error="invalid_token"' },
    )
    return
  }
  const answer = api.handle({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    body,
    subject: caller?.subject,
    address: request.socket.remoteAddress,
    browser: identity.browserOfSession(token?.sessionUid),
    signedInAt: caller?.signedInAt,
  })
  const sent: Record<string, string> = { ...headers, ...answer.headers }
  if (answer.headers?.['cache-control']?.includes('no-cache')) {
    sent['etag'] =
      `"${createHash('sha256').update(JSON.stringify(answer.body)).digest('base64url').slice(0, 22)}"`
    if (request.headers['if-none-match'] === sent['etag']) return send(response, 304, undefined, sent)
  }
  if (answer.body === undefined) return send(response, answer.status, undefined, sent)
  if (answer.contentType !== undefined && typeof answer.body === 'string') {
    return send(response, answer.status, answer.body, { ...sent, 'content-type': answer.contentType })
  }
  sendJson(response, answer.status, answer.body, sent)
}
