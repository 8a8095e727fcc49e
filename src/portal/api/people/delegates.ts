// Delegated grants: the clients the logged-in user may act for, and the people who may act for them.
import * as z from 'zod/mini'
import { get } from '#http/contract.ts'
import { clientId } from '#http/ids.ts'
import { nextCursor, pageParameters } from '#http/pages.ts'

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

/** Active grants come first. A session reads the first page alone. */
export const delegatesSchema = z.object({ delegates: z.array(delegateGrantSchema), nextCursor })

export const listDelegates = get('/api/client/delegates', {
  summary: 'A page of the clients for whom the logged-in user may act',
  query: pageParameters,
  answer: delegatesSchema,
  isOpenToViewers: true,
})

export const listDelegatesFromClient = get('/api/client/delegatesfromclient', {
  summary: 'A page of the people who may act for the client',
  query: pageParameters,
  answer: delegatesSchema,
  isOpenToViewers: true,
})
