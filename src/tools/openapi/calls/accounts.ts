// Calls about accounts: values, holdings, performance, transactions, reviews, plans.
import * as z from 'zod/mini'
import { portfoliosSchema } from '#api/accounts/accounts.ts'
import { activitySchema } from '#api/accounts/activity.ts'
import { goalReviewSchema, submissionSchema } from '#api/accounts/goal-review.ts'
import { holdingsSchema } from '#api/accounts/holdings.ts'
import { pastYearSchema } from '#api/accounts/past-year.ts'
import { comparatorSchema, performanceSchema } from '#api/accounts/performance.ts'
import { scenarioSchema } from '#api/accounts/plans.ts'
import { plannerAnswersSchema, retirementFactsSchema } from '#api/accounts/retirement.ts'
import { reviewSchema, reviewsSchema } from '#api/accounts/reviews.ts'
import { seriesSchema } from '#api/accounts/series.ts'
import { transactionsPageSchema } from '#api/accounts/transactions.ts'
import { fileSchema } from '#api/http/files.ts'
import { submission } from '../../../sandbox/api/handlers/accounts/goal-review.ts'
import { get, post, put, remove, type ApiCall, type QueryParameter } from '../call.ts'

const account: QueryParameter = { type: 'string', description: 'Only this account' }
const named = z.object({ name: z.string() })

/** Plans that are saved under a name, their content beside it. */
function plans(path: string, whose: string, content: z.ZodMiniType): ApiCall[] {
  const plan = () => z.intersection(z.object({ id: z.string(), name: z.string() }), content)
  return [
    get(path, `Saved plans ${whose}`, z.object({ plans: z.array(plan()) })),
    put(`${path}/:id`, `Saves a plan ${whose}`, z.intersection(named, content), plan()),
    remove(`${path}/:id`, `Removes a plan ${whose}`),
  ]
}

export const accounts: readonly ApiCall[] = [
  get('/api/portfolios', 'Accounts with their values', portfoliosSchema),
  get('/api/portfolios/series', 'Values over time', seriesSchema, {
    query: { accountId: account, interval: { type: 'string', description: 'daily, weekly or monthly' } },
  }),
  get('/api/portfolios/holdings', 'What accounts hold', holdingsSchema, { query: { accountId: account } }),
  get('/api/portfolios/activity', 'The newest transactions of all accounts', activitySchema, {
    query: { limit: { type: 'integer', description: 'How many' } },
  }),
  get('/api/portfolios/:accountId/performance', 'Performance of an account', performanceSchema),
  get(
    '/api/portfolios/:accountId/comparators/:comparatorId',
    'Performance of what it is compared with',
    comparatorSchema,
  ),
  get(
    '/api/portfolios/:accountId/transactions',
    'A page of transactions, the newest first',
    transactionsPageSchema,
    {
      query: {
        from: { type: 'date', description: 'The first day' },
        to: { type: 'date', description: 'The last day' },
        minPence: { type: 'integer', description: 'The least amount, whatever its sign' },
        maxPence: { type: 'integer', description: 'The greatest amount, whatever its sign' },
        type: { type: 'string', description: 'A type of transaction', isList: true },
        text: { type: 'string', description: 'A part of the description' },
        limit: { type: 'integer', description: 'How many, at most 500' },
        cursor: { type: 'string', description: '`nextCursor` of the page before' },
      },
    },
  ),
  get('/api/portfolios/:accountId/reviews', 'Reviews of an account', reviewsSchema),
  get('/api/portfolios/:accountId/reviews/:reviewId', 'A review', reviewSchema),
  get('/api/portfolios/:accountId/reviews/:reviewId/file', 'A review as a PDF', fileSchema),
  ...plans('/api/portfolios/:accountId/plans', 'of an account’s scenarios', scenarioSchema),
  ...plans('/api/retirement/plans', 'for retirement', plannerAnswersSchema),
  get('/api/past-years/:year', 'A bad year of the past, by asset class', pastYearSchema),
  get('/api/retirement', 'What a retirement plan begins from', retirementFactsSchema),
  get('/api/goal-review', 'The review of goals and the newest submitted one', goalReviewSchema),
  post('/api/goal-review', 'Submits the form of the review', submission, submissionSchema, { isOnce: true }),
  get('/api/goal-review/:id/file', 'A submitted review as a PDF', fileSchema),
]
