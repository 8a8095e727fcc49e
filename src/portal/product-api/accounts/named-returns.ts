// Returns and gains by named period, as the API sends them.
import type { Period, Results, Twr } from '#api/accounts/accounts.ts'
import { changeOver, timeWeightedOver } from '#domain/returns/performance.ts'
import { periods } from '#domain/returns/periods.ts'
import { spanOver, type Span } from '#domain/returns/spans.ts'
import type { IndexedClose } from '#domain/returns/time-weighted.ts'

/** Returns over the named periods up to the last close; null if the closes start later. */
export const returnsOf = (closes: readonly IndexedClose[]): Twr =>
  overPeriods(closes, (span) => timeWeightedOver(span).total)

/** What happened over the named periods; null if the closes start later. */
export const resultsOf = (closes: readonly IndexedClose[]): Results =>
  overPeriods(closes, (span) => {
    const { gainPence, netPaidPence } = changeOver(span)
    return { gainPence, netPaidPence }
  })

function overPeriods<T>(
  closes: readonly IndexedClose[],
  measure: (span: Span) => T | null,
): Record<Period, T | null> {
  return Object.fromEntries(
    periods.map((period) => {
      const span = spanOver(closes, period)
      return [period, span ? measure(span) : null]
    }),
  ) as Record<Period, T | null>
}
