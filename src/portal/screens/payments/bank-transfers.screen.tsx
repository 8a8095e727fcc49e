// Adding money by bank transfer: where to send it, with which reference, and telling us that it is coming.
import { lazy, Suspense } from 'react'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { AccountChoice } from './account-choice.tsx'
import { WhereToSend } from './bank-transfers/where-to-send.tsx'
import { OnceDeclared } from './declarations.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'

const TransferForm = lazy(() => import('./bank-transfers/transfer-form.tsx'))

export default function BankTransfers() {
  const accounts = useOwnAccounts()
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? accounts[0]
  const sent = search.get('sent')
  if (!account) return <TabHeading note="There is no account to pay into yet." />
  return (
    <>
      <TabHeading note="Money arrives within two hours on most days, and is invested on the next working day." />
      {sent === null ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <TransferForm
            accounts={accounts}
            account={account}
            above={(shown, onChoose) => (
              <>
                <AccountChoice account={shown} onChoose={onChoose} />
                <OnceDeclared account={shown}>
                  <WhereToSend accountId={shown.id} />
                </OnceDeclared>
              </>
            )}
            onSent={({ id }) => choose({ step: undefined, sent: id })}
          />
        </Suspense>
      ) : (
        <PaymentSent id={sent} onAnother={() => choose({ sent: undefined })} />
      )}
    </>
  )
}
