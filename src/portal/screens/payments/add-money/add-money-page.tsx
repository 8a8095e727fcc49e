// A page that adds money: the form, or what was sent. The account and the amount may be in the address.
import { lazy, Suspense } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { useOwnAccounts } from '../own-accounts.ts'
import { PaymentSent } from '../payment-sent.tsx'

const AddMoney = lazy(() => import('./add-money.tsx'))

/** `fallback`: offered first where the address names none of this person's accounts. */
export function AddMoneyPage({ fallback }: { fallback: Account }) {
  const accounts = useOwnAccounts()
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? fallback
  const sent = search.get('sent')
  if (sent !== null) return <PaymentSent id={sent} onAnother={() => choose({ sent: undefined })} />
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <AddMoney
        account={account}
        onSent={({ id }) => choose({ step: undefined, amount: undefined, sent: id })}
      />
    </Suspense>
  )
}
