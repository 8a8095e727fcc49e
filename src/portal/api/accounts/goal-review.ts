// The portfolio review: the yearly check that goals, risk and circumstances are as the firm knows them. Its answers are a
// form in progress until they are submitted.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { ReceivedFile } from 'portal-engine/base/files/file-kind.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason, type AnswerOf } from 'portal-engine/http/contract.ts'
import {
  className,
  currency,
  date,
  instant,
  pence,
  rateBps,
  recentDate,
  weightTenths,
} from 'portal-engine/http/fields.ts'
import { fetchFile, fileSchema } from 'portal-engine/http/files.ts'
import { formChanged, changesWatched, type FormKind, type ReadForm } from 'portal-engine/forms/drafts.ts'

const riskLevel = z.int().check(z.minimum(1), z.maximum(7))

const termsSchema = z.object({
  goal: z.nullable(z.object({ name: z.string(), targetPence: pence, targetOn: date })),
  riskLevel,
})

export const submittedReviewSchema = z.object({
  id: z.string(),
  submittedAt: instant,
  /** The name of the person who submitted it: the client or a delegate. */
  submittedBy: z.string(),
  nextDueOn: date,
  portfolios: z.array(
    z.object({
      accountId: z.string(),
      name: z.string(),
      currency,
      before: termsSchema,
      /** Another risk level than before is a request until its suitability has been assessed (COBS 9A). */
      after: termsSchema,
    }),
  ),
  /** Choices by question, and those of the review before. */
  answers: z.record(z.string(), z.string()),
  earlierAnswers: z.record(z.string(), z.string()),
  note: z.string(),
})
export type SubmittedReview = z.infer<typeof submittedReviewSchema>

const goalReviewSchema = z.object({
  today: recentDate,
  dueOn: z.nullable(date),
  portfolios: z.array(
    z.object({
      accountId: z.string(),
      name: z.string(),
      type: z.string(),
      currency,
      valuePence: pence,
      terms: termsSchema,
      /** What Direct Debits add a month by what is agreed today, tax relief included. */
      monthlyPence: pence,
      /** Asked for by an earlier review and not assessed yet. */
      requestedRiskLevel: z.nullable(riskLevel),
      /** What a portfolio of each risk level is meant to hold in this currency; adds up to 1000. */
      mixes: z.array(
        z.object({ riskLevel, parts: z.array(z.object({ assetClass: className, weightTenths })) }),
      ),
    }),
  ),
  /** Our yearly fee in hundredths of one per cent. */
  feeRateBps: rateBps,
  /** The newest one that was submitted. */
  last: z.nullable(submittedReviewSchema),
})
export type GoalReview = z.infer<typeof goalReviewSchema>
export type PortfolioToReview = GoalReview['portfolios'][number]

export const answersSchema: z.ZodMiniType<ReviewAnswers> = z.object({
  portfolios: z.record(
    z.string(),
    z.object({
      verdict: z.enum(['right', 'change']),
      goal: z.string(),
      amount: z.string(),
      year: z.string(),
      risk: z.string(),
      confirmedRisk: z.string(),
    }),
  ),
  circumstances: z.record(z.string(), z.string()),
  note: z.string(),
  seen: z.array(z.string()),
})

/** The review's form in progress. */
export const goalReviewForm: FormKind<ReviewAnswers> = { job: 'portfolio-review', schema: answersSchema }

export const getGoalReview = get('/api/goal-review', {
  summary: 'The review of goals and the newest submitted one',
  openTo: 'attorney',
  answer: goalReviewSchema,
})

export const goalReviewQuery = (api: Api) => queryOf(api, getGoalReview)

export const sendGoalReview = post('/api/goal-review', {
  summary: 'Submits the form of the review',
  openTo: 'attorney',
  body: z.object({
    version: z.int().check(z.minimum(0)),
    key: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.object({ review: submittedReviewSchema }),
  errors: [
    formChanged,
    reason(
      'incomplete',
      422,
      'A question of the form is not answered.',
      z.object({ missing: z.array(z.object({ message: z.string() })) }),
    ),
  ],
  takesKey: true,
})

export const getGoalReviewFile = get('/api/goal-review/:id/file', {
  summary: 'A submitted review as a PDF',
  openTo: 'attorney',
  answer: fileSchema,
})

/** Submits the form as it is stored. Throws FormChanged if somebody has changed it since. */
export const submitGoalReview = (
  api: Api,
  { version, key }: Pick<ReadForm<unknown>, 'version' | 'key'>,
): Promise<AnswerOf<typeof sendGoalReview>> =>
  changesWatched(goalReviewForm, () => api.call(sendGoalReview, { body: { version, key }, key }))

export const fetchGoalReviewFile = (api: Api, id: string): Promise<ReceivedFile> =>
  fetchFile(api, getGoalReviewFile, { id })
