// The logged-in user (/api/user) with their contact points, and the active user (/api/currentuser).
import * as z from 'zod/mini'
import { userTraits } from '#domain/access/user-facts.ts'
import { get } from 'portal-engine/http/contract.ts'
import { personId, userId } from 'portal-engine/http/ids.ts'

const person = {
  userName: z.string(),
  /** A person with at least one account is a client (AMB-42). */
  hasAccounts: z.boolean(),
  ...userTraits(z.boolean()),
}

const loggedInUserSchema = z.object({
  userId,
  ...person,
  /** The logged-in user's own flags, sent early, so that access is known before all flags have loaded. */
  flags: z.catchall(z.object({ 'shared-access': z.boolean() }), z.boolean()),
})
export type LoggedInUser = z.infer<typeof loggedInUserSchema>

/** Their id may be the user's own or a client's, so it is neither UserId nor ClientId. */
const activeUserSchema = z.object({ userId: personId, ...person })
export type ActiveUser = z.infer<typeof activeUserSchema>

export const getLoggedInUser = get('/api/user', {
  summary: 'The logged-in user, with two flags of their own',
  answer: loggedInUserSchema,
  openTo: 'viewer',
})

export const getActiveUser = get('/api/currentuser', {
  summary: 'The person whose account is shown',
  answer: activeUserSchema,
  openTo: 'viewer',
})

// The specification lists these three; the portal itself has no use for them.
export const getOwnEmail = get('/api/user/email', {
  summary: 'The email address of the logged-in user',
  answer: z.object({ email: z.string(), isVerified: z.boolean() }),
  openTo: 'viewer',
})

export const getOwnMobile = get('/api/user/mobile', {
  summary: 'The mobile number of the logged-in user',
  answer: z.object({ phoneNumber: z.string(), isVerified: z.boolean() }),
  openTo: 'viewer',
})

export const getOwnGroups = get('/api/groups', {
  summary: 'The groups of the logged-in user',
  answer: z.object({ groups: z.array(z.object({ id: z.string(), name: z.string() })) }),
  openTo: 'viewer',
})
