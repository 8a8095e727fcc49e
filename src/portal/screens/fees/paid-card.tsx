// What was paid in a period, by account and kind, in pounds and per cent.
import type { Column } from '#ui/tables/data-rows.tsx'
import type { Account } from '#api/accounts/accounts.ts'
import type { Fees } from '#api/tax/fees.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { withoutOwner } from '#base/own-names.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { CsvButton } from '#ui/tables/export-actions.tsx'
import { feesTable } from './fees-csv.ts'
import { paidRows, paidTogether, type PaidRow } from './costs.ts'
import prose from '#ui/prose.module.css'
import css from './fees.module.css'

interface PaidCardProps {
  fees: Fees
  accounts: readonly Account[]
}

export function PaidCard({ fees, accounts }: PaidCardProps) {
  const { activeUserName } = usePortal()
  const rows = paidRows(fees.paid)
  const all = paidTogether(fees.paid)
  const nameOf = ({ accountId }: PaidRow) => {
    const account = accounts.find(({ id }) => id === accountId)
    return account ? withoutOwner(account.name, activeUserName) : 'Another account'
  }
  const money = (id: keyof Omit<PaidRow, 'accountId'>, header: string): Column<PaidRow> => ({
    id,
    header,
    figures: true,
    cell: (row) => <Money pence={row[id]} exact />,
    total: <Money pence={all[id]} exact />,
  })
  const averageOf = ({ accountId }: PaidRow) =>
    fees.accounts.find((each) => each.accountId === accountId)?.averageValuePence ?? 0
  return (
    <Card
      title="What you paid"
      aside={<CsvButton fileName={`Fees to ${fees.to}.csv`} table={() => feesTable(fees, nameOf)} />}
    >
      <div className={css.stack}>
        <p>
          <Money className={css.figure} pence={all.totalPence} exact /> from {formatDate(fees.from)} to{' '}
          {formatDate(fees.to)}, which is {shareText(shareOf(all.totalPence, fees.averageValuePence))} of the
          average value
        </p>
        <DataTable
          caption="Costs by account, in pounds and of the average value"
          columns={[
            { id: 'account', header: 'Account', cell: nameOf, total: 'All accounts' },
            {
              ...money('servicePence', 'Our fee'),
              cell: (row) => (
                <RouteLink
                  to="account-transactions"
                  params={{ account: row.accountId }}
                  search={`?${new URLSearchParams({ type: 'Fee', from: fees.from, to: fees.to })}`}
                >
                  <Money pence={row.servicePence} exact />
                  <span className="visually-hidden">: the charges of {nameOf(row)}</span>
                </RouteLink>
              ),
            },
            money('fundPence', 'Fund charges'),
            money('tradingPence', 'Trading'),
            { ...money('totalPence', 'Total'), narrow: 'amount' },
            {
              id: 'share',
              header: 'Of the average value',
              figures: true,
              narrow: 'note',
              narrowCell: (row) =>
                `${shareText(shareOf(row.totalPence, averageOf(row)))} of the average value`,
              cell: (row) => shareText(shareOf(row.totalPence, averageOf(row))),
              total: shareText(shareOf(all.totalPence, fees.averageValuePence)),
            },
          ]}
          rows={rows}
          rowId={({ accountId }) => accountId}
        />
        <p className={prose.lead}>
          Our fee is the sum of your transactions. Fund charges are an estimate from what each fund charges a
          year. Trading and custody cost nothing extra. Amounts in other currencies are in pounds at the rate
          of their day.
        </p>
      </div>
    </Card>
  )
}
