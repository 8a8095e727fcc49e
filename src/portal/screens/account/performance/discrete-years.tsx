// Whole years up to the last quarter end, with the comparators that are shown: five, or as many as there are.
import type { AccountPerformance } from '#api/accounts/performance.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { indexOver } from '#domain/returns/performance.ts'
import { discreteYears } from '#domain/returns/quarters.ts'
import { spanOf } from '#domain/returns/spans.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { shortName } from './lines.ts'
import type { ComparatorState } from './use-comparators.ts'
import css from './performance.module.css'

interface DiscreteYearsProps {
  performance: AccountPerformance
  comparators: readonly ComparatorState[]
}

export function DiscreteYears({ performance, comparators }: DiscreteYearsProps) {
  const years = discreteYears(indexOver(spanOf(performance.points)!))
  const shown = comparators.flatMap(({ info, isShown, data }) =>
    isShown && data ? [{ info, years: discreteYears(data.points) }] : [],
  )
  return (
    <Card level={3} title="Year by year">
      {years.length === 0 ? (
        <p>There is no whole year up to a quarter end yet.</p>
      ) : (
        <DataTable
          caption="Return in each whole year up to the last quarter end, after fees"
          rows={years}
          rowId={({ to }) => to}
          columns={[
            {
              id: 'year',
              header: 'Twelve months to',
              cell: ({ to }: (typeof years)[number]) => (
                <span className={css.day}>{formatShortDate(to)}</span>
              ),
            },
            {
              id: 'account',
              header: 'This account',
              figures: true,
              cell: ({ growth }) => formatReturn(growth),
            },
            ...shown.map(({ info, years: others }) => ({
              id: info.id,
              header: shortName(info),
              figures: true as const,
              cell: ({ to }: (typeof years)[number]) => {
                const same = others.find((year) => year.to === to)
                return same ? formatReturn(same.growth) : '—'
              },
            })),
          ]}
        />
      )}
    </Card>
  )
}
