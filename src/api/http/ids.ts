// The two kinds of person id. Branded, so that X-ClientId can never be given a user's own id by mistake.
// A ClientId comes only from a grant (fromClientId, grantorId); a grant's own `clientId` is plain text.
import * as z from 'zod/mini'

/** Ids travel in headers: visible ASCII, no blanks (RFC 9110, 5.5). */
const headerValue = z.string().check(z.regex(/^[\x21-\x7E]{1,128}$/))

export const userId = headerValue.brand<'UserId'>()
export type UserId = z.infer<typeof userId>

export const clientId = headerValue.brand<'ClientId'>()
export type ClientId = z.infer<typeof clientId>
