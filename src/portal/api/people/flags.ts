// Feature flags as the server sets them: those of the active user, with the logged-in user's own two.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'

export const getFlags = get('/api/featureflags', {
  summary: 'The flags of the active user',
  answer: z.record(z.string(), z.boolean()),
  openTo: 'viewer',
  isRevalidated: true,
})

export const flagsQuery = (api: Api) => queryOf(api, getFlags)
