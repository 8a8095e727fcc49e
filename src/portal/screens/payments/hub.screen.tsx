// Moving money: what can be done with it, what is on its way, and what is regular.
import { useQuery } from '@tanstack/react-query'
import { mandatesQuery } from '#api/payments/mandates.ts'
import { paymentsQuery } from '#api/payments/payments.ts'
import { useApi } from '#http/context.ts'
import { NoAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { TAB_TITLE_ID } from '#ui/title-ids.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { Choices, EntryLink } from './hub/choices.tsx'
import { Latest } from './hub/latest.tsx'
import { OnItsWay } from './hub/on-its-way.tsx'
import { Regular } from './hub/regular.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentsIntroduction } from './payments-introduction.tsx'
import css from './hub/hub.module.css'

export default function PaymentsHub() {
  const api = useApi()
  const payments = useQuery(paymentsQuery(api))
  const mandates = useQuery(mandatesQuery(api))
  const hasNoAccounts = useOwnAccounts().length === 0
  // On a phone, the hub is one and a half screens.
  const hasRoom = useMediaQuery('(width >= 48rem)')
  return (
    <>
      <h2 id={TAB_TITLE_ID} tabIndex={-1} className="visually-hidden">
        What would you like to do?
      </h2>
      <div className={css.hub}>
        <div className={css.flow}>
          {hasNoAccounts && (
            <NoAccounts>
              You can pay in, withdraw and set up Direct Debits here once you have an account.
            </NoAccounts>
          )}
          <Choices hasPrimary={!hasNoAccounts} />
        </div>
        {!hasNoAccounts && (
          <div className={css.rail}>
            <Card title="On the way" aside={<EntryLink to="payments-history" />}>
              <QueryCard query={payments} what="your payments" skeleton={<Skeleton height="3rem" />}>
                {(all) => <OnItsWay payments={all} />}
              </QueryCard>
            </Card>
            <Card title="Monthly" follows aside={<EntryLink to="regular-contributions" />}>
              <QueryCard query={mandates} what="what is collected next" skeleton={<Skeleton height="6rem" />}>
                {(found) => <Regular mandates={found.mandates} />}
              </QueryCard>
            </Card>
          </div>
        )}
        {hasRoom && payments.data && <Latest payments={payments.data} />}
        <PaymentsIntroduction />
      </div>
    </>
  )
}
