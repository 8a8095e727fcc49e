// When the logged-in user last signed in before this time.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { instant } from 'portal-engine/http/fields.ts'

export const getLastSignIn = get('/api/user/lastsignin', {
  summary: 'When the logged-in user signed in before',
  answer: z.object({
    /** Null for a person who has never signed in before. */
    lastSignInAt: z.nullable(instant),
  }),
  openTo: 'viewer',
})

export const lastSignInQuery = (api: Api) =>
  queryOf(api, getLastSignIn, {}, ({ lastSignInAt }) => lastSignInAt)
