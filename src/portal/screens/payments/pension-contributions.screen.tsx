// Paying into a pension with tax relief, oneself or by the employer.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from '#http/context.ts'
import { serverNow } from '#http/server-time.ts'
import { pensionUseQuery } from '#api/payments/pension-contributions.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { TabHeading } from '#screen-api/layout/tab-heading.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { WhereToSend } from './bank-transfers/where-to-send.tsx'
import { NoPension } from './no-pension.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { AllowanceUsed } from './pension/allowance-used.tsx'

const ContributionForm = lazy(() => import('./pension/contribution-form.tsx'))

export default function PensionContributions() {
  const accounts = useOwnAccounts().filter(({ type }) => type === 'Pension')
  const use = useQuery({ ...pensionUseQuery(useApi()), enabled: accounts.length > 0 })
  const [search, choose] = useUrlState()
  const account = accounts.find(({ id }) => id === search.get('account')) ?? accounts[0]
  const sent = search.get('sent')
  if (!account) return <NoPension />
  return (
    <>
      <TabHeading note="For every £80 that you pay in, we claim £20 of tax relief. Higher-rate taxpayers claim more in their tax return." />
      {sent === null ? (
        <QueryCard query={use} what="your contributions" skeleton={<Skeleton lines={5} height="3rem" />}>
          {(found) => (
            <>
              <AllowanceUsed use={found} today={londonDate(serverNow())} />
              <Suspense fallback={<Skeleton height="20rem" />}>
                <ContributionForm
                  accounts={accounts}
                  account={account}
                  use={found}
                  above={({ id }) => <WhereToSend accountId={id} />}
                  onSent={({ id }) => choose({ step: undefined, sent: id })}
                />
              </Suspense>
            </>
          )}
        </QueryCard>
      ) : (
        <PaymentSent
          id={sent}
          next={({ about }) => <p>{about}</p>}
          onAnother={() => choose({ sent: undefined })}
        />
      )}
    </>
  )
}
