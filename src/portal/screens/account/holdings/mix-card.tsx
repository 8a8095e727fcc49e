// What an account holds, compared with the target of its risk level.
import type { AccountHoldings } from '#api/accounts/holdings.ts'
import { formatWeight } from '#base/money.ts'
import { Card } from '#ui/cards/card.tsx'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { driftInWords } from './drift.ts'
import css from './holdings.module.css'

interface MixCardProps {
  mix: AccountHoldings['mix']
  riskLevel: number
  currency: string
  /** Is money that came in still being invested? */
  isBeingInvested: boolean
}

export function MixCard({ mix, riskLevel, currency, isBeingInvested }: MixCardProps) {
  return (
    <Card level={3} title="Against your plan">
      <p className={css.above}>
        What a portfolio of risk level {riskLevel} is meant to hold. Prices move the shares; once a year, and
        when they drift far, we bring them back.
      </p>
      <DataTable
        caption={`Shares of this account beside those of risk level ${riskLevel}`}
        rows={mix}
        rowId={({ assetClass }) => assetClass}
        columns={[
          { id: 'class', header: 'Asset class', cell: ({ assetClass }) => assetClass },
          {
            id: 'value',
            header: 'Value',
            figures: true,
            cell: ({ valuePence }) => <Money pence={valuePence} currency={currency} />,
          },
          {
            id: 'now',
            header: 'Now',
            figures: true,
            narrow: 'amount',
            cell: ({ weightTenths }) => formatWeight(weightTenths),
          },
          {
            id: 'target',
            header: 'Target',
            figures: true,
            cell: ({ targetTenths }) => formatWeight(targetTenths),
          },
          {
            id: 'drift',
            header: 'Difference',
            figures: true,
            narrow: 'note',
            cell: ({ weightTenths, targetTenths }) =>
              driftInWords(weightTenths, targetTenths, isBeingInvested),
          },
        ]}
      />
    </Card>
  )
}
