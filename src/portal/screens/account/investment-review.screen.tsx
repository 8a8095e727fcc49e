// The investment reviews of one account: one for each quarter, with figures, fees, trades and the manager's words.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  fetchReviewFile,
  reviewQuery,
  reviewsQuery,
  type Review,
  type Reviews,
} from '#api/accounts/reviews.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import type { Opened } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { FileActions } from 'portal-engine/ui/files/file-actions.tsx'
import { PrintButton } from 'portal-engine/ui/tables/export-actions.tsx'
import { BeforeMoney } from './frame/before-money.tsx'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { FirstSteps } from './frame/first-steps.tsx'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { Commentary } from './investment-review/commentary.tsx'
import { FeesCard } from './investment-review/fees-card.tsx'
import { QuarterPicker } from './investment-review/quarter-picker.tsx'
import { chooseReview, nameOf, quarterIn } from './investment-review/quarters.ts'
import { ReturnsCard } from './investment-review/returns-card.tsx'
import { TradesCard } from './investment-review/trades-card.tsx'
import { ValueChange } from './investment-review/value-change.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './investment-review/investment-review.module.css'

export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  const id = accountToFetch(queryClient, api, opened)
  if (id !== undefined) void queryClient.prefetchQuery(reviewsQuery(api, id))
}

export default function InvestmentReview() {
  if (!isBeforeMoney(useCurrentAccount())) return <AllReviews />
  return (
    <BeforeMoney drawing="years" title="No review yet">
      Each quarter’s review says how the value changed, what it cost, what we bought and sold, and why.
    </BeforeMoney>
  )
}

function AllReviews() {
  const { id, accountNumber } = useCurrentAccount()
  const api = useApi()
  const [search] = useUrlState()
  const asked = search.get('quarter')
  const reviews = useQuery(reviewsQuery(api, id))
  // Without the list, the address alone says which review to show.
  const reviewId = reviews.data
    ? chooseReview(reviews.data.reviews, asked).review?.id
    : reviews.isError
      ? quarterIn(asked)
      : undefined
  const review = useQuery({ ...reviewQuery(api, id, reviewId ?? ''), enabled: reviewId !== undefined })
  const isToCome = reviewId === undefined ? reviews.isPending : review.isPending
  return (
    <>
      <TabHeading note={null} />
      <div className={css.picker}>
        <QueryCard
          query={reviews}
          what="the list of reviews"
          skeleton={<Skeleton width="22rem" height="2.75rem" />}
        >
          {(list) =>
            list.reviews.length === 0 ? (
              <NoReviewYet reviews={list} />
            ) : (
              <QuarterPicker reviews={list.reviews} />
            )
          }
        </QueryCard>
        <div className={layout.row} data-not-printed>
          {isToCome && <Skeleton width="12.5rem" height="2rem" />}
          {review.data && (
            <FileActions
              name={`Investment review, ${nameOf(review.data)}`}
              about={`the review of ${nameOf(review.data)}`}
              fetchFile={() => fetchReviewFile(api, id, review.data.id)}
            />
          )}
          {reviews.data?.reviews.length !== 0 && <PrintButton disabled={!review.data} />}
        </div>
      </div>
      {(reviewId !== undefined || reviews.isPending) && (
        <QueryCard query={review} what="this review" skeleton={<Loading />}>
          {(loaded) => (
            <WholeReview
              review={loaded}
              accountNumber={accountNumber}
              nextExpectedOn={reviews.data?.nextExpectedOn ?? null}
            />
          )}
        </QueryCard>
      )}
    </>
  )
}

interface WholeReviewProps {
  review: Review
  accountNumber: string
  nextExpectedOn: string | null
}

function WholeReview({ review, accountNumber, nextExpectedOn }: WholeReviewProps) {
  const trades = <TradesCard key={review.id} review={review} accountNumber={accountNumber} />
  const isCalm = review.trades.length === 0
  return (
    <div className={css.stack}>
      <Commentary review={review} nextExpectedOn={nextExpectedOn} />
      <div className={css.sides}>
        <ValueChange review={review} />
        <div className={css.stack}>
          <FeesCard review={review} />
          {isCalm && trades}
        </div>
      </div>
      <ReturnsCard review={review} />
      {!isCalm && trades}
      <RiskWarning about="performance" />
    </div>
  )
}

function NoReviewYet({ reviews: { nextExpectedOn } }: { reviews: Reviews }) {
  return (
    <div className={css.stack}>
      <Card>
        <DrawnEmptyState drawing="years" title="No review yet">
          {nextExpectedOn === null
            ? 'Your first review comes two weeks after the end of the quarter your money arrives in.'
            : `We expect your first review on ${formatDate(nextExpectedOn)}. It says how the value changed, what it cost, what we bought and sold, and why.`}
        </DrawnEmptyState>
      </Card>
      <FirstSteps hasPerformance reviewOn={nextExpectedOn} />
    </div>
  )
}

function Loading() {
  return (
    <div className={css.stack}>
      <Skeleton height="18rem" />
      <div className={css.sides}>
        <Skeleton height="39rem" />
        <Skeleton height="30rem" />
      </div>
      <Skeleton height="34rem" />
    </div>
  )
}
