// A hostile OpenID provider: a real HTTP server that behaves, but for the one lie that its issuer's path names.
// One server is many providers: the issuer `<url>/sign-in/<n>` commits the n-th lie on sign-in, `/refresh/<n>` on refresh.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import type { Lie, Reply, Signer } from './faults.ts'
import { plain, type Variant } from './variants.ts'

export interface HostileProvider {
  url: string
  /** The other origin, on which some of its issuers have their endpoints. */
  elsewhere: string
  /** An issuer that tells this lie, and tells the truth until it comes to the moment named. */
  issuer(during: 'sign-in' | 'refresh', lie: Lie, variant?: Variant): string
  /** Where the endpoints of this issuer are. */
  endpointsOf(issuer: string): string
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
  endpoints: string
  variant: Variant
  keys: Promise<Keys>
  during: 'sign-in' | 'refresh'
  lie: Lie
  asked: string[]
  /** Challenges and nonces of the codes that were given, by code. */
  codes: Map<string, { challenge: string; nonce: string | null }>
  nonce: string | null
}

type Key = Awaited<ReturnType<typeof createKey>>

async function createKey(kid: string, alg: string) {
  const pair = await generateKeyPair(alg, { extractable: true })
  return { kid, alg, ...pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' } }
}

/** The keys of a provider that signs with these algorithms, and those of a stranger with the same names. */
async function createKeys([alg, otherAlg]: Variant['algorithms']) {
  const [main, other, next, stranger, strangeOther] = await Promise.all([
    createKey('main', alg),
    createKey('other', otherAlg),
    createKey('next', alg),
    createKey('main', alg),
    createKey('other', otherAlg),
  ])
  return { main, other, next, stranger, strangeOther }
}

type Keys = Awaited<ReturnType<typeof createKeys>>

const person = {
  sub: 'sub-p02',
  userId: 'U-20002',
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  phoneNumber: '+447700900102',
}

export async function startHostileProvider({ accessToken }: Options = {}): Promise<HostileProvider> {
  const keysBy = new Map<string, Promise<Keys>>()
  const keysFor = (algorithms: Variant['algorithms']) => {
    const name = algorithms.join()
    const keys = keysBy.get(name) ?? createKeys(algorithms)
    keysBy.set(name, keys)
    return keys
  }
  const tenants = new Map<string, Tenant>()
  const listen = async () => {
    const server = createServer((request, response) => {
      serve(request, response).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
    })
    await new Promise<void>((done) => void server.listen(0, 'localhost', done))
    return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
  }
  const [{ server, url }, elsewhere] = await Promise.all([listen(), listen()])

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
        const document = configurationOf(tenant)
        const { discovery } = tenant.variant.issuer === undefined ? lie : tenant.lie
        discovery?.(document)
        return reply(response, lie.reply?.discovery ?? { body: document })
      }
      case '/jwks':
        return reply(response, lie.reply?.keys ?? { body: { keys: await keysOf(tenant) } })
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
  async function keysOf({ lie, during, asked, keys }: Tenant) {
    const { main, other, next } = await keys
    if (lie.oneKey) return [main.jwk]
    const isRotated =
      during === 'refresh' &&
      lie.signedBy === 'the next key' &&
      asked.filter((path) => path === '/token').length > 1
    return [...(isRotated ? [next.jwk] : [main.jwk]), other.jwk]
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
      id_token: await sign(tenant, claims, lie.signedBy ?? 'the provider', lie.type ?? 'JWT'),
    }
    lie.tokens?.(body)
    return { body }
  }

  async function sign(
    { variant, keys }: Tenant,
    canonical: JWTPayload,
    signer: Signer,
    typ: string,
  ): Promise<string> {
    const { main, other, next, stranger, strangeOther } = await keys
    const claims = named(canonical, variant)
    const by = ({ privateKey, kid, alg }: Key) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid, typ }).sign(privateKey)
    const unnamed = ({ privateKey, alg }: Key) =>
      new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(privateKey)
    switch (signer) {
      case 'the provider':
        return by(main)
      case 'the provider, ES256':
        return by(other)
      case 'the provider, key unnamed':
        return unnamed(main)
      case 'the next key':
        return by(next)
      case 'a stranger':
        return by(stranger)
      case 'a stranger, ES256':
        return by(strangeOther)
      case 'a stranger, key unnamed':
        return unnamed(stranger)
      case 'a stranger, own key inside':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: stranger.alg, kid: 'mine', typ, jwk: stranger.jwk })
          .sign(stranger.privateKey)
      case 'nobody':
        return new UnsecuredJWT(claims).encode()
      case 'the public key as a secret':
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'main', typ })
          .sign(new TextEncoder().encode(JSON.stringify(main.jwk)))
      case 'the provider, for other claims': {
        const [header, , signature] = (await by(main)).split('.')
        const forged = named({ ...canonical, userId: 'U-20003' }, variant)
        return `${header}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`
      }
    }
  }

  const tenantOf = (issuer: string) => tenants.get(issuer.slice(url.length + 1).replace(/\/$/, ''))

  return {
    url,
    elsewhere: elsewhere.url,
    issuer(during, lie, variant = plain) {
      const name = `${during}/${tenants.size}`
      const issuer = `${url}/${name}${variant.hasSlash ? '/' : ''}`
      const endpoints = `${variant.isElsewhere ? elsewhere.url : url}/${name}`
      const keys = keysFor(variant.algorithms)
      const fresh = { asked: [], codes: new Map<string, never>(), nonce: null }
      tenants.set(name, { issuer: variant.issuer ?? issuer, endpoints, variant, keys, during, lie, ...fresh })
      return issuer
    },
    asked: (issuer) => tenantOf(issuer)?.asked ?? [],
    endpointsOf: (issuer) => tenantOf(issuer)?.endpoints ?? '',
    async close() {
      for (const each of [server, elsewhere.server]) {
        each.closeAllConnections()
        await new Promise((done) => each.close(done))
      }
    },
  }
}

/** The claims by the names that this provider has for them. */
const named = (canonical: JWTPayload, { claims: names = {} }: Variant): JWTPayload =>
  Object.fromEntries(Object.entries(canonical).map(([name, value]) => [names[name] ?? name, value]))

const configurationOf = ({ issuer, endpoints }: Tenant): Record<string, unknown> => ({
  issuer,
  authorization_endpoint: `${endpoints}/authorize`,
  token_endpoint: `${endpoints}/token`,
  jwks_uri: `${endpoints}/jwks`,
  end_session_endpoint: `${endpoints}/end-session`,
  // On a host that no portal asks for anything.
  userinfo_endpoint: 'https://graph.example/userinfo',
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
