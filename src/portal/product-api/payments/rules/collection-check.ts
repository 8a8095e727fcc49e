// The rules of a collection on the day on which the money moves: allowance, declaration, age, and what is kept of a
// collection that they make smaller.
import { needsDeclaration } from '#domain/tax/isa-allowance.ts'
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { collectible, mostNet, type ShortReason } from '#domain/payments/collection-day.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import { grossOf, RELIEF_UNTIL_AGE } from '#domain/payments/pension-contribution-rules.ts'
import { pensionRoom } from '#domain/tax/pension-allowance.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { pensionFactsOf } from '#product-api/data/pension-facts.ts'
import { poundsAt } from '#product-api/market/market.ts'
import { collectionsFor, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import type { MandateRow } from '#product-api/payments/records/monthly-instruction.ts'
import { accountsSharing, remainingFor } from './allowance-use.ts'
import { flexibleSince } from './drawdown-state.ts'
import { pensionYears } from './pension-paid-in.ts'

export interface DueCollection {
  on: string
  pence: number
}

/** What may be collected for this mandate on this day, and why it is less than arranged. */
export function mayCollect(
  moment: PersonOnDay,
  row: MandateRow,
  { on, pence }: DueCollection,
): { pence: number; reason: ShortReason | undefined } {
  const account = accountsOf(moment.database, moment.active.id).find(({ id }) => id === row.account_id)
  // An account that has left the person takes nothing from them any more.
  if (!account) return { pence: 0, reason: 'grown-up' }
  const closed = closedOn(moment, account, on)
  if (closed) return { pence: 0, reason: closed }
  const room = roomOn(moment, account, row, on)
  const least = Math.min(pence, amountBounds['pounds-in'].leastPence)
  const collected = collectible(pence, room, least)
  return { pence: collected, reason: collected < pence ? 'allowance' : undefined }
}

/** Why may nothing be collected for this account on a day? */
function closedOn(moment: PersonOnDay, account: AccountRow, on: string): ShortReason | undefined {
  if (needsDeclaration(account)) return 'declaration'
  if (account.type === 'JISA' && on >= adultOn(moment, account)) return 'grown-up'
  return account.type === 'Pension' && on > reliefUntil(moment) ? 'too-old' : undefined
}

/** The 18th birthday of the child of a junior ISA. */
export function adultOn({ database }: Pick<PersonOnDay, 'database'>, { child_id }: AccountRow): string {
  const child = database.one<{ born_on: string }>('select born_on from children where id = ?', child_id)
  return turns18On(child!.born_on)
}

/** The last day on which the person's contributions to a pension have relief. */
export const reliefUntil = (moment: Pick<PersonOnDay, 'database' | 'active'>): string =>
  addDays(addMonths(pensionFactsOf(moment).born_on, RELIEF_UNTIL_AGE * 12), -1)

/** Pence in the account's currency that the allowance of the day leaves, after every collection before this one. */
function roomOn(moment: PersonOnDay, account: AccountRow, row: MandateRow, on: string): number {
  if (account.type === 'GIA') return Infinity
  if (account.type === 'Pension') return mostNet(pensionRoomOn(moment, row, on))
  const sharing = accountsSharing(moment, account)
  const pounds = poundsAt(on)
  const left =
    remainingFor(moment, account, taxYearOfDate(on)) -
    earlierOf(moment, sharing, row, on).reduce((sum, { pence, currency }) => sum + pounds(pence, currency), 0)
  return account.currency === 'GBP'
    ? left
    : Math.floor((left * 10_000) / pounds(10_000, account.currency)) - 1
}

/** Collections for these accounts that come before this one and are among no transactions yet, in its tax year. */
function earlierOf(
  moment: PersonOnDay,
  accounts: readonly AccountRow[],
  row: MandateRow,
  on: string,
): { pence: number; currency: string }[] {
  const { database, active, valuedOn } = moment
  const [next, start] = [addDays(valuedOn, 1), taxYearStart(taxYearOfDate(on))]
  const from = next > start ? next : start
  let isBefore = true
  return mandatesOf(database, active.id).flatMap((other) => {
    if (other.id === row.id) isBefore = false
    const into = accounts.find(({ id }) => id === other.account_id)
    if (!into) return []
    const until = isBefore ? on : addDays(on, -1)
    return collectionsFor(database, other, from, until).map(({ pence }) => ({
      pence,
      currency: into.currency,
    }))
  })
}

/** What is left of the annual allowances gross, those carried forward included; less where income is taken flexibly. */
function pensionRoomOn(moment: PersonOnDay, row: MandateRow, on: string): number {
  const year = taxYearOfDate(on)
  const years = pensionYears(moment, year)
  const pensions = accountsOf(moment.database, moment.active.id).filter(({ type }) => type === 'Pension')
  const earlier = earlierOf(moment, pensions, row, on).reduce((sum, { pence }) => sum + grossOf(pence), 0)
  const used = years.at(-1)!.usedPence
  const room = pensionRoom(years).totalPence
  const most =
    flexibleSince(moment) === null
      ? room
      : Math.min(room, taxAmountPence('money-purchase-annual-allowance', year) - used)
  return Math.max(0, most - earlier)
}
