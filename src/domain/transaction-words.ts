// Types of transactions in words. A type that the portal does not know is shown as the API calls it.
import { ownValue } from '#base/record.ts'

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

/** "Northpoint UK Equity Index" for "Bought Northpoint UK Equity Index", beside the word "Bought". */
export function withoutType(description: string, type: string): string {
  const start = `${typeInWords(type)} `
  const isTrade = type === 'Buy' || type === 'Sell'
  return isTrade && description.startsWith(start) ? description.slice(start.length) : description
}
