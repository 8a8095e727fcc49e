// Owns which access tokens of another provider the product API takes: a firm tries its own provider with the sandbox's people.
// JWT access tokens (RFC 9068), verified by the provider's keys.
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { personByUserId } from '#sandbox/config/people.ts'

export interface ForeignProvider {
  issuer: string
  audience: string
  /** The claim that holds the user id of one of the sandbox's people. */
  userIdClaim: string
}

/** Who calls, and when they gave their credentials: seconds since 1970, NaN where the token does not say. */
export interface ForeignCaller {
  subject: string
  signedInAt: number
}

/** SANDBOX_ISSUER, SANDBOX_AUDIENCE and SANDBOX_USER_ID_CLAIM. Throws when only some are there. */
export function foreignProviderOf(env: NodeJS.ProcessEnv): ForeignProvider | undefined {
  const { SANDBOX_ISSUER: issuer, SANDBOX_AUDIENCE: audience, SANDBOX_USER_ID_CLAIM: claim } = env
  if (issuer === undefined || issuer === '') return undefined
  if (audience === undefined || audience === '')
    throw new Error('SANDBOX_ISSUER needs SANDBOX_AUDIENCE: the audience of the access tokens.')
  return { issuer, audience, userIdClaim: claim ?? 'userId' }
}

/** Reads a token; undefined unless it is valid and of one of the sandbox's people. */
export function foreignTokens({ issuer, audience, userIdClaim }: ForeignProvider) {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined
  let isSaid = false

  function sayOnce(): void {
    if (!isSaid)
      console.error(
        `Access tokens of ${issuer} have no auth_time, so calls that need a fresh sign-in are refused each time.`,
      )
    isSaid = true
  }

  async function discover() {
    const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    const { issuer: named, jwks_uri: address } = (await answer.json()) as { issuer: string; jwks_uri: string }
    if (named !== issuer) throw new Error(`SANDBOX_ISSUER is ${issuer}, and discovery names ${named}`)
    // Keys stay: a token that names another one has them fetched again, and an outage of the provider ends no session.
    return createRemoteJWKSet(new URL(address), { cooldownDuration: 0, cacheMaxAge: Infinity })
  }

  return async function read(token: string): Promise<ForeignCaller | undefined> {
    if (token.split('.').length !== 3) return undefined
    try {
      keys ??= discover().catch((error: unknown) => {
        keys = undefined
        throw error
      })
      const { payload } = await jwtVerify(token, await keys, {
        issuer,
        audience,
        requiredClaims: ['exp'],
        algorithms: [
          'RS256',
          'RS384',
          'RS512',
          'PS256',
          'PS384',
          'PS512',
          'ES256',
          'ES384',
          'ES512',
          'EdDSA',
        ],
      })
      const person = personByUserId(String(payload[userIdClaim]))
      if (!person)
        console.error(
          `A token of ${issuer} was refused: its ${userIdClaim} is no user id of the sandbox’s people`,
        )
      else if (payload['auth_time'] === undefined) sayOnce()
      return person && { subject: person.subject, signedInAt: Number(payload['auth_time']) }
    } catch (error) {
      console.error(
        `A token of ${issuer} was refused: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
  }
}
