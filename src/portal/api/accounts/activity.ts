// Recent activity in the active user's accounts, newest first.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { TransactionType } from '#domain/transaction-words.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, pence, wordOf } from 'portal-engine/http/fields.ts'

const transactionSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  date,
  type: wordOf<TransactionType>(),
  description: z.string(),
  currency,
  /** Effect on the account's cash. */
  amountPence: pence,
  /** A document about it, or an explanation: there is always one of the two. */
  documentId: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof transactionSchema>

export const listActivity = get('/api/portfolios/activity', {
  summary: 'The newest transactions of all accounts',
  query: {
    limit: {
      description: 'How many; 5 if left out',
      schema: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    },
  },
  answer: z.object({ transactions: z.array(transactionSchema) }),
  openTo: 'viewer',
})

export const activityQuery = (api: Api, limit = 5) =>
  queryOf(api, listActivity, { query: { limit } }, ({ transactions }) => transactions)
