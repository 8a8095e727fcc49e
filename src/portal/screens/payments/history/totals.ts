// What came in and went out, by currency, pounds first. Only what has moved counts. Pure.
import type { Payment } from '#api/payments/payments.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'

interface Totals {
  currency: string
  inPence: number
  outPence: number
}

/** It moves from one account of the person to another. */
const betweenAccounts: string[] = ['allowance-sale', 'allowance-purchase'] satisfies PaymentKind[]

export function totalsOf(payments: readonly Payment[]): Totals[] {
  const totals = new Map<string, Totals>()
  for (const { currency, direction, amountPence, status, kind } of payments) {
    if (status !== 'completed' || betweenAccounts.includes(kind)) continue
    const sum = totals.get(currency) ?? { currency, inPence: 0, outPence: 0 }
    sum[direction === 'out' ? 'outPence' : 'inPence'] += amountPence
    totals.set(currency, sum)
  }
  return [...totals.values()].toSorted((a, b) => Number(b.currency === 'GBP') - Number(a.currency === 'GBP'))
}
