// Accounts that have left the active user's list: junior ISAs of children who are 18.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date } from 'portal-engine/http/fields.ts'

const leftAccountSchema = z.object({
  accountId: z.string(),
  /** As it was called in the list. */
  accountName: z.string(),
  accountNumber: z.string(),
  /** The present owner. */
  childName: z.string(),
  /** The child's 18th birthday. */
  leftOn: date,
})
export type LeftAccount = z.infer<typeof leftAccountSchema>

export const listLeftAccounts = get('/api/portfolios/left', {
  summary: 'Junior ISAs that became a child’s own ISA',
  openTo: 'attorney',
  answer: z.object({ accounts: z.array(leftAccountSchema) }),
})

export const leftAccountsQuery = (api: Api) => queryOf(api, listLeftAccounts, {}, ({ accounts }) => accounts)
