// A firm's own provider before the sandbox's API: its access tokens are taken by its keys, and no others.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest'
import { foreignProviderOf, foreignTokens } from '#sandbox/provider/foreign-tokens.ts'
import { startSandbox, type Sandbox } from '#sandbox/server.ts'
import { echoApi, portal } from '../sandbox-client.ts'

interface Foreign {
  server: Server
  issuer: string
  sign(claims: JWTPayload, alg?: string): Promise<string>
}

/** A provider that publishes one key of this algorithm. */
async function openForeign(alg: string, end: '' | '/'): Promise<Foreign> {
  const pair = await generateKeyPair(alg)
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg }
  let issuer = ''
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys'
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(isKeys ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer.replace(/\/$/, '')}/keys` }),
    )
  })
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}${end}`
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: 'one', typ: 'at+jwt' }).sign(pair.privateKey)
  return { server, issuer, sign }
}

describe.each([
  ['RS256', ''],
  ['ES384', '/'],
] as const)('The sandbox with a provider that signs with %s and whose issuer ends with “%s”', (alg, end) => {
  let foreign: Foreign
  let sandbox: Sandbox
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-foreign-'))
  let printed: MockInstance<typeof console.error>

  beforeAll(async () => {
    printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    foreign = await openForeign(alg, end)
    const foreignProvider = foreignProviderOf({
      SANDBOX_ISSUER: foreign.issuer,
      SANDBOX_AUDIENCE: 'portal-api',
      SANDBOX_USER_ID_CLAIM: 'https://firm.example/client',
    })
    const options = { port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi: echoApi }
    sandbox = await startSandbox({ ...options, foreignProvider })
  })
  afterAll(async () => {
    printed.mockRestore()
    await sandbox.close()
    foreign.server.closeAllConnections()
    foreign.server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const good = () => ({
    iss: foreign.issuer,
    aud: 'portal-api',
    sub: 'somebody',
    exp: seconds() + 300,
    'https://firm.example/client': 'U-20002',
  })
  const ask = async (token: string) => {
    const answer = await fetch(`${sandbox.url}/api/user`, { headers: { authorization: `Bearer ${token}` } })
    return { status: answer.status, body: (await answer.json()) as { subject?: string } }
  }

  const told = () => printed.mock.calls.map(([text]) => String(text))

  it('takes its access token as that of the person whom the claim names', async () => {
    expect(await ask(await foreign.sign(good()))).toMatchObject({ status: 200, body: { subject: 'sub-p02' } })
    await ask(await foreign.sign(good()))
    expect(told()).toEqual([
      `Access tokens of ${foreign.issuer} have no auth_time, so calls that need a fresh sign-in are refused each time.`,
    ])
  })

  it.each<[string, (claims: ReturnType<typeof good>) => JWTPayload]>([
    ['for another audience', (claims) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['that has ended', (claims) => ({ ...claims, exp: seconds() - 60 })],
    ['without an end', (claims) => JSON.parse(JSON.stringify({ ...claims, exp: undefined })) as JWTPayload],
  ])('answers 401 to a token %s', async (_what, changed) => {
    expect((await ask(await foreign.sign(changed(good())))).status).toBe(401)
  })

  it('answers 401 to a token of nobody in the sandbox, and says so where it runs', async () => {
    expect((await ask(await foreign.sign({ ...good(), 'https://firm.example/client': 'U-1' }))).status).toBe(
      401,
    )
    expect(told()).toContain(
      `A token of ${foreign.issuer} was refused: its https://firm.example/client is no user id of the sandbox’s people`,
    )
  })

  it('answers 401 to a token that nobody, a secret or somebody else has signed', async () => {
    const stranger = await generateKeyPair(alg)
    const strange = await new SignJWT(good())
      .setProtectedHeader({ alg, kid: 'one' })
      .sign(stranger.privateKey)
    const secret = new TextEncoder().encode('a secret of at least thirty-two characters')
    const symmetric = await new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
    for (const token of [strange, symmetric, new UnsecuredJWT(good()).encode(), 'opaque'])
      expect((await ask(token)).status).toBe(401)
    expect((await ask(await foreign.sign(good()))).status).toBe(200)
  })
})

describe('The sandbox while that provider does not answer', () => {
  it('goes on with valid tokens, whatever else came meanwhile', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const foreign = await openForeign('RS256', '')
    const read = foreignTokens({ issuer: foreign.issuer, audience: 'portal-api', userIdClaim: 'userId' })
    const token = (exp: number) =>
      foreign.sign({ iss: foreign.issuer, aud: 'portal-api', exp, userId: 'U-20002' })
    const now = Math.floor(Date.now() / 1000)
    const valid = await token(now + 300)
    expect(await read(valid)).toMatchObject({ subject: 'sub-p02' })
    foreign.server.closeAllConnections()
    await new Promise((done) => foreign.server.close(done))
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: 'other' })
      .sign((await generateKeyPair('RS256')).privateKey)
    expect(await read(await token(now - 60))).toBeUndefined()
    expect(await read(forged)).toBeUndefined()
    expect(await read(valid)).toMatchObject({ subject: 'sub-p02' })
    printed.mockRestore()
  })
})

describe('The settings of a foreign provider', () => {
  it('are off without an issuer, and need an audience', () => {
    expect(foreignProviderOf({})).toBeUndefined()
    expect(() => foreignProviderOf({ SANDBOX_ISSUER: 'https://id.example' })).toThrow(
      'SANDBOX_ISSUER needs SANDBOX_AUDIENCE',
    )
    expect(foreignProviderOf({ SANDBOX_ISSUER: 'https://id.example', SANDBOX_AUDIENCE: 'api' })).toEqual({
      issuer: 'https://id.example',
      audience: 'api',
      userIdClaim: 'userId',
    })
  })
})
