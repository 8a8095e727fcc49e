// The return, that of the agreed benchmark, and volatility and the largest fall.
import type { Review } from '#api/accounts/reviews.ts'
import { formatReturn, ratePercent } from 'portal-engine/base/money.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate, formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './investment-review.module.css'

type Compared = Review['performance']['quarter']

export function ReturnsCard({ review: { benchmark, performance } }: { review: Review }) {
  const { quarter, year, sinceStart, years, volatility, largestFall: fall } = performance
  const periods = [
    { name: 'This quarter', note: '', compared: quarter },
    ...(year ? [{ name: 'One year', note: '', compared: year }] : []),
    {
      name: 'Since the start',
      note: `In total, from ${formatDate(sinceStart.from)}`,
      compared: sinceStart,
    },
  ]
  return (
    <Card level={3} title="How that compares">
      <div className={css.above}>
        <Disclosure label={`Compared with ${benchmark.name}`}>
          The benchmark for this account is {benchmark.name}. {benchmark.description} Returns are
          time-weighted, after our fees.
        </Disclosure>
      </div>
      <div className={css.tables}>
        <ComparedTable caption={`Returns up to ${formatDate(quarter.to)}`} header="Period" rows={periods} />
        {years.length > 0 && (
          <ComparedTable
            caption="Whole years"
            header="Year to"
            rows={years.map((compared) => ({
              name: formatShortDate(compared.to),
              note: '',
              compared,
            }))}
          />
        )}
      </div>
      {volatility !== null && (
        <p className={css.below}>
          Since the start, monthly returns went up and down by {(volatility * 100).toFixed(1)}% a year
          (volatility).{' '}
          {fall &&
            `The largest fall was ${ratePercent(Math.abs(fall.growth))}, from ${formatDate(fall.from)} to ${formatDate(fall.to)}; ${
              fall.recoveredOn === null
                ? 'it had not recovered by the quarter’s end.'
                : `it had recovered by ${formatDate(fall.recoveredOn)}.`
            }`}
        </p>
      )}
    </Card>
  )
}

interface ComparedRow {
  name: string
  note: string
  compared: Compared
}

interface ComparedTableProps {
  caption: string
  /** Of the column that names the periods. */
  header: string
  rows: readonly ComparedRow[]
}

function ComparedTable({ caption, header, rows }: ComparedTableProps) {
  return (
    <DataTable
      caption={caption}
      showCaption
      fitsFrom={320}
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        {
          id: 'period',
          header,
          cell: ({ name, note }) => (
            <span className={css.named}>
              {name}
              {note !== '' && <span className={prose.fine}>{note}</span>}
            </span>
          ),
        },
        {
          id: 'account',
          header: 'This account',
          figures: true,
          cell: ({ compared }) => rate(compared.growth),
        },
        {
          id: 'benchmark',
          header: 'Benchmark',
          figures: true,
          cell: ({ compared }) => rate(compared.benchmarkGrowth),
        },
      ]}
    />
  )
}

const rate = (growth: number | null) => (growth === null ? '—' : formatReturn(growth))
