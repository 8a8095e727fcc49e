// The adviser of the active user: who they are and how to reach them.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'

const adviserSchema = z.object({
  /** Null for people who have no adviser yet. */
  adviser: z.nullable(
    z.object({
      name: z.string(),
      role: z.string(),
      phone: z.string(),
      email: z.string(),
      /** A picture as a data URL; null when there is none. */
      picture: z.nullable(z.string().check(z.regex(/^data:image\/(?:png|jpeg|svg\+xml)[;,]/))),
    }),
  ),
})
export type Adviser = NonNullable<z.infer<typeof adviserSchema>['adviser']>

export const getAdviser = get('/api/adviser', {
  summary: 'The adviser of the active user',
  openTo: 'attorney',
  answer: adviserSchema,
})

export const adviserQuery = (api: Api) => queryOf(api, getAdviser, {}, ({ adviser }) => adviser)
