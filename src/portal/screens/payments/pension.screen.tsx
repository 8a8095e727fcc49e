// Bringing a pension here, with a tracker of the transfers.
import { lazy, Suspense } from 'react'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { NoPension } from './no-pension.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { TransfersUnderway } from './transfers-underway.tsx'

const PensionTransferForm = lazy(() => import('./pension/transfer-form.tsx'))

export default function PensionTransfers() {
  const account = useOwnAccounts().find(({ type }) => type === 'Pension')
  const [search, choose] = useUrlState()
  const sent = search.get('sent')
  if (!account) return <NoPension />
  return (
    <>
      <TabHeading note="Bring a pension here from another provider, in cash. Compare charges and benefits first." />
      {sent === null ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PensionTransferForm account={account} onSent={({ id }) => choose({ step: undefined, sent: id })} />
        </Suspense>
      ) : (
        <PaymentSent
          id={sent}
          next={({ settlesOn }) => (
            <p>
              The money stays with your provider until they send it. We ask them on the next working day, and
              expect it by {formatDate(settlesOn)}. They may ask you to confirm it.
            </p>
          )}
          onAnother={() => choose({ sent: undefined })}
        />
      )}
      <TransfersUnderway
        kind="pension-transfer"
        legalTimes="By law a provider has six months, but a cash transfer usually takes a few weeks. A transfer is not a contribution: it gets no tax relief and does not use up your annual allowance."
      />
    </>
  )
}
