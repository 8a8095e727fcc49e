// Paying into an ISA or junior ISA, and transferring one here. The account of a declaration comes as ?account=.
import { lazy, Suspense } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Chips } from '#ui/forms/chips.tsx'
import { AddMoneyPage } from './add-money/add-money-page.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { TransfersUnderway } from './transfers-underway.tsx'

const IsaTransferForm = lazy(() => import('./isa-jisa/isa-transfer-form.tsx'))

const jobs = [
  { id: 'top-up', label: 'Pay in' },
  { id: 'transfer', label: 'Transfer one here' },
] as const

export default function IsaAndJuniorIsa() {
  const accounts = useOwnAccounts().filter(hasAllowance)
  const [search, choose] = useUrlState()
  const job = jobs.find(({ id }) => id === search.get('job'))?.id ?? 'top-up'
  const [first] = accounts
  if (!first) return <TabHeading note="There is no ISA or junior ISA in pounds here yet." />
  return (
    <>
      <TabHeading note="To move an ISA here, transfer it; do not withdraw it." />
      <Chips
        label="What would you like to do?"
        options={jobs}
        chosen={job}
        onChoose={(id) => choose({ job: id === 'top-up' ? undefined : id, step: undefined, sent: undefined })}
      />
      {job === 'top-up' ? <AddMoneyPage fallback={first} /> : <Transfer accounts={accounts} first={first} />}
    </>
  )
}

function Transfer({ accounts, first }: { accounts: readonly Account[]; first: Account }) {
  const [search, choose] = useUrlState()
  const sent = search.get('sent')
  return (
    <>
      {sent === null ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <IsaTransferForm
            accounts={accounts}
            account={accounts.find(({ id }) => id === search.get('account')) ?? first}
            onSent={({ id }) => choose({ step: undefined, sent: id })}
          />
        </Suspense>
      ) : (
        <PaymentSent
          id={sent}
          next={({ settlesOn }) => (
            <p>
              The money stays with your provider until they send it. We ask them on the next working day. It
              must be here by {formatDate(settlesOn)}. Please do not withdraw it yourself.
            </p>
          )}
          onAnother={() => choose({ sent: undefined })}
        />
      )}
      <TransfersUnderway
        kind="isa-transfer"
        legalTimes="A transfer to us may take up to 30 days. Only transfers between cash ISAs are quicker, at up to 15 working days. Money from earlier tax years does not use up this year’s allowance."
      />
    </>
  )
}
