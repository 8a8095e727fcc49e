// The amounts that people can press in place of typing one: some that are often moved, and all there is room for.
import { writePounds } from 'portal-engine/base/pounds.ts'
import { inPounds } from './add-money/account-row.tsx'

const usual = { once: [500_00, 1_000_00, 5_000_00], monthly: [100_00, 250_00, 500_00] }

export function quickAmounts(
  { currency, often = 'once' }: { currency: string; often?: keyof typeof usual },
  /** What all there is room for is called. */
  label = '',
  mostPence?: number,
) {
  const amounts = usual[often]
    .filter((pence) => mostPence === undefined || pence < mostPence)
    .map((pence) => ({ value: writePounds(pence), label: inPounds(pence, currency) }))
  return mostPence ? [...amounts, { value: writePounds(mostPence), label }] : amounts
}
