// The two kinds of person id. Branded, so that X-ClientId can never be given a user's own id by mistake.
// A ClientId comes only from a grant (fromClientId, grantorId); a grant's own `clientId` is plain text.
import * as z from 'zod/mini'

export const userId = z.string().check(z.minLength(1)).brand<'UserId'>()
export type UserId = z.infer<typeof userId>

export const clientId = z.string().check(z.minLength(1)).brand<'ClientId'>()
export type ClientId = z.infer<typeof clientId>

/** Do these two ids name the same person? They are comparable (AMB-51) although neither may stand for the other. */
export function isSamePerson(user: UserId, client: ClientId): boolean {
  return (user as string) === (client as string)
}
