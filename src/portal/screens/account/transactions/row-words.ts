// How the parts of one transaction are written. Pure.
import { dateFormat } from '#ui/figures/dates.ts'

/** "November 2026", of an ISO date. */
export const monthOf = dateFormat({ month: 'long', year: 'numeric' })

/** "£6.2468" from hundredths of the currency: prices of units have more digits than money. */
export function formatUnitPrice(price: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
  return format.format(price / 100)
}

const counts = new Intl.NumberFormat('en-GB')

/** "8,124". */
export const formatCount = (count: number): string => counts.format(count)

/** "8,124 transactions", "1 transaction". */
export const transactionsInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'transaction' : 'transactions'}`
