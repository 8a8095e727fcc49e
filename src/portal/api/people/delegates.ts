// Delegated grants: the clients the logged-in user may act for, and the people who may act for them.
import * as z from 'zod/mini'
import { queryOf } from '#http/query.ts'
import type { Api } from '#http/client.ts'
import { get } from '#http/contract.ts'
import { clientId } from '#http/ids.ts'

const delegateGrantSchema = z.object({
  isActive: z.boolean(),
  /** The client acted for; sent as X-ClientId. */
  fromClientId: clientId,
  fromClientName: z.string(),
  toClientName: z.string(),
  /** Identifies the grant's own record; never a person (AMB-51). */
  clientId: z.string(),
})
export type DelegateGrant = z.infer<typeof delegateGrantSchema>

export const delegatesSchema = z.object({ delegates: z.array(delegateGrantSchema) })

export const listDelegates = get('/api/client/delegates', {
  summary: 'The clients for whom the logged-in user may act',
  answer: delegatesSchema,
  isOpenToViewers: true,
})

export const listDelegatesFromClient = get('/api/client/delegatesfromclient', {
  summary: 'The people who may act for the client',
  answer: delegatesSchema,
  isOpenToViewers: true,
})

/** Who may act for the logged-in user? */
export const delegatesFromClientQuery = (api: Api) =>
  queryOf(api, listDelegatesFromClient, {}, ({ delegates }) => delegates.filter((grant) => grant.isActive))
