// What moved last, each with the way to it in the history. Absent where nothing has moved yet.
import type { Payment } from '#api/payments/payments.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { kindInWords } from '#domain/payments/payment-kinds.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import shared from '../payments.module.css'

const MOST = 3

export function Latest({ payments }: { payments: readonly Payment[] }) {
  const { activeUserName } = usePortal()
  const latest = payments
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => b.settlesOn.localeCompare(a.settlesOn))
    .slice(0, MOST)
  if (latest.length === 0) return null
  return (
    <Card title="Recent payments">
      <ul className={shared.moves}>
        {latest.map(({ id, kind, accountName, settlesOn, amountPence, direction, currency }) => (
          <li key={id}>
            <RouteLink
              to="payments-history"
              search={`?payment=${encodeURIComponent(id)}`}
              className={shared.name}
            >
              {kindInWords(kind)}
            </RouteLink>
            <Money
              pence={direction === 'out' ? -amountPence : amountPence}
              currency={currency}
              exact
              signed
            />
            <span className={prose.quiet}>
              {withoutOwner(accountName, activeUserName)} · {formatDate(settlesOn)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
