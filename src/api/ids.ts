// The two kinds of person id. Branded, so that X-ClientId can never be given a user's own id by mistake.
// A ClientId comes only from a grant (fromClientId, grantorId); a grant's own `clientId` is plain text.
import * as z from 'zod/mini'

export const userId = z.string().check(z.minLength(1)).brand<'UserId'>()
export type UserId = z.infer<typeof userId>

export const clientId = z.string().check(z.minLength(1)).brand<'ClientId'>()
export type ClientId = z.infer<typeof clientId>
