// The children of the active user, and their junior ISAs.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date } from 'portal-engine/http/fields.ts'

const childSchema = z.object({
  id: z.string(),
  name: z.string(),
  bornOn: date,
  /** The last characters alone, "••••••34A"; null before 16, when there is none. */
  nationalInsurance: z.nullable(z.string()),
  /** Who may give instructions for the junior ISA. */
  registeredContact: z.string(),
  account: z.nullable(z.object({ id: z.string(), number: z.string() })),
  turns16On: date,
  turns18On: date,
})
export type Child = z.infer<typeof childSchema>

export const listChildren = get('/api/children', {
  summary: 'The children of the active user and their junior ISAs',
  openTo: 'attorney',
  answer: z.object({ children: z.array(childSchema) }),
})

export const childrenQuery = (api: Api) => queryOf(api, listChildren, {}, ({ children }) => children)
