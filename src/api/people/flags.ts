// Feature flags as the server sets them: those of the active user, with the logged-in user's own two.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'

export const flagsSchema = z.record(z.string(), z.boolean())

export const flagsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'feature-flags'],
    queryFn: ({ signal }) => api.get('/api/featureflags', flagsSchema, { signal }),
  })
