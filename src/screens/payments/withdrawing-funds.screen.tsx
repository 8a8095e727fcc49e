// Taking money out: which accounts allow it, to which bank account, and what it leads to.
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '#http/context.ts'
import { withdrawalOptionsQuery, type WithdrawalOptions } from '#api/payments/withdrawals.ts'
import * as limits from '#domain/limits.gen.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { WithBankAccounts } from './paying-out/with-bank-accounts.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { isAboutRegular, RegularPayments } from './regular/regular-payments.tsx'
import { ClosedAccounts } from './withdrawing/closed-accounts.tsx'

const WithdrawalForm = lazy(() => import('./withdrawing/withdrawal-form.tsx'))

export default function WithdrawingFunds() {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const options = useQuery(withdrawalOptionsQuery(useApi()))
  const sent = search.get('sent')
  const regular = <RegularPayments ofPensions={false} back="Back to one withdrawal" />
  return (
    <>
      <TabHeading
        note={`Asked for before ${limits['withdrawal-cut-off'].value}:00 on a working day, we sell on the next one, and the money arrives ${limits['withdrawal-working-days'].value} working days later.`}
        actions={
          isAboutRegular(search) || sent !== null ? undefined : (
            <Button onClick={() => choose({ regular: 'new', step: undefined }, { isStep: true })}>
              Take it out each month
            </Button>
          )
        }
      />
      {isAboutRegular(search) ? (
        regular
      ) : sent === null ? (
        <QueryCard query={options} what="what can be taken out" skeleton={<Skeleton height="24rem" />}>
          {(found) => (
            <>
              <Open options={found} />
              <ClosedAccounts accounts={accounts} options={found.accounts} />
              {regular}
            </>
          )}
        </QueryCard>
      ) : (
        <PaymentSent
          id={sent}
          next={({ amountPence, currency, isEstimate, accountName, bankAccountEnding, settlesOn }) => (
            <p>
              {isEstimate ? 'About ' : ''}
              <Money pence={amountPence} currency={currency} exact /> from {accountName} goes to the bank
              account ending {bankAccountEnding}. It stays in {accountName} until we sell, and we expect it in
              the bank account on {formatDate(settlesOn)}.
            </p>
          )}
          onAnother={() => choose({ sent: undefined })}
        />
      )}
    </>
  )
}

function Open({ options }: { options: WithdrawalOptions }) {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const open = accounts.flatMap((account) => {
    const option = options.accounts.find(({ accountId }) => accountId === account.id)
    return option && option.closed === null ? [{ account, option }] : []
  })
  const first = (open.find(({ account }) => account.id === search.get('account')) ?? open[0])?.account
  if (!first) return <p>There is no account out of which money can be taken at the moment.</p>
  return (
    <WithBankAccounts
      form={(banks) => (
        <WithdrawalForm
          open={open}
          first={first}
          options={options}
          bankAccounts={banks}
          onSent={({ id }) => choose({ step: undefined, sent: id })}
        />
      )}
    />
  )
}
