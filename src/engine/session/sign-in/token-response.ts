// Reads a token response: every field that the portal uses, and the claims of the person by the names of the settings.
import { decodeJwt } from 'jose'
import { isRecord, ownValue } from '#base/record.ts'
import { storedUserSchema, type StoredUser } from '../browser/stored-user.ts'
import type { ProviderSettings } from '../provider-settings.ts'

type Claims = NonNullable<ProviderSettings['claims']>

/**
 * Reads the user that the library made from a token response. The profile holds the claims that the settings name, as
 * the ID token has them. Throws an error that names the invalid field, never its value.
 */
export function readTokenResponse(text: string, claims: Claims = {}): StoredUser & Record<string, unknown> {
  const response = JSON.parse(text) as Record<string, unknown>
  const { profile, id_token: idToken } = response
  const result = storedUserSchema.safeParse({
    ...response,
    ...(isRecord(profile) &&
      typeof idToken === 'string' && { profile: { ...profile, ...mappedClaims(idToken, claims) } }),
    expires_at: response['expires_at'] ?? expiryOf(response),
  })
  const wrong = result.success
    ? result.data.token_type.toLowerCase() === 'bearer' || 'token_type'
    : result.error.issues[0]?.path.join('.')
  const field = /^profile\.(userId|name|email|phoneNumber)$/.exec(String(wrong))?.[1] as
    | keyof Claims
    | undefined
  if (field) throw new Error(`claims.${field}: the ID token has no usable claim ${claims[field] ?? field}`)
  if (!result.success || wrong !== true) throw new Error(`The token response is not valid: ${String(wrong)}`)
  return { ...response, ...result.data }
}

/** The fields of a profile by the claims that the settings name; a claim that is not there is no field. */
function mappedClaims(idToken: string, claims: Claims): Record<string, unknown> {
  if (Object.keys(claims).length === 0) return {}
  const all = decodeJwt(idToken)
  return Object.fromEntries(
    Object.entries(claims).map(([field, claim]) => [field, ownValue<unknown>(all, claim ?? '') ?? undefined]),
  )
}

/** A response may omit `expires_in` (RFC 6749, 5.1); then the access token expires with the ID token. */
const expiryOf = ({ profile }: Record<string, unknown>): unknown =>
  typeof profile === 'object' && profile !== null && 'exp' in profile ? profile.exp : undefined
