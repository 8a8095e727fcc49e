// Bank accounts to which money is taken out: the list, and adding one. Somebody acting for the owner reads them only.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { TAB_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { BankList } from './bank-details/bank-list.tsx'
import { useBackToPayment } from './paying-out/back-to-payment.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './bank-details/bank-details.module.css'

const BankForm = lazy(() => import('./bank-details/bank-form.tsx'))

export default function BankDetails() {
  const { title } = usePortal()
  const accounts = useQuery(bankAccountsQuery(useApi()))
  const [search, choose] = useUrlState()
  const goBack = useBackToPayment()
  const notice = useRef<HTMLParagraphElement>(null)
  const isAdding = search.has('add') || search.has('step')
  const added = accounts.data?.find(({ id }) => id === search.get('added'))
  const isAdded = added !== undefined
  useEffect(() => {
    if (isAdded) notice.current?.focus()
  }, [isAdded])
  const known = (
    <Card title="Where we pay your withdrawals">
      <QueryCard query={accounts} what="the bank details" skeleton={<Skeleton lines={2} height="6rem" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState>No bank account yet. Add one before you take money out.</EmptyState>
          ) : (
            <BankList accounts={all} />
          )
        }
      </QueryCard>
    </Card>
  )
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={layout.stack4}>
        <p ref={notice} role="status" tabIndex={-1} className={css.notice}>
          {added && (
            <>
              The account ending {added.accountNumberEnding} is added. We can pay withdrawals there from{' '}
              {formatInstant(added.readyAt)}. <RouteLink to="withdrawing-funds">Withdraw</RouteLink>
            </>
          )}
        </p>
        <Part
          name="edit-bank-details"
          otherwise={
            <>
              {known}
              <p>Only the owner of the account can add, change or remove bank details.</p>
            </>
          }
        >
          {isAdding ? (
            <>
              {known}
              <h2 id={TAB_TITLE_ID} tabIndex={-1}>
                Add a bank account
              </h2>
              <Suspense fallback={<Skeleton height="24rem" />}>
                <BankForm
                  onSent={({ id }) =>
                    goBack(search, id) || choose({ add: undefined, step: undefined, added: id })
                  }
                />
              </Suspense>
            </>
          ) : (
            <Beside
              aside={
                <Card title="Another bank account" follows>
                  <div className={layout.stack4}>
                    <ol className={css.steps}>
                      <li>Have its sort code and account number to hand.</li>
                      <li>We check the name with the bank.</li>
                      <li>
                        {limits['new-bank-account-wait'].value} hours later we can pay withdrawals there.
                      </li>
                    </ol>
                    <div>
                      <Button
                        variant="primary"
                        onClick={() => choose({ add: '1', added: undefined }, { isStep: true })}
                      >
                        Add a bank account
                      </Button>
                    </div>
                  </div>
                </Card>
              }
            >
              {known}
            </Beside>
          )}
        </Part>
      </div>
    </>
  )
}
