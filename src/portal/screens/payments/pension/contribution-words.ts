// A contribution in words: what is paid, and the tax relief that follows.
import { formatPence } from 'portal-engine/base/money.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { RELIEF_WEEKS } from '#domain/payments/pension-contribution-rules.ts'
import { penceOf } from '../amount.ts'
import { grossPenceOf, type Contribution } from './contribution-values.ts'

/** On the check page, beside what is sent. */
export function pensionInWords(values: Contribution) {
  const [paid, gross] = [penceOf(values.amount), grossPenceOf(values)]
  if (values.payer !== 'personal') return [{ label: 'In your pension', value: formatPence(paid) }]
  return [
    {
      label: 'In your pension',
      value: `${formatPence(gross)}, with ${formatPence(gross - paid)} of tax relief`,
    },
  ]
}

/** Empty until there is an amount of one's own. */
export function reliefInWords(values: Contribution): string {
  const paid = parsePounds(values.amount)
  if (values.payer !== 'personal' || paid === undefined || paid === 0) return ''
  const gross = grossPenceOf(values)
  return `${formatPence(paid)} from you + ${formatPence(gross - paid)} tax relief, within ${RELIEF_WEEKS} weeks = ${formatPence(gross)} in your pension`
}
