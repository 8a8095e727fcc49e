// Delegated grants: the clients the logged-in user may act for. Who may act for them is in sharing.ts.
import * as z from 'zod/mini'
import { get } from 'portal-engine/http/contract.ts'
import { wordOf } from 'portal-engine/http/fields.ts'
import { clientId } from 'portal-engine/http/ids.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'

export type AccessKind = 'adviser' | 'family' | 'attorney'

export const delegateGrantSchema = z.object({
  isActive: z.boolean(),
  /** The client acted for; sent as X-ClientId. */
  fromClientId: clientId,
  fromClientName: z.string(),
  toClientName: z.string(),
  /** Identifies the grant's own record; never a person (AMB-51). */
  clientId: z.string(),
  /** Whose access it is; left out where the API knows of no attorneys. */
  kind: z.optional(wordOf<AccessKind>()),
})

/** Active grants come first. A session reads the first page alone. */
export const delegatesSchema = z.object({ delegates: z.array(delegateGrantSchema), nextCursor })

export const listDelegates = get('/api/client/delegates', {
  summary: 'A page of the clients for whom the logged-in user may act',
  query: pageParameters,
  answer: delegatesSchema,
  openTo: 'viewer',
})
