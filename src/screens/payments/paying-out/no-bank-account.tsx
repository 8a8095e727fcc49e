// Stands where money would be taken out, while there is no bank account to pay.
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Card } from '#ui/cards/card.tsx'
import css from '../payments.module.css'

export function NoBankAccount() {
  return (
    <Card title="A bank account first" level={3}>
      <div className={css.stack}>
        <p>Before money can be taken out, its owner adds the bank account that is paid.</p>
        <p>
          <RouteLink to="bank-details">Go to bank details</RouteLink>
        </p>
      </div>
    </Card>
  )
}
