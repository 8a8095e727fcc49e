// A hostile OpenID provider: a real HTTP server that behaves, but for the one lie that its issuer's path names.
// One server is many providers: the issuer `<url>/sign-in/<n>` commits the n-th lie on sign-in, `/refresh/<n>` on refresh.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import type { Lie, Reply, Signer } from './faults.ts'

export interface HostileProvider {
  url: string
  /** An issuer that tells this lie, and tells the truth until it comes to the moment named. */
  issuer(during: 'sign-in' | 'refresh', lie: Lie): string
  /** Paths of this issuer asked for so far, oldest first. */
  asked(issuer: string): string[]
  close(): Promise<void>
}

interface Options {
  /** Gives an access token that the product API believes; an invented one by default. */
  accessToken?: () => Promise<string>
}

interface Tenant {
  issuer: string
  during: 'sign-in' | 'refresh'
  lie: Lie
  asked: string[]
  /** Challenges and nonces of the codes that were given, by code. */
  codes: Map<string, { challenge: string; nonce: string | null }>
  nonce: string | null
}

type Key = Awaited<ReturnType<typeof createKey>>

async function createKey(kid: string, alg: 'RS256' | 'ES256') {
  const pair = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, ...pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' } }
}

const person = {
  sub: 'sub-p02',
  userId: 'U-20002',
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  phoneNumber: '+447700900102',
}

export async function startHostileProvider({ accessToken }: Options = {}): Promise<HostileProvider> {
  const [main, elliptic, next, stranger, strangeElliptic] = await Promise.all([
    createKey('main', 'RS256'),
    createKey('elliptic', 'ES256'),
    createKey('next', 'RS256'),
    createKey('main', 'RS256'),
    createKey('elliptic', 'ES256'),
  ])
  const tenants = new Map<string, Tenant>()
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = new URL(request.url ?? '/', url)
    const [, name = '', endpoint = ''] = /^\/(\w[\w-]*\/\d+)(\/.*)$/.exec(requested.pathname) ?? []
    const tenant = tenants.get(name)
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS' || !tenant) return void response.writeHead(tenant ? 204 : 404).end()
    tenant.asked.push(endpoint)
    const form = new URLSearchParams(await bodyOf(request))
    const lies = tenant.during === 'sign-in' || form.get('grant_type') === 'refresh_token'
    const lie = lies ? tenant.lie : {}
    switch (endpoint) {
      case '/.well-known/openid-configuration': {
        const document = configurationOf(tenant.issuer)
        lie.discovery?.(document)
        return reply(response, lie.reply?.discovery ?? { body: document })
      }
      case '/jwks':
        return reply(response, lie.reply?.keys ?? { body: { keys: keysOf(tenant) } })
      case '/authorize':
        return void response
          .writeHead(302, { location: authorise(tenant, requested.searchParams, lie) })
          .end()
      case '/token':
        return reply(response, lie.reply?.token ?? (await tokens(tenant, form, lie)))
      case '/end-session':
        return void response
          .writeHead(302, { location: requested.searchParams.get('post_logout_redirect_uri') ?? '/' })
          .end()
      default:
        return void response.writeHead(404).end()
    }
  }

  /** What is published: another key is added once the provider has begun to sign with it on refresh. */
  function keysOf({ lie, during, asked }: Tenant) {
    if (lie.oneKey) return [main.jwk]
    const isRotated =
      during === 'refresh' &&
      lie.signedBy === 'the next key' &&
      asked.filter((path) => path === '/token').length > 1
    return [...(isRotated ? [next.jwk] : [main.jwk]), elliptic.jwk]
  }

  async function tokens(tenant: Tenant, form: URLSearchParams, lie: Lie): Promise<Reply> {
    if (form.get('grant_type') === 'authorization_code') {
      const given = tenant.codes.get(form.get('code') ?? '')
      tenant.codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (given?.challenge !== challenge) return { status: 400, body: { error: 'invalid_grant' } }
      tenant.nonce = given.nonce
    }
    const seconds = Math.floor(Date.now() / 1000)
    const claims: JWTPayload = {
      ...person,
      iss: tenant.issuer,
      aud: form.get('client_id') ?? '',
      iat: seconds,
      exp: seconds + 3600,
      auth_time: 1_790_000_000,
      ...(tenant.nonce === null ? {} : { nonce: tenant.nonce }),
    }
    lie.claims?.(claims)
    const body: Record<string, unknown> = {
      access_token: (await accessToken?.()) ?? randomUUID(),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: randomUUID(),
      scope: 'openid profile portal-api',
      id_token: await sign(claims, lie.signedBy ?? 'the provider', lie.type ?? 'JWT'),
    }
    lie.tokens?.(body)
    return { body }
  }

  async function sign(claims: JWTPayload, signer: Signer, typ: string): Promise<string> {
    const by = ({ privateKey, kid, alg }: Key) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid, typ }).sign(privateKey)
    const unnamed = ({ privateKey, alg }: Key) =>
      new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(privateKey)
    switch (signer) {
      case 'the provider':
        return by(main)
      case 'the provider, ES256':
        return by(elliptic)
      case 'the provider, key unnamed':
        return unnamed(main)
      case 'the next key':
        return by(next)
      case 'a stranger':
        return by(stranger)
      case 'a stranger, ES256':
        return by(strangeElliptic)
      case 'a stranger, key unnamed':
        return unnamed(stranger)
      case 'a stranger, own key inside':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'mine', typ, jwk: stranger.jwk })
          .sign(stranger.privateKey)
      case 'nobody':
        return new UnsecuredJWT(claims).encode()
      case 'the public key as a secret':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'main', typ })
          .sign(new TextEncoder().encode(JSON.stringify(main.jwk)))
      case 'the provider, for other claims': {
        const [header, , signature] = (await by(main)).split('.')
        const forged = { ...claims, userId: 'U-20003' }
        return `${header}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`
      }
    }
  }

  return {
    url,
    issuer(during, lie) {
      const name = `${during}/${tenants.size}`
      const issuer = `${url}/${name}`
      tenants.set(name, { issuer, during, lie, asked: [], codes: new Map(), nonce: null })
      return issuer
    },
    asked: (issuer) => tenants.get(issuer.slice(url.length + 1))?.asked ?? [],
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const configurationOf = (issuer: string): Record<string, unknown> => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end-session`,
  authorization_response_iss_parameter_supported: true,
  code_challenge_methods_supported: ['S256'],
})

/** Signs the person in without a page, and gives the address to go back to. */
function authorise(tenant: Tenant, asked: URLSearchParams, lie: Lie): string {
  const code = randomUUID()
  tenant.codes.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') })
  const answer = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: tenant.issuer })
  lie.callback?.(answer)
  return `${asked.get('redirect_uri') ?? ''}${lie.inFragment ? '#' : '?'}${answer.toString()}`
}

function reply(response: ServerResponse, what: Reply): void {
  if (what === 'never answers') return
  if (what === 'never ends') {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.write('{"issuer":')
  }
  const { status = 200, headers = {}, body } = what
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
