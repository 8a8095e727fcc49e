// Adding money by bank transfer: where to send it, with which reference, and telling us that it is coming.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from '#api/context.ts'
import { fundingDetailsQuery, type FundingDetails } from '#api/payments.ts'
import { PartHead } from '#screen-api/part-head.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Card } from '#ui/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountChoice } from './account-choice.tsx'
import { CopyButton } from './copy-button.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import css from './payments.module.css'

const TransferForm = lazy(() => import('./bank-transfers/transfer-form.tsx'))

export default function BankTransfers() {
  const accounts = useOwnAccounts()
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? accounts[0]
  const sent = search.get('sent')
  if (!account) return <PartHead note="There is no account to pay into yet." />
  return (
    <>
      <PartHead note="Money arrives within two hours on most days, and is invested on the next working day." />
      {sent === null ? (
        <>
          <AccountChoice account={account} onChoose={(id) => choose({ account: id })} />
          <WhereToSend accountId={account.id} />
          <Suspense fallback={<Skeleton height="20rem" />}>
            <TransferForm
              accounts={accounts}
              account={account}
              onSent={({ id }) => choose({ step: undefined, sent: id })}
            />
          </Suspense>
        </>
      ) : (
        <PaymentSent
          id={sent}
          next={({ amountPence, currency, settlesOn, accountName }) => (
            <p>
              Now make the transfer of <Money pence={amountPence} currency={currency} exact /> from your bank,
              with the reference of {accountName}. We expect it on {formatDate(settlesOn)}.
            </p>
          )}
          onAnother={() => choose({ sent: undefined })}
        />
      )}
    </>
  )
}

function WhereToSend({ accountId }: { accountId: string }) {
  const details = useQuery(fundingDetailsQuery(useApi(), accountId))
  return (
    <Card title="Where to send it" level={3}>
      <QueryCard query={details} what="our bank details" skeleton={<Skeleton lines={4} height="2.5rem" />}>
        {(found) => (
          <div className={css.stack}>
            <dl className={css.copied}>
              {rowsOf(found).map(({ label, shown, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <span>{shown}</span> <CopyButton text={text} what={label.toLowerCase()} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className={css.quiet}>
              The reference tells us whose money it is. Our bank details do not change: call us before you
              believe anybody who says that they have.
            </p>
          </div>
        )}
      </QueryCard>
    </Card>
  )
}

const rowsOf = ({ name, sortCode, accountNumber, reference }: FundingDetails) => [
  { label: 'Account name', shown: name, text: name },
  { label: 'Sort code', shown: sortCode.replace(/(..)(..)(..)/, '$1-$2-$3'), text: sortCode },
  { label: 'Account number', shown: accountNumber, text: accountNumber },
  { label: 'Reference', shown: reference, text: reference },
]
