// Paying into an ISA or junior ISA, and transferring one here. The account of a declaration comes as ?account=.
import { lazy, Suspense } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { DeclarationOffered } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { Chips } from '#ui/forms/chips.tsx'
import { AccountChoice } from './account-choice.tsx'
import { WhereToSend } from './bank-transfers/where-to-send.tsx'
import { Room } from './isa-jisa/room.tsx'
import { OnceDeclared, useUndeclared } from './declarations.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { TransfersUnderway } from './transfers-underway.tsx'

const TransferForm = lazy(() => import('./bank-transfers/transfer-form.tsx'))
const IsaTransferForm = lazy(() => import('./isa-jisa/isa-transfer-form.tsx'))

const jobs = [
  { id: 'top-up', label: 'Pay in' },
  { id: 'transfer', label: 'Transfer one here' },
] as const

export default function IsaAndJuniorIsa() {
  const accounts = useOwnAccounts().filter(hasAllowance)
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? accounts[0]
  const job = jobs.find(({ id }) => id === search.get('job'))?.id ?? 'top-up'
  const sent = search.get('sent')
  const isUndeclared = useUndeclared(accounts)
  if (!account) return <TabHeading note="There is no ISA or junior ISA in pounds here yet." />
  const props = {
    accounts,
    account,
    above: (shown: Account, onChoose: (accountId: string) => void) => (
      <>
        <AccountChoice account={shown} among={accounts} onChoose={onChoose} />
        <Room account={shown} />
        {job === 'top-up' && (
          <OnceDeclared account={shown}>
            <WhereToSend accountId={shown.id} />
          </OnceDeclared>
        )}
        {job === 'transfer' && isUndeclared(shown) && (
          <DeclarationOffered
            account={shown}
            why="Money that was paid in during this tax year can move into this ISA only after your declaration. For money of earlier years you don’t need it."
          />
        )}
      </>
    ),
    onSent: ({ id }: { id: string }) => choose({ step: undefined, sent: id }),
  }
  return (
    <>
      <TabHeading note="Pay in by bank transfer, or bring an ISA from somewhere else. To move an ISA, transfer it; do not withdraw it." />
      <Chips
        label="What would you like to do?"
        options={jobs}
        chosen={job}
        onChoose={(id) => choose({ job: id === 'top-up' ? undefined : id, step: undefined, sent: undefined })}
      />
      {sent === null && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          {job === 'top-up' ? <TransferForm {...props} /> : <IsaTransferForm {...props} />}
        </Suspense>
      )}
      {sent !== null && (
        <PaymentSent
          id={sent}
          next={(payment) =>
            payment.kind === 'isa-transfer' && (
              <p>
                The money stays with your provider until they send it. We ask them on the next working day. It
                must be here by {formatDate(payment.settlesOn)}. Please do not withdraw it yourself.
              </p>
            )
          }
          onAnother={() => choose({ sent: undefined })}
        />
      )}
      {job === 'transfer' && (
        <TransfersUnderway
          kind="isa-transfer"
          legalTimes="A transfer from one cash ISA to another may take 15 working days at most, every other transfer 30 days, those to us included. Money of earlier tax years does not use up this year’s allowance."
        />
      )}
    </>
  )
}
