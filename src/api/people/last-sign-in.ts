// When the logged-in user last signed in before this time.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { instant } from '../http/fields.ts'

export const lastSignInSchema = z.object({
  /** Null for a person who has never signed in before. */
  lastSignInAt: z.nullable(instant),
})

export const lastSignInQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'last-sign-in'],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await api.get('/api/user/lastsignin', lastSignInSchema, { signal })).lastSignInAt,
  })
