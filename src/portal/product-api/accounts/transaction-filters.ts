// What a call for transactions asks for, as SQL.
import type { listTransactions } from '#api/accounts/transactions.ts'
import { ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import type { InputOf } from 'portal-engine/sandbox/calls/route.ts'

export type TransactionsQuery = InputOf<typeof listTransactions>['query']

export interface Asked {
  /** Conditions over the table `transactions`, to be joined by "and". */
  where: string
  values: (string | number)[]
  limit: number
}

/** Filters and page size of a call about these accounts. Throws an ErrorResponse with 400. */
export function askedFor(query: TransactionsQuery, accountIds: readonly string[]): Asked {
  const { from, to, minPence: least, maxPence: most, type: types, text, limit = 50 } = query
  const conditions = [`account_id in (${accountIds.map(() => '?').join(', ')})`]
  const values: Asked['values'] = [...accountIds]
  const add = (condition: string, ...more: (string | number)[]) => {
    conditions.push(condition)
    values.push(...more)
  }
  if (from !== undefined && to !== undefined && from > to) throw new ErrorResponse(400, 'from: is after to')
  if (from !== undefined) add('date >= ?', from)
  if (to !== undefined) add('date <= ?', to)

  if (least !== undefined && most !== undefined && least > most)
    throw new ErrorResponse(400, 'minPence: is more than maxPence')
  if (least !== undefined) add('abs(amount_pence) >= ?', least)
  if (most !== undefined) add('abs(amount_pence) <= ?', most)

  if (types.length > 0) add(`type in (${types.map(() => '?').join(', ')})`, ...types)

  if (text !== undefined && text !== '') {
    const pattern = `%${text.replaceAll(/[%_~]/g, '~$&')}%`
    add(`(description like ? escape '~' or isin like ? escape '~')`, pattern, pattern)
  }
  return { where: conditions.join(' and '), values, limit }
}
