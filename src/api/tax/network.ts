// The people whose contributions count together for the fee. What each of them has is never sent.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { date, nothing, pence, wordOf } from '../http/fields.ts'

export const networkSchema = z.object({
  /** Null: in no network yet. */
  role: z.nullable(wordOf<'Lead' | 'Member'>()),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isLead: z.boolean(),
      isYou: z.boolean(),
      status: wordOf<'Active' | 'Invited'>(),
      /** Of joining, or of the invitation. */
      since: date,
    }),
  ),
  /** How many people the lead may invite. */
  mostInvited: z.int(),
  /** The client's rate without the network. */
  aloneBps: z.int(),
  rateBps: z.int(),
  /** What the client alone would have paid more in the last twelve months. */
  savedPence: pence,
})
export type Network = z.infer<typeof networkSchema>

export const networkQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'network'],
    queryFn: ({ signal }) => api.get('/api/network', networkSchema, { signal }),
  })

export interface NetworkInvitation {
  name: string
  email: string
}

const pathOf = (id: string) => `/api/network/invitations/${encodeURIComponent(id)}`

/** The id is made by the caller, so that the same invitation sent twice is one. 409: invited already, or too many. */
export const inviteToNetwork = (api: Api, id: string, invitation: NetworkInvitation): Promise<undefined> =>
  api.send('PUT', pathOf(id), invitation, nothing)

export const withdrawNetworkInvitation = (api: Api, id: string): Promise<undefined> =>
  api.send('DELETE', pathOf(id), undefined, nothing)
