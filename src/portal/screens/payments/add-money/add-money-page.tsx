// A page that adds money: the form, or what was sent. The account and the amount may be in the address.
import { lazy, Suspense } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import type { Often } from '../how-often.tsx'
import { useOwnAccounts } from '../own-accounts.ts'
import { PaymentSent } from '../payment-sent.tsx'

const AddMoney = lazy(() => import('./add-money.tsx'))

interface AddMoneyPageProps {
  /** Offered first where the address names none of this person's accounts. */
  fallback: Account
  often?: Often
}

export function AddMoneyPage({ fallback, often }: AddMoneyPageProps) {
  const { go } = usePortal()
  const accounts = useOwnAccounts()
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? fallback
  const sentId = search.get('sent')
  if (sentId !== null) return <PaymentSent id={sentId} />
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <AddMoney
        account={account}
        often={often}
        onSent={(sent) => {
          if ('day' in sent) go('regular-contributions', {}, `?sent=${sent.id}`)
          else if (often) go('bank-transfers', {}, `?sent=${sent.id}`)
          else choose({ step: undefined, amount: undefined, sent: sent.id })
        }}
      />
    </Suspense>
  )
}
