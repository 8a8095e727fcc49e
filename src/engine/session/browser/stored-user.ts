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
  /** Seconds for which the access token was issued. */
  lifetime: z.optional(z.number()),
  /** When the person was asked for their credentials again and gave them: milliseconds since 1970 by this device's clock. */
  confirmedAt: z.optional(z.number()),
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
