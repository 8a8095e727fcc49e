// Who should have the pension after its holder's death: the current wish, signing another, and the earlier ones.
// Somebody acting for the holder reads it only.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { expressionOfWishQuery, type ExpressionOfWish } from '#api/people/expression-of-wish.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { TAB_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { AboutWishes } from './wish/about-wishes.tsx'
import { CurrentWish } from './wish/current-wish.tsx'
import { EarlierWishes } from './wish/earlier-wishes.tsx'
import css from './wish/wish.module.css'

const WishForm = lazy(() => import('./wish/wish-form.tsx'))

export default function ExpressionOfWishScreen() {
  const { title } = usePortal()
  const query = useQuery(expressionOfWishQuery(useApi()))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={css.page}>
        <QueryCard
          query={query}
          what="the expression of wish"
          skeleton={<Skeleton lines={3} height="8rem" />}
        >
          {(data) => <Wishes data={data} today={londonDate(serverNow())} />}
        </QueryCard>
      </div>
    </>
  )
}

function Wishes({ data, today }: { data: ExpressionOfWish; today: string }) {
  const { current, earlier, pensions } = data
  const [search, choose] = useUrlState()
  const isChanging = search.has('change') || search.has('step')
  const hasSigned = current !== null && search.get('signed') === current.id
  return (
    <>
      <p role="status">
        {hasSigned &&
          `Your wish is signed. Its reference is ${current.reference}. A copy is in your messages.`}
      </p>
      {isChanging ? (
        <Part name="edit-wish" otherwise={<CurrentWish wish={current} pensions={pensions} today={today} />}>
          <h2 id={TAB_TITLE_ID} tabIndex={-1}>
            {current ? 'Change your wish' : 'Make a wish'}
          </h2>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <WishForm
              current={current}
              today={today}
              onSent={({ id }) => choose({ change: undefined, step: undefined, signed: id })}
            />
          </Suspense>
        </Part>
      ) : (
        <CurrentWish
          wish={current}
          pensions={pensions}
          today={today}
          onChange={() => choose({ change: '1', signed: undefined }, { isStep: true })}
        />
      )}
      <AboutWishes today={today} />
      {earlier.length > 0 && <EarlierWishes wishes={earlier} />}
    </>
  )
}
