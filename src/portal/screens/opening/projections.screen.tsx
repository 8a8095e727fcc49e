// Designing a portfolio: what it is for, how much, how long, at what risk and at what cost; then into the basket.
import { lazy, Suspense, useRef, useState } from 'react'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { planFor } from '#domain/projection/plan-costs.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { BackTo } from 'portal-engine/screen-api/links/back-to.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { addItem, countItems, totalsOf } from './basket-edits.ts'
import { CostsCard } from './costs-card.tsx'
import { SavingLine } from './saving-line.tsx'
import { useBasket, type ShownBasket } from './use-basket.ts'
import { blankPortfolio, termsOf } from './portfolio-form.ts'
import { useRate, useSurroundings } from './use-existing.ts'
import css from './opening.module.css'

const ProjectionCard = lazy(() => import('./design/projection-card.tsx'))
const PortfolioFields = lazy(() => import('./design/portfolio-fields.tsx'))

export default function Projections() {
  const portal = usePortal()
  const shown = useBasket()
  return (
    <>
      <Part name="new-portfolios">
        <BackTo to="account-dashboard" />
      </Part>
      <Part name="open-an-account">
        <BackTo to="dashboard-registered" />
      </Part>
      <PageTitle
        actions={
          <Part name="own-controls">
            <OwnControls count={shown.basket.items.length} />
          </Part>
        }
      >
        {portal.part('open-an-account') ? 'Open an account' : portal.title}
      </PageTitle>
      <Part name="open-an-account">
        <p className={css.intro}>Choose the account that suits your plan. We open nothing until you apply.</p>
      </Part>
      <Part name="new-portfolios">
        <p className={css.intro}>Add a portfolio to the ones you have. We open nothing until you apply.</p>
      </Part>
      <QueryCard query={shown.query} what="your basket" skeleton={<FormSkeleton />}>
        {() => <Designer shown={shown} />}
      </QueryCard>
      <p>
        Is it for a company? <RouteLink to="corporate">Open an account for a company</RouteLink>
      </p>
      <RiskWarning />
    </>
  )
}

function Designer({ shown }: { shown: ShownBasket }) {
  const { basket, change } = shown
  const [text, setText] = useState(blankPortfolio)
  const [added, setAdded] = useState<readonly string[]>([])
  const status = useRef<HTMLDivElement>(null)
  const around = useSurroundings(basket.items)
  const amount = parsePounds(text.initial) ?? 0
  const newPence = totalsOf(basket.items).initialPence + amount
  const terms = termsOf(text)
  const { rateBps } = useRate(newPence)
  return (
    <div className={css.split}>
      <Card title="Your portfolio">
        <Suspense fallback={<FormSkeleton />}>
          <PortfolioFields
            around={around}
            onChange={setText}
            onAdd={(items) => {
              change((before) => items.reduce(addItem, before))
              setAdded(items.map(({ name }) => `“${name}”`))
              status.current?.focus()
            }}
          />
        </Suspense>
      </Card>
      <div className={css.stack}>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <ProjectionCard
            plan={terms && planFor(terms, rateBps)}
            wrapper={text.wrapper}
            feeBps={rateBps}
            targetPence={parsePounds(text.target) ?? 0}
            today={around.today}
          />
        </Suspense>
        <CostsCard newPence={newPence} aboutPence={amount} terms={terms ? [terms] : []} />
        <Card title="Your basket">
          <div ref={status} tabIndex={-1} className={css.stack}>
            <p role="status">
              {added.length > 0 &&
                `${added.join(' and ')} ${added.length === 1 ? 'is' : 'are'} in your basket. `}
              {basket.items.length === 0
                ? 'Your basket is empty.'
                : `It holds ${countItems(basket.items.length)}.`}
            </p>
            <SavingLine shown={shown} />
            <p>
              <RouteLink to="basket">See your basket</RouteLink>
            </p>
          </div>
        </Card>
      </div>
    </div>
  )
}

function OwnControls({ count }: { count: number }) {
  const { run } = usePortal()
  return (
    <>
      <RouteLink to="basket" className={css.basketLink}>
        Basket ({countItems(count)})
      </RouteLink>
      <Button onClick={() => run('save-retrieve')}>Save/Retrieve</Button>
      <Button onClick={() => run('start-over')}>Start Over</Button>
    </>
  )
}

function FormSkeleton() {
  return <Skeleton lines={7} height="4.5rem" />
}
