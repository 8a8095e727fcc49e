// Types of transactions in words. A type that the portal does not know is shown as the API calls it.
import { ownValue } from 'portal-engine/base/record.ts'

const words = {
  PaidIn: 'Paid in',
  TaxRelief: 'Tax relief',
  Withdrawal: 'Withdrawal',
  Buy: 'Bought',
  Sell: 'Sold',
  Dividend: 'Dividend',
  Interest: 'Interest',
  Fee: 'Fee',
}

export type TransactionType = keyof typeof words

export const transactionTypes = Object.keys(words) as readonly TransactionType[]

export const typeInWords = (type: string): string => ownValue<string>(words, type) ?? type

/** How descriptions begin that say their type themselves. */
const beginnings = { Buy: 'Bought ', Sell: 'Sold ', Dividend: 'Income from ' }

/** "Northpoint UK Equity Index" for "Bought Northpoint UK Equity Index", next to the word "Bought". */
export function withoutType(description: string, type: string): string {
  const start = ownValue<string>(beginnings, type)
  return start !== undefined && description.startsWith(start) ? description.slice(start.length) : description
}
