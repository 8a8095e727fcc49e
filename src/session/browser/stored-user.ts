// Reads the user that oidc-client-ts stored, without loading the library, so that a reload does not wait for it.
// Only the library writes it, through verifying-store.ts.
import * as z from 'zod/mini'
import { userId } from '#http/ids.ts'
import type { PortalStorage } from './storage.ts'

export const storedUserSchema = z.object({
  id_token: z.string(),
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string()),
  token_type: z.string(),
  scope: z.optional(z.string()),
  session_state: z.optional(z.nullable(z.string())),
  profile: z.looseObject({
    sub: z.string().check(z.minLength(1)),
    userId,
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
  }),
  /** Seconds since 1970 by this device's clock. */
  expires_at: z.number(),
})

export type StoredUser = z.infer<typeof storedUserSchema>

/** The user that this sign-in client has stored, if there is one. */
export const readStoredUser = (
  storage: PortalStorage,
  authority: string,
  oauthClientId: string,
): StoredUser | undefined => storage.storedUser(authority, oauthClientId, parseStoredUser)

/** Parses a stored user; undefined when the entry is invalid. */
export function parseStoredUser(text: string): StoredUser | undefined {
  try {
    return storedUserSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads the user that the library made from a token response. Throws an error that names the invalid field, never its value. */
export function readTokenResponse(text: string): StoredUser & Record<string, unknown> {
  const response = JSON.parse(text) as Record<string, unknown>
  const result = storedUserSchema.safeParse({
    ...response,
    expires_at: response['expires_at'] ?? expiryOf(response),
  })
  const wrong = result.success
    ? result.data.token_type.toLowerCase() === 'bearer' || 'token_type'
    : result.error.issues[0]?.path.join('.')
  if (!result.success || wrong !== true) throw new Error(`The token response is not valid: ${String(wrong)}`)
  return { ...response, ...result.data }
}

/** A response may omit `expires_in` (RFC 6749, 5.1); then the access token expires with the ID token. */
const expiryOf = ({ profile }: Record<string, unknown>): unknown =>
  typeof profile === 'object' && profile !== null && 'exp' in profile ? profile.exp : undefined
