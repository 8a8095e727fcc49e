// Verifies an ID token by OpenID Connect Core 3.1.3.7: signature, alg, iss, aud, azp, times, nonce, at_hash.
// oidc-client-ts only decodes it. Loaded with oidc.ts, which only the callback page needs before its first screen; nothing
// else in the bundles imports jose.
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose'
import * as limits from '#base/limits.gen.ts'
import { withoutRedirects } from './guarded-fetch.ts'
import { NoAnswer } from './provider.ts'

export interface IdTokenInputs {
  idToken: string
  accessToken: string
  issuer: string
  oauthClientId: string
  keys: JWTVerifyGetKey
  /** Algorithms that are allowed; RS256 and ES256 where the settings name none. */
  algorithms?: readonly string[] | undefined
  /** Audiences other than the client that the firm trusts (OpenID Connect Core 3.1.3.7, 3). */
  audiences?: readonly string[] | undefined
  /** On renewal: the ID token before this one; the nonce must not change. */
  earlierIdToken?: string | undefined
  /** The credentials must have been given just now: `auth_time` is required (OpenID Connect Core 3.1.2.1, max_age). */
  isFresh?: boolean
  now: Date
}

/** The provider's public keys, fetched when needed; a missing key is fetched once more. */
export function remoteKeys(jwksUri: string, fetchPort: typeof fetch): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: limits['request-timeout'].value * 1000,
    // The provider may rotate keys at any time, so a missing key is always fetched again, once per token.
    cooldownDuration: 0,
    [customFetch]: withoutRedirects(fetchPort),
  })
}

/** Verifies the ID token. Throws an error that names the failed check, never a value. */
export async function verifyIdToken(inputs: IdTokenInputs): Promise<void> {
  const { idToken, accessToken, issuer, oauthClientId, keys, earlierIdToken, isFresh, now } = inputs
  const algorithms = allowedAlgorithms(inputs.algorithms)
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
    algorithms,
    issuer,
    audience: oauthClientId,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: limits['clock-leeway'].value,
    // The provider issued it for the request that was just made.
    maxTokenAge: limits['request-timeout'].value,
    currentDate: now,
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEAlgNotAllowed) throw new IdTokenAlgorithmError(idToken)
    throw isOfAudience(error)
      ? new IdTokenAudienceError(decodeJwt(idToken).aud, oauthClientId)
      : failureOf(error)
  })
  if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') {
    throw new IdTokenError('typ')
  }
  if (typeof payload.sub !== 'string' || payload.sub === '') throw new IdTokenError('sub')
  const others = [payload.aud ?? []].flat().filter((name) => name !== oauthClientId)
  if (!others.every((name) => inputs.audiences?.includes(name)))
    throw new IdTokenAudienceError(payload.aud, oauthClientId)
  // A token for several says which of them it was issued to.
  if ((others.length > 0 || payload['azp'] !== undefined) && payload['azp'] !== oauthClientId)
    throw new IdTokenError('azp')
  const { nonce } = payload
  if (earlierIdToken !== undefined && nonce !== undefined && nonce !== decodeJwt(earlierIdToken)['nonce']) {
    throw new IdTokenError('nonce')
  }
  const authTime = payload['auth_time']
  if (isFresh === true && !isRecent(authTime, now))
    throw new IdTokenError(
      `auth_time ${authTime === undefined ? 'is missing' : 'is not that of a fresh sign-in'}`,
    )
  const atHash = payload['at_hash']
  if (atHash !== undefined && atHash !== (await accessTokenHash(accessToken, protectedHeader.alg))) {
    throw new IdTokenError('at_hash')
  }
}

const isRecent = (authTime: unknown, now: Date): boolean =>
  typeof authTime === 'number' &&
  now.getTime() / 1000 - authTime <= limits['fresh-sign-in'].value + limits['clock-leeway'].value

export class IdTokenError extends Error {
  override name = 'IdTokenError'
  /** True for the checks that fail when the clock of the device is wrong. */
  readonly isAboutTime: boolean
  constructor(check: string, isAboutTime = false) {
    super(`ID Token is not valid: ${check}`)
    this.isAboutTime = isAboutTime
  }
}

/** The provider signs with an algorithm that the settings do not allow. */
class IdTokenAlgorithmError extends IdTokenError {
  constructor(idToken: string) {
    const alg = String(decodeProtectedHeader(idToken).alg)
    const named = /^[\w-]{1,12}$/.test(alg) ? alg : 'an unknown one'
    super('alg')
    this.message = `algorithms: ${named} is not allowed`
  }
}

const isOfAudience = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud' && error.reason === 'check_failed'

/** The token is for others: they are named, so that trusted ones can be put into the settings. */
class IdTokenAudienceError extends IdTokenError {
  constructor(audience: string | string[] | undefined, oauthClientId: string) {
    super('aud')
    const names = [audience ?? []]
      .flat()
      .map((name) => (/^[\w.:/@-]{1,80}$/.test(name) ? name : 'an unknown one'))
    this.message += ` is ${names.join(', ')}; ${
      names.includes(oauthClientId)
        ? 'those beside the client that the firm trusts belong into provider.audiences'
        : `the client ${oauthClientId} is not among them`
    }`
  }
}

/** Without the keys nothing is known of the token. */
const NO_KEYS = { late: 'Network timed out', failed: 'keys could not be loaded' }

function failureOf(error: unknown): Error {
  const name = nameOf(error)
  const failure = new IdTokenError(name, isAboutTime(error))
  return Object.values(NO_KEYS).includes(name) ? new NoAnswer(failure.message) : failure
}

function nameOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return error.claim
  if (error instanceof errors.JWKSTimeout) return NO_KEYS.late
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return error.code
  return NO_KEYS.failed
}

/** A missing time claim is not a clock error. */
function isAboutTime(error: unknown): boolean {
  if (error instanceof errors.JWTExpired) return true
  return (
    error instanceof errors.JWTClaimValidationFailed &&
    ['exp', 'iat', 'nbf'].includes(error.claim) &&
    error.reason === 'check_failed'
  )
}

/** Both names of the Edwards curve's signatures count (RFC 8037, RFC 9864). */
const EDWARDS = ['Ed25519', 'EdDSA']

const allowedAlgorithms = (given: readonly string[] = ['RS256', 'ES256']): string[] =>
  given.some((name) => EDWARDS.includes(name)) ? [...given, ...EDWARDS] : [...given]

/** Left half of the hash of the access token (OpenID Connect Core 3.1.3.6), by the hash function of the signature. */
async function accessTokenHash(accessToken: string, alg: string): Promise<string> {
  // Ed25519 hashes with SHA-512 (RFC 8032).
  const hash = EDWARDS.includes(alg) ? '512' : alg.slice(-3)
  const digest = new Uint8Array(
    await crypto.subtle.digest(`SHA-${hash}`, new TextEncoder().encode(accessToken)),
  )
  return btoa(String.fromCharCode(...digest.subarray(0, digest.length / 2)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
