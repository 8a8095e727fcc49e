// For somebody without an account: what an account shows, and what it costs.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { feesQuery } from '#api/tax/fees.ts'
import { describeFee, FUND_CHARGES, MONTHLY_COUNTS } from '#domain/fees/fee-of-new-money.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Drawing } from 'portal-engine/ui/drawings/drawing.tsx'
import css from './home.module.css'

/** In pence: the first payment that the example costs are for. */
const EXAMPLE = 10_000_00

export default function FirstAccount() {
  const { data: standing } = useQuery(feesQuery(useApi()))
  return (
    <div className={css.pair}>
      <Card title="What you will see here">
        <div className={css.invite}>
          <Drawing name="growth" />
          <p>
            What your money is worth each day and what you paid in, what it is invested in, and how close your
            goal is.
          </p>
          <RouteLink to="projections">Try it with your own figures</RouteLink>
        </div>
      </Card>
      <Card title="What it costs">
        <div className={css.invite}>
          <p>{describeFee(standing, EXAMPLE, EXAMPLE)}</p>
          <p>
            {FUND_CHARGES} {MONTHLY_COUNTS}
          </p>
        </div>
      </Card>
    </div>
  )
}
