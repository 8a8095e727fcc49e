// People whose contributions count together for the fee. Their amounts are never sent.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put, reason, remove } from 'portal-engine/http/contract.ts'
import { date, pence, rateBps, wordOf } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { idTaken } from 'portal-engine/http/reasons.ts'
import { tooManyInvitations } from '../people/invitations.ts'

const networkSchema = z.object({
  /** Null: in no network yet. */
  role: z.nullable(wordOf<'Lead' | 'Member'>()),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isLead: z.boolean(),
      isYou: z.boolean(),
      status: wordOf<'Active' | 'Invited'>(),
      /** The day of joining, or of the invitation. */
      since: date,
    }),
  ),
  /** How many people the lead may invite. */
  mostInvited: z.int(),
  /** The client's rate without the network. */
  aloneBps: rateBps,
  rateBps,
  /** What the client alone would have paid more in the last twelve months. */
  savedPence: pence,
})
export type Network = z.infer<typeof networkSchema>

export const getNetwork = get('/api/network', {
  summary: 'The network of people whose fees are worked out together',
  openTo: 'attorney',
  answer: networkSchema,
})

export const networkQuery = (api: Api) => queryOf(api, getNetwork)

const invitationSchema = z.object({ name: text(80), email: z.email().check(z.maxLength(254)) })
export type NetworkInvitation = z.infer<typeof invitationSchema>

const notLead = reason('not-lead', 403, 'Only the lead of a network may do this.')

/** The id is made by the caller, so that the same invitation sent twice is one. */
export const inviteToNetwork = put('/api/network/invitations/:invitationId', {
  summary: 'Invites somebody to the network',
  openTo: 'attorney',
  body: invitationSchema,
  errors: [
    idTaken,
    notLead,
    reason('own-address', 422, 'The address is the caller’s own.'),
    reason('already-invited', 409, 'This person is in the network or invited already.'),
    tooManyInvitations,
    reason('too-many', 409, 'The network has as many people as it may have.'),
  ],
})

export const withdrawNetworkInvitation = remove('/api/network/invitations/:invitationId', {
  summary: 'Takes back an invitation',
  openTo: 'attorney',
  errors: [notLead, reason('joined', 409, 'The invited person has joined.')],
})
