// The accounts as the table of all accounts shows them: filtered, sorted, grouped and added up in pounds. Pure.
import type { Sort } from 'portal-engine/ui/tables/data-rows.tsx'
import type { Account } from '#api/accounts/accounts.ts'
import { groupBy } from './group-by.ts'

export const groupings = ['none', 'type', 'owner', 'goal'] as const
export type Grouping = (typeof groupings)[number]

export interface AccountsView {
  /** One account type, or "all". */
  type: string
  by: Grouping
  sort: Sort
}

/** The view an address asks for; the largest value first, ungrouped, unless it says otherwise. */
export function readView(search: URLSearchParams): AccountsView {
  return {
    type: search.get('type') ?? 'all',
    by: groupings.find((grouping) => grouping === search.get('group')) ?? 'none',
    sort: {
      column: search.get('sort') ?? 'value',
      direction: search.get('order') === 'ascending' ? 'ascending' : 'descending',
    },
  }
}

/** The accounts of a view, in its order. */
export const showAccounts = (accounts: readonly Account[], { type, sort }: AccountsView): Account[] =>
  sortAccounts(
    accounts.filter((account) => type === 'all' || account.type === type),
    sort,
  )

export interface AccountGroup {
  name: string
  accounts: Account[]
}

const groupOf: Record<Grouping, (account: Account) => string> = {
  none: () => '',
  type: (account) => account.type,
  owner: (account) => account.child?.name ?? account.owners.join(' and '),
  goal: (account) => account.goal?.name ?? 'No goal',
}

/** Groups in the order in which their first account comes. */
export function groupAccounts(accounts: readonly Account[], by: Grouping): AccountGroup[] {
  return groupBy(accounts, groupOf[by]).map(([name, members]) => ({ name, accounts: members }))
}

const sortKeys: Record<string, (account: Account) => number | string> = {
  name: (account) => account.name,
  value: (account) => account.valueGbpPence,
  paid: (account) => account.netContributionsGbpPence,
  gain: (account) => account.gainGbpPence,
  return: (account) => account.twr.SinceStart ?? -Infinity,
  share: (account) => account.weightTenths,
}

/** The accounts in this order; as they came for a column that does not sort. */
function sortAccounts(accounts: readonly Account[], { column, direction }: Sort): Account[] {
  const key = sortKeys[column]
  if (!key) return [...accounts]
  const sign = direction === 'ascending' ? 1 : -1
  return accounts.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    const order = typeof left === 'string' ? left.localeCompare(String(right), 'en-GB') : left - Number(right)
    return sign * order
  })
}

export interface Sums {
  valuePence: number
  paidPence: number
  gainPence: number
  tenths: number
}

/** What these accounts add up to in pounds. */
export function sumAccounts(accounts: readonly Account[]): Sums {
  const sums = { valuePence: 0, paidPence: 0, gainPence: 0, tenths: 0 }
  for (const account of accounts) {
    sums.valuePence += account.valueGbpPence
    sums.paidPence += account.netContributionsGbpPence
    sums.gainPence += account.gainGbpPence
    sums.tenths += account.weightTenths
  }
  return sums
}
