// The investment reviews of an account.
import type { Review, Reviews } from '#api/accounts/reviews.ts'
import { ok, Refusal, type Call, type Route } from '../../call.ts'
import { pointsOf } from '../../ledger.ts'
import { pdfOf } from '../../papers/pdf.ts'
import { paperOf } from '../../papers/review-paper.ts'
import { comparedOver, nextReviewOn, quartersOf, reviewOf, type Reviewed } from '../../reviews.ts'
import { comparatorsOf, indexOn } from '../../seed/comparators.ts'
import { marketUntil } from '../../seed/market.ts'
import { ownAccount } from '../people/account-details.ts'
import { comparedWith } from './performance.ts'

/** The comparator agreed as benchmark. */
const benchmarkId = 'peers'

function reviewed(call: Call): Reviewed {
  const { database, params, active, valuedOn } = call
  const account = ownAccount(call, params['accountId']!)
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

function list(call: Call) {
  const about = reviewed(call)
  const quarters = quartersOf(about.closes, call.today)
  const body: Reviews = {
    accountId: about.account.id,
    currency: about.account.currency,
    reviews: quarters.map(({ id, from, to }) => {
      const { growth, benchmarkGrowth } = comparedOver(about, from, to)
      const { valuePence } = about.closes.findLast(({ date }) => date <= to)!
      return { id, from, to, closingPence: valuePence, growth, benchmarkGrowth }
    }),
    nextExpectedOn: nextReviewOn(about.closes, quarters[0]),
  }
  return ok(body)
}

function one(call: Call) {
  return ok(asked(reviewed(call), call))
}

function file(call: Call) {
  const about = reviewed(call)
  const review = asked(about, call)
  const name = `Investment review ${review.id}: ${about.account.name}`
  return ok({
    fileName: `${review.publishedOn} ${name.replace(/[^\w .-]+/g, '')}.pdf`,
    contentType: 'application/pdf',
    base64: Buffer.from(pdfOf(name, paperOf(review, about.account))).toString('base64'),
  })
}

/** The review that the call names, or a 404. */
function asked(about: Reviewed, call: Call): Review {
  const quarter = quartersOf(about.closes, call.today).find(({ id }) => id === call.params['reviewId'])
  if (!quarter) throw new Refusal(404, 'No such review')
  return reviewOf(about, quarter)
}

export const reviewRoutes: Route[] = [
  { method: 'GET', path: '/api/portfolios/:accountId/reviews', isOpenToViewers: false, answer: list },
  {
    method: 'GET',
    path: '/api/portfolios/:accountId/reviews/:reviewId',
    isOpenToViewers: false,
    answer: one,
  },
  {
    method: 'GET',
    path: '/api/portfolios/:accountId/reviews/:reviewId/file',
    isOpenToViewers: false,
    answer: file,
  },
]
