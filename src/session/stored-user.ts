// Reads the signed-in user as oidc-client-ts keeps it, without the library: a reload must not wait for its download.
// Writing is the library's business, behind the check in oidc.ts.
import * as z from 'zod/mini'
import { userId } from '#api/ids.ts'

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

/** Where does the library keep the user of this sign-in client? */
export function storedUserKey(authority: string, clientId: string): string {
  return `oidc.user:${authority}:${clientId}`
}
