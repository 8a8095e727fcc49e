// A contribution in words: what is paid, and the tax relief that follows.
import { formatPence } from '#base/money.ts'
import { parsePounds } from '#base/pounds.ts'
import { RELIEF_WEEKS } from '#domain/payments/pension-contribution-rules.ts'
import { grossPenceOf, pounds, type Contribution } from './contribution-values.ts'

export function amountInWords(values: Contribution) {
  const [paid, gross] = [pounds(values.amount), grossPenceOf(values)]
  const amount = { label: 'Amount', value: formatPence(paid) }
  if (values.payer !== 'personal') return [amount]
  return [
    amount,
    { label: 'Tax relief, pending', value: formatPence(gross - paid) },
    { label: 'In your pension', value: formatPence(gross) },
  ]
}

/** Empty until there is an amount of one's own. */
export function reliefInWords(values: Contribution): string {
  const paid = parsePounds(values.amount)
  if (values.payer !== 'personal' || paid === undefined || paid === 0) return ''
  const gross = grossPenceOf(values)
  return `${formatPence(paid)} from you + ${formatPence(gross - paid)} tax relief, within ${RELIEF_WEEKS} weeks = ${formatPence(gross)} in your pension`
}
