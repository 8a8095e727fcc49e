// What came in and went out: of the whole list, and beside the name of a month.
import type { Payment } from '#api/payments/payments.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { totalsOf } from './totals.ts'
import css from './history.module.css'

interface MovedProps {
  payments: readonly Payment[]
}

export const Moved = ({ payments }: MovedProps) =>
  totalsOf(payments).map(({ currency, inPence, outPence }) => (
    <Facts
      key={currency}
      className={css.totals}
      facts={[
        ['Paid in', <Money key="" pence={inPence} currency={currency} exact />],
        ['Taken out', <Money key="" pence={outPence} currency={currency} exact />],
      ]}
    />
  ))

/** "£650.00 in, £100.00 out" */
export const MovedInMonth = ({ payments }: MovedProps) =>
  totalsOf(payments)
    .flatMap(({ currency, inPence, outPence }) => [
      { currency, pence: inPence, way: 'in' },
      { currency, pence: outPence, way: 'out' },
    ])
    .filter(({ pence }) => pence > 0)
    .map(({ currency, pence, way }, index) => (
      <span key={`${currency}${way}`}>
        {index > 0 && ', '}
        <Money pence={pence} currency={currency} exact /> {way}
      </span>
    ))
