// Parameters the firm keeps for the active user.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date } from 'portal-engine/http/fields.ts'

const parametersSchema = z.object({
  specialist: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  reviewDueOn: z.nullable(date),
  hasBankDetails: z.boolean(),
  isPaperless: z.boolean(),
})
export type Parameters = z.infer<typeof parametersSchema>

export const getParameters = get('/api/userparameters', {
  summary: 'Parameters of the active user',
  answer: parametersSchema,
  openTo: 'viewer',
})

export const parametersQuery = (api: Api) => queryOf(api, getParameters)
