// Owns how the provider's tokens differ from the ordinary: their lifetime, and claims a test wants changed or left out.
import { decodeProtectedHeader, decodeJwt, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import * as z from 'zod'

export const tokenRulesChange = z.strictObject({
  accessTokenSeconds: z.int().min(1).max(86_400).optional(),
  idTokenClaims: z.record(z.string(), z.unknown()).optional(),
  omitClaims: z.array(z.string()).optional(),
})

export type TokenRulesChange = z.infer<typeof tokenRulesChange>

interface TokenRulesState {
  accessTokenSeconds: number
  idTokenClaims: Record<string, unknown>
  omitClaims: readonly string[]
}

const ordinary: TokenRulesState = { accessTokenSeconds: 1800, idTokenClaims: {}, omitClaims: [] }

export class TokenRules {
  #state = ordinary

  get accessTokenSeconds(): number {
    return this.#state.accessTokenSeconds
  }

  change({ accessTokenSeconds, idTokenClaims, omitClaims }: TokenRulesChange): void {
    this.#state = {
      accessTokenSeconds: accessTokenSeconds ?? this.#state.accessTokenSeconds,
      idTokenClaims: idTokenClaims ?? this.#state.idTokenClaims,
      omitClaims: omitClaims ?? this.#state.omitClaims,
    }
  }

  reset(): void {
    this.#state = ordinary
  }

  /** The ID token as it should go out: signed again by the same key when a claim is to be another or absent. */
  async rewrite(idToken: string, keys: readonly JWK[]): Promise<string> {
    const { idTokenClaims, omitClaims } = this.#state
    if (Object.keys(idTokenClaims).length === 0 && omitClaims.length === 0) return idToken
    const header = decodeProtectedHeader(idToken)
    const key = keys.find((candidate) => candidate.kid === header.kid)
    if (!key) throw new Error('The ID token was signed with an unknown key.')
    const payload: JWTPayload = { ...decodeJwt(idToken), ...idTokenClaims }
    for (const name of omitClaims) delete payload[name]
    return new SignJWT(payload)
      .setProtectedHeader({ ...header, alg: 'RS256' })
      .sign(await importJWK(key, 'RS256'))
  }
}
