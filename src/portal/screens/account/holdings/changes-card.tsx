// What was bought and sold in an account since the last quarter end.
import type { AccountHoldings } from '#api/accounts/holdings.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { tradeInWords } from './drift.ts'
import prose from 'portal-engine/ui/prose.module.css'

/** So many that the card is as high as its neighbour. */
const SHOWN = 4

interface ChangesCardProps {
  changes: NonNullable<AccountHoldings['changes']>
  currency: string
}

export function ChangesCard({ changes: { since, trades }, currency }: ChangesCardProps) {
  // A month in which everything was topped up says so once, by its amounts.
  const isMixed = trades.some(({ unitsBefore, unitsNow }) => unitsBefore === 0 || unitsNow < unitsBefore)
  return (
    <Card level={3} title={`Changed since ${formatDate(since)}`}>
      {trades.length === 0 ? (
        <p className={prose.fine}>Nothing has been bought or sold since the quarter ended.</p>
      ) : (
        <InSteps what="changes" entries={trades} each={SHOWN}>
          {(shown) => (
            <DataTable
              caption={`Bought and sold since ${formatDate(since)}`}
              fitsFrom={640}
              rows={shown}
              rowId={({ isin }) => isin}
              columns={[
                { id: 'name', header: 'Holding', cell: ({ name }) => name },
                ...(isMixed
                  ? [
                      {
                        id: 'what',
                        header: 'What changed',
                        narrow: 'note' as const,
                        cell: ({ unitsBefore, unitsNow }: (typeof trades)[number]) =>
                          tradeInWords(unitsBefore, unitsNow),
                      },
                    ]
                  : []),
                {
                  id: 'amount',
                  header: 'Amount',
                  figures: true,
                  cell: ({ amountPence }) => (
                    <>
                      {amountPence < 0 ? 'Sold for ' : 'Bought for '}
                      <Money pence={Math.abs(amountPence)} currency={currency} />
                    </>
                  ),
                },
              ]}
            />
          )}
        </InSteps>
      )}
    </Card>
  )
}
