// What a call for transactions asks for, as SQL. Every parameter is checked; a wrong one is named.
import { date as dateField } from '#api/http/fields.ts'
import { transactionTypes, type TransactionType } from '#domain/transaction-words.ts'
import { Refusal } from './call.ts'

export interface Asked {
  /** Conditions over the table `transactions`, to be joined by "and". */
  where: string
  values: (string | number)[]
  limit: number
  /** Only what comes before this position, newest first. */
  before: number
}

const mostAtOnce = 500

/** Filters, page size and place of a call about this account. Throws a Refusal with 400. */
export function askedFor(query: URLSearchParams, accountId: string): Asked {
  const conditions = ['account_id = ?']
  const values: Asked['values'] = [accountId]
  const add = (condition: string, ...more: (string | number)[]) => {
    conditions.push(condition)
    values.push(...more)
  }
  const [from, to] = [dateOf(query, 'from'), dateOf(query, 'to')]
  if (from !== undefined && to !== undefined && from > to) throw new Refusal(400, 'from: is after to')
  if (from !== undefined) add('date >= ?', from)
  if (to !== undefined) add('date <= ?', to)

  const [least, most] = [wholeOf(query, 'minPence'), wholeOf(query, 'maxPence')]
  if (least !== undefined && most !== undefined && least > most)
    throw new Refusal(400, 'minPence: is more than maxPence')
  if (least !== undefined) add('abs(amount_pence) >= ?', least)
  if (most !== undefined) add('abs(amount_pence) <= ?', most)

  const types = query.getAll('type')
  if (!types.every(isType)) throw new Refusal(400, `type: one or more of ${transactionTypes.join(', ')}`)
  if (types.length > 0) add(`type in (${types.map(() => '?').join(', ')})`, ...types)

  const text = query.get('text')?.trim() ?? ''
  if (text.length > 100) throw new Refusal(400, 'text: at most 100 characters')
  if (text !== '') {
    const pattern = `%${text.replaceAll(/[%_~]/g, '~$&')}%`
    add(`(description like ? escape '~' or isin like ? escape '~')`, pattern, pattern)
  }
  const limit = wholeOf(query, 'limit') ?? 50
  if (limit < 1 || limit > mostAtOnce) throw new Refusal(400, `limit: a number from 1 to ${mostAtOnce}`)
  const cursor = query.get('cursor')
  const before = cursor === null ? Number.MAX_SAFE_INTEGER : positionIn(cursor, accountId)
  return { where: conditions.join(' and '), values, limit, before }
}

/** A place in an account's transactions, for a client to hand back. */
export function cursorAt(accountId: string, position: number): string {
  return Buffer.from(`${accountId} ${position}`).toString('base64url')
}

function positionIn(cursor: string, accountId: string): number {
  const [account, position] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const place = /^\d{1,15}$/.test(position ?? '') ? Number(position) : undefined
  if (account !== accountId || place === undefined || cursorAt(accountId, place) !== cursor)
    throw new Refusal(400, 'cursor: not one that this account’s transactions came with')
  return place
}

function dateOf(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!dateField.safeParse(text).success) throw new Refusal(400, `${name}: a date such as 2026-04-06`)
  return text
}

function wholeOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, `${name}: a whole number, not negative`)
  return Number(text)
}

function isType(text: string): text is TransactionType {
  return (transactionTypes as readonly string[]).includes(text)
}
