// What an account holds, compared with the target of its risk level.
import type { AccountHoldings, Holding } from '#api/accounts/holdings.ts'
import { formatWeight } from 'portal-engine/base/money.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { classLabel } from './breakdown.ts'
import { driftInWords } from './drift.ts'
import css from './holdings.module.css'

interface MixCardProps {
  mix: AccountHoldings['mix']
  holdings: readonly Holding[]
  riskLevel: number
  currency: string
  /** Is money that came in still being invested? */
  isBeingInvested: boolean
}

export function MixCard({ mix, holdings, riskLevel, currency, isBeingInvested }: MixCardProps) {
  return (
    <Card level={3} title="Against your plan">
      <p className={css.above}>
        How we aim to split a portfolio of risk level {riskLevel}. Prices change the split. We bring it back
        once a year, or sooner if it drifts far.
      </p>
      <DataTable
        caption={`How this account is split, compared with risk level ${riskLevel}`}
        rows={mix}
        rowId={({ assetClass }) => assetClass}
        columns={[
          { id: 'class', header: 'Asset class', cell: ({ assetClass }) => classLabel(assetClass, holdings) },
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
            header: 'Against target',
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
