// What changed between two dates that were chosen on the chart or in the fields, and how much of it was paid in.
import { useRef } from 'react'
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { formatReturn, wholePounds } from 'portal-engine/base/money.ts'
import { changeOver, timeWeightedOver } from '#domain/returns/performance.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { useCurrentAccount } from '../frame/current-account.ts'
import { readDates, type Dates } from './choices.ts'
import { DateRange } from './date-range.tsx'
import css from './performance.module.css'

export function BetweenDates({ performance }: { performance: AccountPerformance }) {
  const { type } = useCurrentAccount()
  const [search, choose] = useUrlState()
  const { pounds } = useFormats()
  const said = useRef<HTMLParagraphElement>(null)
  const [a, b] = [search.get('a'), search.get('b')]
  const isChosen = a !== null || b !== null
  const dates = readDates(a, b, performance.points)
  const clear = (
    <Button
      variant="quiet"
      onClick={() => {
        choose({ a: undefined, b: undefined })
        said.current?.focus()
      }}
    >
      Clear
    </Button>
  )
  return (
    <section aria-label="Between two dates" className={css.between} data-not-printed={!isChosen || undefined}>
      <p ref={said} role="status" tabIndex={-1} className={css.change}>
        <AmountText>
          {'span' in dates
            ? whatChanged(dates, (pence) => pounds(pence, performance.currency), type === 'Pension')
            : 'See what changed between two dates.'}
        </AmountText>
      </p>
      {isChosen && clear}
      <Disclosure label="Choose the dates" startsOpen={isChosen}>
        <DateRange
          from={a ?? ''}
          to={b ?? ''}
          problem={isChosen && 'problem' in dates ? dates.problem : undefined}
          onChange={({ from, to }) =>
            choose({ ...(from === undefined ? {} : { a: from }), ...(to === undefined ? {} : { b: to }) })
          }
        />
        <p>Or drag across the chart, or press Enter on two of its dates.</p>
      </Disclosure>
    </section>
  )
}

/** "From 3 March 2024 to … the value went from £80,000 to £86,000. £2,000 of that was paid in; the investments gained £4,000, a return of 4.8% after fees." */
export function whatChanged(
  { from, to, span }: Extract<Dates, { span: unknown }>,
  pounds: (pence: number) => string,
  hasRelief: boolean,
): string {
  const { openingPence, closingPence, netPaidPence } = changeOver(span)
  // What is left of the amounts as they are shown, so that the sentence adds up.
  const gainPence = wholePounds(closingPence) - wholePounds(openingPence) - wholePounds(netPaidPence)
  const { total } = timeWeightedOver(span)
  const own =
    netPaidPence === 0
      ? 'Nothing was paid in or taken out'
      : netPaidPence > 0
        ? `${pounds(netPaidPence)} of that was paid in${hasRelief ? ', tax relief included' : ''}`
        : `You took out ${pounds(-netPaidPence)}`
  const gained = `the investments ${gainPence < 0 ? 'lost' : 'gained'} ${pounds(Math.abs(gainPence))}`
  const rate = total === null ? '' : `, a return of ${formatReturn(total)} after fees`
  return `From ${formatDate(from)} to ${formatDate(to)} the value went from ${pounds(openingPence)} to ${pounds(closingPence)}. ${own}; ${gained}${rate}.`
}
