// What was paid in a period: in pounds and per cent, where the return went, and by account.
import type { ComponentProps } from 'react'
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import type { Account } from '#api/accounts/accounts.ts'
import type { Fees } from '#api/tax/fees.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { seriesColour } from 'portal-engine/ui/charts/allocation.ts'
import { AllocationBar } from 'portal-engine/ui/charts/allocation-bar.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { CsvButton } from 'portal-engine/ui/tables/export-actions.tsx'
import { feesTable } from './fees-csv.ts'
import { paidRows, paidTogether, type PaidRow } from './costs.ts'
import { LATEST, periodInWords, periodsOf } from './periods.ts'
import css from './fees.module.css'

interface PaidCardProps {
  fees: ComponentProps<typeof QueryCard<Fees>>['query']
  period: string
  /** The tax years that there are. */
  years: Pick<Fees, 'years'>
  accounts: readonly Account[]
}

export function PaidCard({ fees, period, years, accounts }: PaidCardProps) {
  const [, choose] = useUrlState()
  const { activeUserName } = usePortal()
  const words = periodInWords(period, years)
  const nameOf = ({ accountId }: PaidRow) => {
    const account = accounts.find(({ id }) => id === accountId)
    return account ? withoutOwner(account.name, activeUserName) : 'Another account'
  }
  // As high as the rows that come.
  const skeleton = <Skeleton height={`${22 + 2.6 * (accounts.length + 1)}rem`} />
  return (
    <Card title="What you paid" isTitleHidden>
      <div className={css.top}>
        <Chips
          label="Costs of"
          options={periodsOf(years).map((id) => ({
            id,
            label: id === LATEST ? 'Last 12 months' : periodInWords(id, years),
          }))}
          chosen={period}
          onChoose={(year) => choose({ year })}
        />
      </div>
      <QueryCard query={fees} what={`the fees of ${words}`} skeleton={skeleton}>
        {(known) => (
          <>
            <Paid fees={known} words={words} nameOf={nameOf} />
            <CsvButton fileName={`Fees to ${known.to}.csv`} table={() => feesTable(known, nameOf)} />
          </>
        )}
      </QueryCard>
    </Card>
  )
}

interface PaidProps {
  fees: Fees
  words: string
  nameOf: (row: PaidRow) => string
}

function Paid({ fees, words, nameOf }: PaidProps) {
  const all = paidTogether(fees.paid)
  const share = shareOf(all.totalPence, fees.averageValuePence)
  return (
    <div className={css.stack}>
      <p role="status">
        <Money className={css.figure} pence={all.totalPence} exact /> in {words}
        {share !== null && (
          <span className={css.each}>{shareText(share)} of what you had invested, fund charges included</span>
        )}
      </p>
      <Return fees={fees} />
      <ByAccount fees={fees} nameOf={nameOf} />
    </div>
  )
}

/** What the accounts earned before and after all costs, and where it went. */
function Return({ fees: { paid, gainPence, averageValuePence } }: { fees: Fees }) {
  const { pounds } = useFormats()
  const all = paidTogether(paid)
  const before = gainPence + all.totalPence
  if (averageValuePence <= 0) return null
  const inWords = (pence: number) =>
    `${pounds(Math.abs(pence))} (${shareText(shareOf(Math.abs(pence), averageValuePence))})`
  return (
    <>
      <p>
        <AmountText>{`Your accounts ${before < 0 ? 'lost' : 'earned'} ${inWords(before)}. After costs you ${gainPence < 0 ? 'lost' : 'kept'} ${inWords(gainPence)}.`}</AmountText>
      </p>
      {gainPence > 0 && (
        <AllocationBar
          label="Where the return went"
          of="Your return"
          parts={[
            { id: 'kept', label: 'You kept', amount: gainPence, colour: seriesColour(0) },
            { id: 'fee', label: 'Our fee', amount: all.servicePence, colour: seriesColour(1) },
            { id: 'funds', label: 'Fund charges', amount: all.fundPence, colour: seriesColour(2) },
            { id: 'trading', label: 'Trading', amount: all.tradingPence, colour: seriesColour(3) },
          ]}
        />
      )}
    </>
  )
}

interface ByAccountProps {
  fees: Fees
  nameOf: (row: PaidRow) => string
}

function ByAccount({ fees, nameOf }: ByAccountProps) {
  const all = paidTogether(fees.paid)
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
        ...(all.tradingPence === 0 ? [] : [money('tradingPence', 'Trading')]),
        { ...money('totalPence', 'Total'), narrow: 'amount' },
        {
          id: 'share',
          header: 'Of the average value',
          figures: true,
          narrow: 'note',
          narrowCell: (row) => `${shareText(shareOf(row.totalPence, averageOf(row)))} of the average value`,
          cell: (row) => shareText(shareOf(row.totalPence, averageOf(row))),
          total: shareText(shareOf(all.totalPence, fees.averageValuePence)),
        },
      ]}
      rows={paidRows(fees.paid)}
      rowId={({ accountId }) => accountId}
    />
  )
}
