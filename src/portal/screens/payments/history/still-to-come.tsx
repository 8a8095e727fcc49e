// What is to come, the nearest first: payments on their way, and the next of each monthly one.
import type { Mandate } from '#api/payments/mandates.ts'
import type { Payment } from '#api/payments/payments.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PaymentsTable } from '../payments-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import shared from '../payments.module.css'

interface Monthly {
  mandates: readonly Mandate[]
  regular: readonly RegularPayment[]
}

interface StillToComeProps extends Monthly {
  underway: readonly Payment[]
  named: string | null
}

export function StillToCome({ underway, named, ...monthly }: StillToComeProps) {
  const planned = plannedOf(monthly)
  if (underway.length + planned.length === 0) return null
  return (
    <Card title="Still to come" tone="wash">
      {underway.length > 0 && (
        <PaymentsTable caption="Payments on their way" payments={underway} named={named} />
      )}
      {planned.length > 0 && (
        <ul className={shared.moves}>
          {planned.map(({ id, what, to, accountName, currency, on, pence }) => (
            <li key={id}>
              <RouteLink to={to} className={shared.name}>
                {what}
              </RouteLink>
              <Money pence={pence} currency={currency} exact signed />
              <span className={prose.fine}>
                {accountName} · {formatShortDate(on)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The next of each monthly payment, and the page where it is changed. */
const plannedOf = ({ mandates, regular }: Monthly) =>
  [
    ...mandates.map((each) => ({
      ...each,
      what: 'Direct Debit',
      to: 'regular-contributions' as const,
      sign: 1,
    })),
    ...regular.map((each) => ({
      ...each,
      ...(each.isPension
        ? { what: 'Pension drawdown', to: 'pension-drawdown' as const }
        : { what: 'Withdrawal', to: 'withdrawing-funds' as const }),
      sign: -1,
    })),
  ]
    .flatMap(({ next, sign, ...each }) => (next ? [{ ...each, on: next.on, pence: sign * next.pence }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on))
