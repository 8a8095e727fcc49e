// The projection that the rules ask for before any other: three rates, in today's money.
import { ratePercent } from 'portal-engine/base/money.ts'
import { assumedFundCharge, assumedOn, standardised } from '#domain/projection/assumptions.ts'
import type { Asked } from '#domain/projection/saved-plan.ts'
import { standardisedProjection } from '#domain/projection/standardised.ts'
import { yearsWords } from '#screens/shared/simulation/fan.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import css from './scenarios.module.css'

const rates = [
  { id: 'lower', name: 'Lower' },
  { id: 'intermediate', name: 'Intermediate' },
  { id: 'higher', name: 'Higher' },
] as const

interface StandardisedCardProps {
  asked: Asked
  /** What the account is worth at the start. */
  valuePence: number
  currency: string
  /** Our yearly fee in hundredths of one per cent. */
  feeBps: number
}

export function StandardisedCard({ asked, valuePence, currency, feeBps }: StandardisedCardProps) {
  const { pounds } = useFormats()
  const projection = standardisedProjection({
    initialPence: valuePence + asked.lump * 100,
    monthlyPence: asked.monthly * 100,
    years: asked.years,
    riskLevel: asked.risk,
    charge: feeBps / 10_000 + assumedFundCharge,
  })
  const rows = rates.map(({ id, name }) => ({ name, ...projection[id] }))
  return (
    <Card title="Standardised projection">
      <div className={css.stack}>
        <DataTable
          caption={`What it could be worth in today’s money after ${yearsWords(asked.years)}`}
          showCaption
          columns={[
            { id: 'rate', header: 'Rate', cell: ({ name }: (typeof rows)[number]) => name },
            {
              id: 'growth',
              header: 'Growth a year above inflation, before fees',
              figures: true,
              cell: ({ realRate }) => ratePercent(realRate),
            },
            {
              id: 'value',
              header: 'Value',
              figures: true,
              cell: ({ pence }) => <AmountText>{pounds(pence, currency)}</AmountText>,
            },
          ]}
          rows={rows}
          rowId={({ name }) => name}
        />
        <p>
          After our fee of {feeBps / 100}% a year and {assumedFundCharge * 100}% a year assumed for the funds’
          charges; rounded down. Amounts a month include tax relief and rise with prices, by{' '}
          {ratePercent(standardised.inflation)} a year. These are not guaranteed: you could get back more or
          less. Source: FCA, COBS 13 Annex 2, as of {formatDate(assumedOn)}.
        </p>
      </div>
    </Card>
  )
}
