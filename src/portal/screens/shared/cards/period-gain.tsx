// The gain of a period in one sentence: "Up £8,347 this tax year · 3.2%".
import type { Period, Portfolios } from '#api/accounts/accounts.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { wordsOf } from '#domain/returns/period-words.ts'
import { Change } from 'portal-engine/ui/figures/change.tsx'

/** The period that is asked for, or since the start where the accounts are younger. */
export const periodWith = ({ twr }: Portfolios['totals'], asked: Period): Period =>
  twr[asked] === null ? 'SinceStart' : asked

export function PeriodGain({ totals, period }: { totals: Portfolios['totals']; period: Period }) {
  const rate = totals.twr[period]
  return (
    <p>
      <Change pence={totals.results[period]?.gainPence ?? 0} /> {wordsOf(period).words}
      {rate !== null && ` · ${formatReturn(rate)}`}
    </p>
  )
}
