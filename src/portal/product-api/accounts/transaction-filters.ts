// What a call for transactions asks for, as SQL.
import type { listTransactions } from '#api/accounts/transactions.ts'
import { ErrorResponse } from '#sandbox/calls/call.ts'
import type { InputOf } from '#sandbox/calls/route.ts'
import { placeAt } from '#product-api/data/paging.ts'

type TransactionsQuery = InputOf<typeof listTransactions>['query']

export interface Asked {
  /** Conditions over the table `transactions`, to be joined by "and". */
  where: string
  values: (string | number)[]
  limit: number
  /** Only what comes before this position, newest first. */
  before: number
}

/** Filters, page size and place of a call about this account. Throws an ErrorResponse with 400. */
export function askedFor(query: TransactionsQuery, accountId: string): Asked {
  const { from, to, minPence: least, maxPence: most, type: types, text, limit = 50, cursor } = query
  const conditions = ['account_id = ?']
  const values: Asked['values'] = [accountId]
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
  const before =
    cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(placeAt(accountId, cursor, /^\d{1,15}$/))
  return { where: conditions.join(' and '), values, limit, before }
}
