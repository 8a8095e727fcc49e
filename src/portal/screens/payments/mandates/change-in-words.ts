// Why the next collection is less than was arranged, as a sentence. Pure.
import type { Mandate } from '#api/payments/mandates.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import type { ShortReason } from '#domain/payments/collection-day.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

type Change = NonNullable<Mandate['change']>

/** "On 5 Apr 2032 we collect £8.00 instead of £1,666.00: the allowance of 2031/32 has no more room." */
export function changeInWords({ on, pence, wantedPence, reason }: Change, currency: string): string {
  const less = pence === 0 ? 'nothing' : formatPence(pence, currency)
  const why = ownValue<(on: string) => string>(reasons, reason)?.(on)
  return `On ${formatDate(on)} we collect ${less} instead of ${formatPence(wantedPence, currency)}${why === undefined ? '' : `: ${why}`}.`
}

const reasons: Record<ShortReason, (on: string) => string> = {
  allowance: (on) => `the allowance of ${taxYearLabel(taxYearOfDate(on))} has no more room`,
  declaration: () => 'this ISA is not subscribed; its declaration is missing',
  'grown-up': () => 'the child is 18, and the junior ISA becomes their own ISA',
  'too-old': () => 'there is no tax relief on contributions from your 75th birthday on',
}
