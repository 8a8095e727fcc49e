// What the simulation assumes, with date and source.
import { assumedInflation, assumedOn, levelAssumptions } from '#domain/projection/assumptions.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { DataTable } from '#ui/tables/data-table.tsx'
import { ratePercent } from './words.ts'
import css from './scenarios.module.css'

export function Assumptions({ fee }: { fee: string }) {
  return (
    <Disclosure label="What we assume">
      <div className={css.stack}>
        <p>
          10,000 futures, month by month, after our fee of {fee} a year. Amounts you add come at the start of
          each month and stay the same. Prices rise by {ratePercent(assumedInflation)} a year; a goal is an
          amount in the money of its day. Tax is left out. Assumptions of {formatDate(assumedOn)}.
        </p>
        <DataTable
          caption="Growth a year before fees, and how much it varies"
          columns={[
            {
              id: 'risk',
              header: 'Risk level',
              cell: ({ riskLevel }: (typeof levelAssumptions)[number]) => String(riskLevel),
            },
            { id: 'growth', header: 'Growth', figures: true, cell: ({ growth }) => ratePercent(growth) },
            {
              id: 'volatility',
              header: 'Volatility',
              figures: true,
              cell: ({ volatility }) => ratePercent(volatility),
            },
          ]}
          rows={levelAssumptions}
          rowId={({ riskLevel }) => String(riskLevel)}
        />
        <p>
          Source: growth by volatility group and inflation, Financial Reporting Council, AS TM1 version 5.1;
          volatility, our estimate from model portfolios of these risk levels.
        </p>
      </div>
    </Disclosure>
  )
}
