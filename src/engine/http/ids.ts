// The two kinds of person id that a header may carry. Branded, so that neither header can be given the other's id by
// mistake. A UserId comes only from sign-in and /api/user, a ClientId only from a grant (fromClientId, grantorId); a
// grant's own `clientId` is plain text.
import * as z from 'zod/mini'

/** The id of any person. Ids travel in headers: visible ASCII, no blanks (RFC 9110, 5.5). */
export const personId = z.string().check(z.regex(/^[\x21-\x7E]{1,128}$/))

export const userId = personId.brand<'UserId'>()
export type UserId = z.infer<typeof userId>

export const clientId = personId.brand<'ClientId'>()
export type ClientId = z.infer<typeof clientId>
