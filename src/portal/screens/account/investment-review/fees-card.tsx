// What the quarter cost: our fees one by one, and what the funds charge inside their prices.
import type { Review } from '#api/accounts/reviews.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './investment-review.module.css'

export function FeesCard({ review: { fees, currency } }: { review: Review }) {
  const { pence } = useFormats()
  const money = (amount: number) => pence(amount, currency)
  return (
    <Card level={3} title="What it cost">
      {fees.items.length === 0 ? (
        <p>We took no fee this quarter.</p>
      ) : (
        <DataTable
          caption="Our fees"
          fitsFrom={320}
          rows={fees.items.map((item, place) => ({ ...item, id: String(place) }))}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'fee',
              header: 'Fee',
              cell: ({ description, date }) => (
                <span className={css.named}>
                  {description}
                  <span className={prose.fine}>Taken on {formatShortDate(date)}</span>
                </span>
              ),
              total: 'Our fees',
            },
            {
              id: 'amount',
              header: 'Amount',
              figures: true,
              cell: (item) => <Money pence={item.pence} currency={currency} exact />,
              total: <Money pence={fees.pence} currency={currency} exact />,
            },
          ]}
        />
      )}
      <p className={css.below}>
        <AmountText>
          {`The funds you hold charged about ${money(fees.fundChargesPence)}, already in their prices (our estimate at the quarter’s end). With our fees, the quarter cost about ${money(fees.pence + fees.fundChargesPence)}.`}
        </AmountText>
      </p>
    </Card>
  )
}
