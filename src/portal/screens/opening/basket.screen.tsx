// The basket: what is planned, what it adds up to and costs, and how to go on.
import { lazy, Suspense } from 'react'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { BackTo } from 'portal-engine/screen-api/links/back-to.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { keptSince, totalsOf } from './basket-edits.ts'
import { CostsCard } from './costs-card.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { SavingLine } from './saving-line.tsx'
import { useBasket, type ShownBasket } from './use-basket.ts'
import { useSurroundings } from './use-existing.ts'
import notice from 'portal-engine/ui/notice.module.css'
import css from './opening.module.css'

const CompareCard = lazy(() => import('./compare-card.tsx'))
const BasketItems = lazy(() => import('./basket-items.tsx'))

export default function Basket() {
  const { title } = usePortal()
  const shown = useBasket()
  const kept = keptSince(shown.basket, performance.timeOrigin)
  return (
    <>
      <BackTo to="projections" />
      <PageTitle note={kept === undefined ? undefined : `We kept your basket from ${formatDate(kept)}`}>
        {title}
      </PageTitle>
      <QueryCard query={shown.query} what="your basket" skeleton={<ItemsSkeleton />}>
        {({ problem }) => (
          <>
            {problem !== undefined && (
              <p className={notice.problem}>
                We couldn’t read the basket we had kept, so this one starts empty.
              </p>
            )}
            <Contents shown={shown} />
            {shown.basket.items.length > 1 && (
              <Suspense fallback={<Skeleton height="16rem" />}>
                <CompareCard items={shown.basket.items} />
              </Suspense>
            )}
          </>
        )}
      </QueryCard>
      <RiskWarning />
    </>
  )
}

/** Stays a basket after its last item was removed, so that the removal can be undone. */
function Contents({ shown }: { shown: ShownBasket }) {
  const { basket, change, saving } = shown
  const { initialPence } = totalsOf(basket.items)
  const isEmpty = basket.items.length === 0
  return (
    <div className={isEmpty ? css.stack : css.split}>
      <div className={css.stack}>
        {(!isEmpty || saving !== 'idle') && (
          <Suspense fallback={<ItemsSkeleton />}>
            <BasketItems basket={basket} change={change} />
          </Suspense>
        )}
        <SavingLine shown={shown} />
        {isEmpty ? <EmptyBasket /> : <Totals basket={basket} />}
      </div>
      {!isEmpty && (
        <div className={css.stack}>
          <CostsCard newPence={initialPence} aboutPence={initialPence} terms={basket.items} />
          <Next />
        </div>
      )}
    </div>
  )
}

function Totals({ basket }: Pick<ShownBasket, 'basket'>) {
  const { initialPence, monthlyPence } = totalsOf(basket.items)
  const { isa = [] } = useSurroundings(basket.items)
  const overPence = Math.max(0, ...isa.map(({ leftPence }) => -leftPence))
  return (
    <Card title="Altogether">
      <Facts
        className={css.facts}
        facts={[
          ['First payments', <Money key="" pence={initialPence} exact />],
          ['Each month', <Money key="" pence={monthlyPence} exact />],
        ]}
      />
      {overPence > 0 && (
        <p className={notice.problem}>
          The ISAs in this basket are <Money pence={overPence} exact /> over what you may pay in a tax year,
          monthly payments included.
        </p>
      )}
    </Card>
  )
}

function Next() {
  return (
    <Card title="Ready to apply?">
      <div className={css.stack}>
        <p>
          Next you read what you need to know, say where the money comes from, and send the application. We
          save your basket and your answers as you go. Questions? Call <PhoneLink />.
        </p>
        <ButtonLink to="application" variant="primary">
          Apply
        </ButtonLink>
        <RouteLink to="projections">Add another portfolio</RouteLink>
      </div>
    </Card>
  )
}

function ItemsSkeleton() {
  return <Skeleton lines={3} height="13rem" />
}
