// How the value changed: from the opening to the closing value, to the penny.
import type { Review } from '#api/accounts/reviews.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { useCurrentAccount } from '../frame/current-account.ts'
import { stepsOf } from './changes.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './investment-review.module.css'

export function ValueChange({ review }: { review: Review }) {
  const { type } = useCurrentAccount()
  return (
    <Card level={3} title="How the value changed">
      <DataTable
        caption="From the opening to the closing value"
        fitsFrom={320}
        rows={stepsOf(review, type === 'Pension')}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'step',
            header: 'What happened',
            cell: ({ name, note }) => <Named name={name} note={note} />,
            total: <Named name="Closing value" note={`At close, ${formatDate(review.to)}`} />,
          },
          {
            id: 'amount',
            header: 'Amount',
            figures: true,
            cell: ({ id, pence }) => (
              <Money pence={pence} currency={review.currency} exact signed={id !== 'opening'} />
            ),
            total: <Money pence={review.closingPence} currency={review.currency} exact />,
          },
        ]}
      />
    </Card>
  )
}

function Named({ name, note }: { name: string; note: string }) {
  return (
    <span className={css.named}>
      {name}
      <span className={prose.fine}>{note}</span>
    </span>
  )
}
