// The logged-in user (/api/user) with their contact points, and the active user (/api/currentuser).
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from './client.ts'
import { userId } from './ids.ts'

const person = {
  userId,
  userName: z.string(),
  /** A person with at least one account is a client (AMB-42). */
  hasAccounts: z.boolean(),
  hasChildren: z.boolean(),
}

export const loggedInUserSchema = z.object({
  ...person,
  /** The flags that follow the logged-in user, sent early so that access can be worked out before all flags are here. */
  flags: z.object({ 'shared-access': z.boolean(), 'fido-authentication': z.boolean() }),
})
export type LoggedInUser = z.infer<typeof loggedInUserSchema>

export const activeUserSchema = z.object(person)
export type ActiveUser = z.infer<typeof activeUserSchema>

export const emailSchema = z.object({ email: z.string(), isVerified: z.boolean() })

export const mobileSchema = z.object({ phoneNumber: z.string(), isVerified: z.boolean() })

export const groupsSchema = z.object({ groups: z.array(z.object({ id: z.string(), name: z.string() })) })

export const loggedInUserQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'user'],
    queryFn: ({ signal }) => api.get('/api/user', loggedInUserSchema, { signal }),
  })

export const activeUserQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'current-user'],
    queryFn: ({ signal }) => api.get('/api/currentuser', activeUserSchema, { signal }),
  })
