// What payments do to accounts: the money that they move in an account's life, and what is on its way in and out.
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { directionOf, kindInWords, type PaymentKind } from '#domain/payments/payment-kinds.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { detailsOf, type PaymentDetails, type PaymentRow } from './payment-records.ts'

/** Does it bring money that was paid in before, so that only this year's part counts towards an allowance? */
const isTransfer = (kind: PaymentKind): boolean => kind === 'isa-transfer' || kind === 'pension-transfer'

const subscribedPence = (row: PaymentRow): number =>
  isTransfer(row.kind) ? (detailsOf(row).thisYearPence ?? 0) : row.amount_pence

/** The tax year of the allowance it uses. A transfer keeps the year in which its money was paid in. */
const subscriptionYear = ({ kind, asked_at, settles_on }: PaymentRow): number =>
  taxYearOfDate(isTransfer(kind) ? londonDate(new Date(asked_at)) : settles_on)

/** How a transaction is described that an employer paid, and that has no tax relief. */
export const fromEmployer = `${kindInWords('employer-contribution')} received`

/** The description of a transaction that no allowance counts. */
export const earlierMoney = 'Transfer received, money of earlier tax years'

/** Money that payments move in this account up to this day, in the form that the simulation reads. */
export function paymentFlows(database: Database, accountId: string, until: string) {
  return database
    .all<PaymentRow>(
      `select * from payments where account_id = ? and status = 'completed' and settles_on <= ? order by settles_on, rowid`,
      accountId,
      until,
    )
    .flatMap((row) => {
      const { id, kind, amount_pence, settles_on: on } = row
      const { isAll = false, tookAll = false } = detailsOf(row)
      const common = { id, on, isAll, takesAll: isAll || tookAll }
      if (directionOf(kind) === 'out')
        return [
          {
            ...common,
            pence: -amount_pence,
            description:
              kind === 'allowance-sale'
                ? kindInWords(kind)
                : `${kindInWords(kind)} to your nominated bank account`,
          },
        ]
      const subscribed = subscriptionYear(row) === taxYearOfDate(on) ? subscribedPence(row) : 0
      return [
        { ...common, pence: subscribed, description: receivedAs(kind) },
        { ...common, pence: amount_pence - subscribed, description: earlierMoney },
      ].filter(({ pence }) => pence > 0)
    })
}

/** How the transaction of a payment in is described. */
export const receivedAs = (kind: PaymentKind): string =>
  kind === 'allowance-purchase' ? 'Moved from your general account' : `${kindInWords(kind)} received`

/** Puts down what was really paid out: prices move between the request and the sale. */
export function setPaidAmount(database: Database, paymentId: string, pence: number): void {
  const row = database.one<PaymentRow>('select * from payments where id = ?', paymentId)
  if (!row || row.amount_pence === pence) return
  const { taxFreePence, incomePence, purchaseId, ...rest } = detailsOf(row)
  const taxFree = taxFreePence && Math.round((taxFreePence * pence) / row.amount_pence)
  const details: PaymentDetails = {
    ...rest,
    // When it is simulated again, it takes everything again.
    ...(rest.isAll !== true && pence < row.amount_pence && { tookAll: true }),
    ...(purchaseId !== undefined && { purchaseId }),
    ...(taxFree !== undefined && { taxFreePence: taxFree, incomePence: pence - taxFree }),
    ...(taxFree === undefined && incomePence !== undefined && { incomePence: pence }),
  }
  database.run(
    'update payments set amount_pence = ?, details = ? where id = ?',
    pence,
    JSON.stringify(details),
    paymentId,
  )
  if (purchaseId !== undefined)
    database.run('update payments set amount_pence = ? where id = ?', pence, purchaseId)
}

/** Pence on their way out of an account that are not among its transactions of this day yet; `isAll` takes the rest. */
export function paidOutAhead(
  database: Database,
  accountId: string,
  after: string,
): { pence: number; isAll: boolean } {
  const rows = database
    .all<PaymentRow>(
      `select * from payments where account_id = ? and status in ('requested', 'in-progress', 'completed') and settles_on > ?`,
      accountId,
      after,
    )
    .filter(({ kind }) => directionOf(kind) === 'out')
  return {
    pence: rows.reduce((sum, { amount_pence }) => sum + amount_pence, 0),
    isAll: rows.some((row) => detailsOf(row).isAll === true),
  }
}

/**
 * Pounds in pence on their way into these accounts that are not among their transactions yet, and count in this tax year.
 * `inPounds`: what an amount of another currency is worth at the last close.
 */
export function paidInAhead(
  database: Database,
  {
    accounts,
    after,
    year,
    inPounds,
  }: {
    accounts: readonly { id: string; currency: string }[]
    after: string
    year: number
    inPounds: (pence: number, currency: string) => number
  },
): number {
  return database
    .all<PaymentRow>(
      `select * from payments where status in ('requested', 'in-progress', 'completed') and settles_on > ?`,
      after,
    )
    .filter((row) => directionOf(row.kind) === 'in' && subscriptionYear(row) === year)
    .reduce((sum, row) => {
      const into = accounts.find(({ id }) => id === row.account_id)
      return into ? sum + inPounds(subscribedPence(row), into.currency) : sum
    }, 0)
}
