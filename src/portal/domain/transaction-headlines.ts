// What people ask of a list of transactions: paid in, taken out, income, fees.
import { typeInWords, type TransactionType } from './transaction-words.ts'

/** The types of money that a client pays in, and takes out. */
export const paidInTypes: readonly TransactionType[] = ['PaidIn', 'TaxRelief']
export const takenOutTypes: readonly TransactionType[] = ['Withdrawal']

/** Each headline and the types that it adds up. */
const headlines: readonly { name: string; types: readonly TransactionType[]; isOut?: boolean }[] = [
  { name: 'Paid in', types: paidInTypes },
  { name: 'Taken out', types: takenOutTypes, isOut: true },
  { name: 'Income', types: ['Dividend', 'Interest'] },
  { name: 'Fees', types: ['Fee'], isOut: true },
]

/** The sums of paid in, taken out, income and fees, of those that occur. Types of no headline stand for themselves where they are alone. */
export function headlinesOf(
  byType: readonly { type: string; amountPence: number }[],
): { name: string; pence: number }[] {
  const sums = headlines.flatMap(({ name, types, isOut }) => {
    const of = byType.filter(({ type }) => (types as readonly string[]).includes(type))
    const sum = of.reduce((total, { amountPence }) => total + amountPence, 0)
    return of.length === 0 ? [] : [{ name, pence: isOut ? -sum : sum }]
  })
  return sums.length > 0
    ? sums
    : byType.map(({ type, amountPence }) => ({ name: typeInWords(type), pence: Math.abs(amountPence) }))
}
