// What is to come, the nearest first: payments on their way, and the next of each monthly one.
import type { Payment } from '#api/payments/payments.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PaymentsTable } from '../payments-table.tsx'
import { plannedOf, type Monthly } from '../planned.ts'
import prose from 'portal-engine/ui/prose.module.css'
import shared from '../payments.module.css'

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
