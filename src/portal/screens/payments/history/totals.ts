// What came in and went out, by currency, pounds first. Only what has moved counts. Pure.
import type { Payment } from '#api/payments/payments.ts'

interface Totals {
  currency: string
  inPence: number
  outPence: number
}

export function totalsOf(payments: readonly Payment[]): Totals[] {
  const totals = new Map<string, Totals>()
  for (const { currency, direction, amountPence, status } of payments) {
    if (status !== 'completed') continue
    const sum = totals.get(currency) ?? { currency, inPence: 0, outPence: 0 }
    sum[direction === 'out' ? 'outPence' : 'inPence'] += amountPence
    totals.set(currency, sum)
  }
  return [...totals.values()].toSorted((a, b) => Number(b.currency === 'GBP') - Number(a.currency === 'GBP'))
}
