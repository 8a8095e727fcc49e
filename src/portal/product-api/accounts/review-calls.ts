// The investment reviews of an account.
import { getReview, getReviewFile, listReviews, type Review } from '#api/accounts/reviews.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { pointsOf } from '#product-api/ledger/ledger.ts'
import { letterTo } from '#product-api/papers/letter.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import { documentOf } from '#product-api/papers/investment-review-paper.ts'
import { comparatorsOf, indexOn } from '#product-api/market/comparators.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'
import { comparedOver, nextReviewOn, quartersOf, reviewOf, type Reviewed } from './quarterly-reviews.ts'
import { comparedWith } from './performance-calls.ts'

/** The comparator agreed as benchmark. */
const benchmarkId = 'peers'

function reviewed(call: Call, accountId: string): Reviewed {
  const { database, active, valuedOn } = call
  const account = ownAccount(call, accountId)
  const closes = pointsOf(database, account.id)
  const market = marketUntil(valuedOn)
  const compared = comparedWith(account)
  const days = closes.map(({ date }) => date)
  const agreed = comparatorsOf(compared).find(({ id }) => id === benchmarkId)!
  const { name } = database.one<{ name: string }>(
    'select specialist_name as name from parameters where person_id = ?',
    active.id,
  )!
  return {
    database,
    account,
    closes,
    benchmark: { ...agreed, points: indexOn(benchmarkId, days, compared, market) },
    market,
    author: name,
  }
}

/** The review of this id, or a 404. */
function reviewIn(about: Reviewed, call: Call, id: string): Review {
  const quarter = quartersOf(about.closes, call.today).find((each) => each.id === id)
  if (!quarter) throw new ErrorResponse(404, 'No such review')
  return reviewOf(about, quarter)
}

export const routes: Route[] = [
  route(listReviews, (call, { params }) => {
    const about = reviewed(call, params.accountId)
    const quarters = quartersOf(about.closes, call.today)
    return {
      accountId: about.account.id,
      currency: about.account.currency,
      reviews: quarters.map(({ id, from, to }) => {
        const { growth, benchmarkGrowth } = comparedOver(about, from, to)
        const { valuePence } = about.closes.findLast(({ date }) => date <= to)!
        return { id, from, to, closingPence: valuePence, growth, benchmarkGrowth }
      }),
      nextExpectedOn: nextReviewOn(about.closes, quarters[0]),
    }
  }),

  route(getReview, (call, { params }) => reviewIn(reviewed(call, params.accountId), call, params.reviewId)),

  route(getReviewFile, (call, { params }) => {
    const about = reviewed(call, params.accountId)
    const review = reviewIn(about, call, params.reviewId)
    const letter = letterTo(call.database, call.active, {
      on: review.publishedOn,
      reference: `${about.account.account_number} ${review.id}`,
    })
    const name = `Investment review ${review.id}: ${about.account.name}`
    return {
      fileName: `${review.publishedOn} ${name.replace(/[^\w .-]+/g, '')}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(pdfOf(name, [letter, ...documentOf(review, about.account)])).toString('base64'),
    }
  }),
]
