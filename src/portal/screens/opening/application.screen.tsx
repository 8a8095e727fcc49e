// Applying for the accounts of the basket.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import type { Basket } from '#domain/opening/basket.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { BackTo } from 'portal-engine/screen-api/links/back-to.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { WhoApplies } from './application/who-applies.tsx'
import { itemInWords } from './application/application-values.ts'
import { EmptyBasket } from './empty-basket.tsx'
import { useBasket } from './use-basket.ts'
import css from './opening.module.css'

const ApplicationForm = lazy(() => import('./application/application-form.tsx'))

export default function ApplicationPage() {
  const { title } = usePortal()
  const { query } = useBasket()
  return (
    <>
      <BackTo to="basket" />
      <PageTitle
        note={
          query.data?.basket.items.length === 0
            ? undefined
            : 'It takes about ten minutes. We save your answers as you go.'
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={query} what="your basket" skeleton={<Skeleton lines={6} height="4rem" />}>
        {({ basket }) => (basket.items.length === 0 ? <EmptyBasket /> : <Apply basket={basket} />)}
      </QueryCard>
      <RiskWarning />
    </>
  )
}

function Apply({ basket }: { basket: Basket }) {
  const { go, part } = usePortal()
  const banks = useQuery(bankAccountsQuery(useApi()))
  return (
    <div className={css.split}>
      <div className={`${css.stack} ${css.beside}`}>
        <WhoApplies />
        <Card title="What you apply for">
          <ul className={css.brief}>
            {basket.items.map((item) => (
              <li key={item.id}>
                <strong>{item.name}</strong>
                <br />
                {itemInWords(item)}
              </li>
            ))}
          </ul>
          <p>
            <RouteLink to="basket">Change your basket</RouteLink>
          </p>
        </Card>
      </div>
      <section className={`${css.stack} ${css.whole}`} aria-labelledby="needed">
        <h2 id="needed">What we need from you</h2>
        <QueryCard query={banks} what="your bank accounts" skeleton={<Skeleton height="20rem" />}>
          {(known) =>
            known.length > 0 || part('new-bank-account') ? (
              <Suspense fallback={<Skeleton height="20rem" />}>
                <ApplicationForm
                  basket={basket}
                  banks={known}
                  onSent={({ outcome }) => go('opening-complete', { word: outcome })}
                />
              </Suspense>
            ) : (
              <Card title="A bank account first" level={3}>
                <p>
                  Before you can apply, the person you act for has to add the bank account we collect payments
                  from. We keep the basket as it is.
                </p>
              </Card>
            )
          }
        </QueryCard>
      </section>
    </div>
  )
}
