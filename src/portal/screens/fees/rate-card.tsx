// The yearly rate, the ladder of bands, and how far the next one is.
import { rateText } from '#domain/fees/rate-text.ts'
import type { Fees } from '#api/tax/fees.ts'
import { formatPounds } from '#base/money.ts'
import { nextFeeBand } from '#domain/fees/fee-rate.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Meter } from '#ui/charts/meter.tsx'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { DataTable } from '#ui/tables/data-table.tsx'
import prose from '#ui/prose.module.css'
import css from './fees.module.css'

export function RateCard({ fees }: { fees: Fees }) {
  const { bands, rateBps } = fees
  return (
    <Card title="Your rate">
      <div className={css.two}>
        <div className={css.stack}>
          <p>
            <span className={css.figure}>{rateText(rateBps)}</span> a year of what your accounts are worth
          </p>
          <Distance fees={fees} />
          <p className={prose.lead}>
            It covers advice, management, trading, custody and this portal. We work it out on each day’s value
            and take it once a month. Fund charges come on top; they are in the prices of the funds.
          </p>
        </div>
        <DataTable
          caption="Rates by net contributions"
          columns={[
            {
              id: 'from',
              header: 'Paid in, less taken out',
              cell: ({ fromPence }: Fees['bands'][number]) =>
                fromPence === 0
                  ? `Below ${formatPounds(bands[1]?.fromPence ?? 0)}`
                  : `From ${formatPounds(fromPence)}`,
            },
            { id: 'rate', header: 'Rate a year', figures: true, cell: (band) => rateText(band.rateBps) },
            {
              id: 'you',
              header: 'You',
              cell: (band) => (band.rateBps === rateBps ? <Badge tone="pine">Your rate</Badge> : ''),
            },
          ]}
          rows={bands}
          rowId={({ fromPence }) => String(fromPence)}
        />
      </div>
    </Card>
  )
}

function Distance({ fees: { bands, contributionsPence, countedPence } }: { fees: Fees }) {
  const { pounds } = useFormats()
  const own = `You have paid in ${pounds(contributionsPence)} so far, less what you took out.`
  if (countedPence === null)
    return (
      <p>
        <AmountText>{own}</AmountText> Your network counts as well. There are two of you in it, so the total
        stays hidden: it would show what the other one has.
      </p>
    )
  const next = nextFeeBand(bands, countedPence)
  const network =
    countedPence > contributionsPence
      ? ` With your network it is ${pounds(countedPence)}, and that sets the rate.`
      : ''
  return (
    <>
      <p>
        <AmountText>{own + network}</AmountText>
      </p>
      {next ? (
        <Meter
          label="On the way to the next rate"
          value={countedPence}
          max={next.fromPence}
          text={`${pounds(next.missingPence)} more moves you to ${rateText(next.rateBps)}`}
        />
      ) : (
        <p>This is our lowest rate.</p>
      )}
    </>
  )
}
