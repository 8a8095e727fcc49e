import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyIdToken, type IdTokenInputs } from '#session/sign-in/id-token.ts'
import { isNoAnswer } from '#session/sign-in/provider.ts'

const issuer = 'https://id.example'
const seconds = 1_790_000_000
const now = new Date(seconds * 1000)
const good = { iss: issuer, aud: 'portal-web', sub: 'sub-p02', iat: seconds, exp: seconds + 3600 }

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let own: Keys
let second: Keys
let elliptic: Keys
let foreign: Keys
let keys: IdTokenInputs['keys']

beforeAll(async () => {
  own = await generateKeyPair('RS256')
  second = await generateKeyPair('RS256')
  elliptic = await generateKeyPair('ES256')
  foreign = await generateKeyPair('RS256')
  keys = createLocalJWKSet({
    keys: [
      { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' },
      { ...(await exportJWK(second.publicKey)), kid: 'two', alg: 'RS256' },
      { ...(await exportJWK(elliptic.publicKey)), kid: 'three', alg: 'ES256' },
    ],
  })
})

const sign = (claims: JWTPayload, { key = own, kid = 'one', alg = 'RS256' } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key.privateKey)

const verify = (idToken: string, more: Partial<IdTokenInputs> = {}) =>
  verifyIdToken({
    idToken,
    accessToken: 'some-access-token',
    issuer,
    oauthClientId: 'portal-web',
    keys,
    now,
    ...more,
  })

describe('an ID token', () => {
  it('passes when the provider issued it for this client and it has not expired', async () => {
    await expect(verify(await sign(good))).resolves.toBeUndefined()
    await expect(verify(await sign(good, { key: second, kid: 'two' }))).resolves.toBeUndefined()
    await expect(
      verify(await sign(good, { key: elliptic, kid: 'three', alg: 'ES256' })),
    ).resolves.toBeUndefined()
    await expect(
      verify(await sign({ ...good, aud: ['portal-web'], azp: 'portal-web' })),
    ).resolves.toBeUndefined()
  })

  it('passes with the hash of its own access token', async () => {
    // Left half of SHA-256 of "some-access-token", base64url.
    const hash = Buffer.from(
      await crypto.subtle.digest('SHA-256', Buffer.from('some-access-token')),
    ).subarray(0, 16)
    await expect(
      verify(await sign({ ...good, at_hash: hash.toString('base64url') })),
    ).resolves.toBeUndefined()
    await expect(verify(await sign({ ...good, at_hash: 'AAAA' }))).rejects.toThrow('at_hash')
  })

  it('fails when somebody else signed it', async () => {
    await expect(verify(await sign(good, { key: foreign }))).rejects.toThrow(
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    )
    await expect(verify(await sign(good, { kid: 'unknown' }))).rejects.toThrow('ERR_JWKS_NO_MATCHING_KEY')
    const [header, , signature] = (await sign(good)).split('.')
    const forged = Buffer.from(JSON.stringify({ ...good, sub: 'sub-p03' })).toString('base64url')
    await expect(verify(`${header}.${forged}.${signature}`)).rejects.toThrow(
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    )
  })

  it('fails when nobody signed it, or a shared secret did', async () => {
    await expect(verify(new UnsecuredJWT(good).encode())).rejects.toThrow('algorithms: none is not allowed')
    const secret = new TextEncoder().encode('a secret of at least thirty-two bytes')
    const symmetric = await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
    await expect(verify(symmetric)).rejects.toThrow('algorithms: HS256 is not allowed')
  })

  it.each<[string, JWTPayload]>([
    ['iss', { ...good, iss: 'https://evil.example' }],
    ['aud', { ...good, aud: 'somebody-else' }],
    ['aud', { ...good, aud: ['portal-web', 'other'] }],
    ['azp', { ...good, azp: 'other' }],
    ['sub', { ...good, sub: 42 as unknown as string }],
    ['sub', { ...good, sub: '' }],
    ['exp', { ...good, exp: 'soon' as unknown as number }],
  ])('fails by its %s: %o', async (claim, claims) => {
    await expect(verify(await sign(claims))).rejects.toThrow(`ID Token is not valid: ${claim}`)
  })

  it('names the audiences that are there when it is for others too, and passes for those that the firm trusts', async () => {
    const several = { ...good, aud: ['portal-web', 'lemonldap-api'] }
    const named = await sign({ ...several, azp: 'portal-web' })
    await expect(verify(named)).rejects.toThrow(
      'ID Token is not valid: aud is portal-web, lemonldap-api; those beside the client that the firm trusts belong into provider.audiences',
    )
    await expect(verify(named, { audiences: ['another'] })).rejects.toThrow(
      'aud is portal-web, lemonldap-api',
    )
    await expect(verify(named, { audiences: ['lemonldap-api'] })).resolves.toBeUndefined()
    // For several, it says to which of them it was issued.
    const audiences = ['lemonldap-api']
    await expect(verify(await sign(several), { audiences })).rejects.toThrow('azp')
    await expect(verify(await sign({ ...several, azp: 'lemonldap-api' }), { audiences })).rejects.toThrow(
      'azp',
    )
    await expect(verify(await sign({ ...good, aud: 'lemonldap-api' }), { audiences })).rejects.toThrow(
      'aud is lemonldap-api; the client portal-web is not among them',
    )
    await expect(verify(await sign({ ...good, aud: '<b>\u202e' }))).rejects.toThrow('aud is an unknown one;')
  })

  it.each(['iss', 'aud', 'sub', 'exp', 'iat'] as const)('fails without %s', async (claim) => {
    const { [claim]: _left, ...rest } = good
    await expect(verify(await sign(rest))).rejects.toThrow(`ID Token is not valid: ${claim}`)
  })

  it('forgives a device clock that is up to 300 s wrong, and names the time beyond that', async () => {
    await expect(verify(await sign({ ...good, exp: seconds - 299 }))).resolves.toBeUndefined()
    await expect(
      verify(await sign({ ...good, iat: seconds + 299, nbf: seconds + 299 })),
    ).resolves.toBeUndefined()
    const isAboutTime = { name: 'IdTokenError', isAboutTime: true }
    await expect(verify(await sign({ ...good, exp: seconds - 301 }))).rejects.toMatchObject(isAboutTime)
    await expect(verify(await sign({ ...good, iat: seconds + 301 }))).rejects.toMatchObject(isAboutTime)
    await expect(verify(await sign({ ...good, nbf: seconds + 301 }))).rejects.toMatchObject(isAboutTime)
    await expect(verify(await sign({ ...good, iss: 'x' }))).rejects.toMatchObject({ isAboutTime: false })
  })

  it('does not blame the clock for a time that is missing', async () => {
    const { iat: _left, ...rest } = good
    await expect(verify(await sign(rest))).rejects.toMatchObject({ isAboutTime: false })
  })

  it('must be issued for this request, not for one of yesterday', async () => {
    await expect(verify(await sign({ ...good, iat: seconds - 310 }))).resolves.toBeUndefined()
    await expect(verify(await sign({ ...good, iat: seconds - 311 }))).rejects.toMatchObject({
      message: 'ID Token is not valid: iat',
      isAboutTime: true,
    })
  })

  it('keeps after a refresh the nonce of the one before', async () => {
    const earlierIdToken = await sign({ ...good, nonce: 'n-1' })
    await expect(verify(await sign({ ...good, nonce: 'n-1' }), { earlierIdToken })).resolves.toBeUndefined()
    await expect(verify(await sign(good), { earlierIdToken })).resolves.toBeUndefined()
    await expect(verify(await sign({ ...good, nonce: 'n-2' }), { earlierIdToken })).rejects.toThrow('nonce')
  })
})

describe('an ID token whose keys cannot be had', () => {
  it.each([new TypeError('Failed to fetch'), new errors.JWKSTimeout()])(
    'is neither right nor wrong: what asked for it may try again: %s',
    async (error) => {
      const idToken = await sign(good)
      const keys = async () => {
        throw error
      }
      await expect(verify(idToken, { keys })).rejects.toSatisfy(isNoAnswer)
    },
  )
})

describe('an ID token under an algorithm of the settings', () => {
  const hashes = { '256': 'SHA-256', '384': 'SHA-384', '512': 'SHA-512' } as const
  const algorithms = [
    ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'].map(
      (alg) => [alg, hashes[alg.slice(2) as keyof typeof hashes]] as const,
    ),
    ['Ed25519', 'SHA-512'] as const,
    ['EdDSA', 'SHA-512'] as const,
  ]

  it.each(algorithms)(
    'passes by %s with the hash by %s, and fails where the settings lack it',
    async (alg, hash) => {
      const pair = await generateKeyPair(alg)
      const only = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg }] })
      const digest = Buffer.from(await crypto.subtle.digest(hash, Buffer.from('some-access-token')))
      const half = digest.subarray(0, digest.length / 2).toString('base64url')
      const idToken = await sign({ ...good, at_hash: half }, { key: pair, alg })
      await expect(verify(idToken, { keys: only, algorithms: [alg] })).resolves.toBeUndefined()
      await expect(
        verify(idToken, { keys: only, algorithms: [alg === 'RS256' ? 'PS256' : 'RS256'] }),
      ).rejects.toThrow(`algorithms: ${alg} is not allowed`)
    },
  )
})
