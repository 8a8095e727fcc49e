// The two kinds of person id that a header may carry. Branded, so that neither header can be given the other's id by
// mistake. A UserId comes only from sign-in and /api/user, a ClientId only from a grant (fromClientId, grantorId); a
// grant's own `clientId` is plain text.
import * as z from 'zod/mini'

/** The id of any person. Ids travel in headers: visible ASCII, no blanks (RFC 9110, 5.5). */
export const personId = z.string().check(z.regex(/^[\x21-\x7E]{1,128}$/))

/** Parses the id of somebody who signs in. */
export const userId = personId.brand<'UserId'>()
/** The id of somebody who signs in; no other text is one without `userId.parse`. */
export type UserId = z.infer<typeof userId>

/** Parses the id of a client of the firm. */
export const clientId = personId.brand<'ClientId'>()
/** The id of a client of the firm; no other text is one without `clientId.parse`. */
export type ClientId = z.infer<typeof clientId>
