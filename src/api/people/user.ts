// The logged-in user (/api/user) with their contact points, and the active user (/api/currentuser).
import * as z from 'zod/mini'
import { userTraits } from '#domain/access/user-facts.ts'
import { personId, userId } from '../http/ids.ts'

const person = {
  userName: z.string(),
  /** A person with at least one account is a client (AMB-42). */
  hasAccounts: z.boolean(),
  ...userTraits(z.boolean()),
}

export const loggedInUserSchema = z.object({
  userId,
  ...person,
  /** The logged-in user's own flags, sent early, so that access is known before all flags have loaded. */
  flags: z.catchall(z.object({ 'shared-access': z.boolean() }), z.boolean()),
})
export type LoggedInUser = z.infer<typeof loggedInUserSchema>

/** Their id may be the user's own or a client's, so it is neither UserId nor ClientId. */
export const activeUserSchema = z.object({ userId: personId, ...person })
export type ActiveUser = z.infer<typeof activeUserSchema>

/** @public What the specification lists. */
export const emailSchema = z.object({ email: z.string(), isVerified: z.boolean() })

/** @public What the specification lists. */
export const mobileSchema = z.object({ phoneNumber: z.string(), isVerified: z.boolean() })

/** @public What the specification lists. */
export const groupsSchema = z.object({ groups: z.array(z.object({ id: z.string(), name: z.string() })) })
