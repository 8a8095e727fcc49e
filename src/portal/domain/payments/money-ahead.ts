// Money on its way: what is asked for or set up and has not arrived, in one form for tasks, cards, allowances and pages. Pure.

/** One amount that is due to arrive in an account, in its currency. */
export interface MoneyAhead {
  accountId: string
  on: string
  pence: number
  by: 'direct-debit' | 'first-payment' | 'payment'
}

interface Sources {
  /** Payments into accounts that are under way. */
  payments: readonly { accountId: string; kind: string; pence: number; on: string }[]
  /** What Direct Debits collect, by account. */
  collections: readonly { accountId: string; pence: number; on: string }[]
}

/** Everything that is due, the earliest first; of one day, payments come before collections. */
export const moneyAhead = ({ payments, collections }: Sources): MoneyAhead[] =>
  [
    ...payments.map(({ kind, ...each }): MoneyAhead => ({
      ...each,
      by: kind === 'first-payment' ? kind : 'payment',
    })),
    ...collections.map((each): MoneyAhead => ({ ...each, by: 'direct-debit' })),
  ].toSorted((a, b) => a.on.localeCompare(b.on))

/** What is due next in this account; null where nothing is. */
export const nextInto = (accountId: string, ahead: readonly MoneyAhead[]): MoneyAhead | null =>
  ahead.find((each) => each.accountId === accountId) ?? null

interface OfAccount {
  baseCurrency: string
  next: { on: string; pence: number; by: string } | null
}

/** What is due next over several accounts. Direct Debits of one day and currency count together. */
export function nextOf(accounts: readonly OfAccount[]) {
  const all = accounts
    .flatMap(({ baseCurrency, next }) => (next ? [{ ...next, baseCurrency }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on))
  const [first] = all
  if (!first || first.by !== 'direct-debit') return first
  const together = all.filter(
    ({ on, by, baseCurrency }) => on === first.on && by === first.by && baseCurrency === first.baseCurrency,
  )
  return { ...first, pence: together.reduce((sum, { pence }) => sum + pence, 0) }
}

/** "£5,000.00 is due on 30 November 2026 by Direct Debit." */
export function dueWords(
  { pence, on, by }: { pence: number; on: string; by: string },
  write: { money: (pence: number) => string; date: (on: string) => string },
): string {
  const how = by === 'direct-debit' || by === 'first-payment' ? ' by Direct Debit' : ''
  return `${write.money(pence)} is due on ${write.date(on)}${how}.`
}

export interface AllowanceLeft {
  /** Paid in, here and elsewhere. */
  usedPence: number
  /** On its way, and what Direct Debits still collect this tax year, those of accounts to be opened included. */
  plannedPence: number
  /** What can be paid in in addition; at least 0. */
  leftPence: number
  /** By how much the first two are more than the allowance. */
  overPence: number
}

/** How an allowance is used, planned for and left: the three add up to it unless it is passed. In pence. */
export function allowanceLeft(
  wholePence: number,
  use: { herePence: number; elsewherePence: number; onItsWayPence: number; collectionsPence: number },
): AllowanceLeft {
  const usedPence = use.herePence + use.elsewherePence
  const plannedPence = use.onItsWayPence + use.collectionsPence
  const leftPence = wholePence - usedPence - plannedPence
  return { usedPence, plannedPence, leftPence: Math.max(0, leftPence), overPence: Math.max(0, -leftPence) }
}
