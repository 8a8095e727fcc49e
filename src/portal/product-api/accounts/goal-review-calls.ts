// The portfolio review of the active user. New goals hold at once; another risk level is a request until its
// suitability has been assessed (COBS 9A).
import { feeRateFor } from '#product-api/ledger/networks.ts'
import {
  getGoalReview,
  getGoalReviewFile,
  goalReviewForm,
  sendGoalReview,
  type GoalReview,
  type SubmittedReview,
} from '#api/accounts/goal-review.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { addMonths, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { missingIn, type ReviewAnswers } from '#domain/goal-review/review.ts'
import { changesOf, readTerms, type Terms } from '#domain/goal-review/terms.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { documentOfGoalReview } from '#product-api/papers/goal-review-paper.ts'
import { accountsOf, pointsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { modelMix } from '#product-api/market/model-mix.ts'
import { monthlyInto } from '#product-api/payments/records/mandate-records.ts'
import { letterTo } from '#product-api/papers/letter.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import { endForm, formChanged, formInProgress } from '#product-api/data/stored-forms.ts'

function historyOf({ database, active }: Call): SubmittedReview[] {
  return database
    .all<{ body: string }>(
      'select body from goal_reviews where person_id = ? order by submitted_at desc, id desc',
      active.id,
    )
    .map(({ body }) => JSON.parse(body) as SubmittedReview)
}

/** The goal's name without its owner's, because the whole review is theirs. */
function termsOf(account: AccountRow, owner: string): Terms {
  const goal = account.goal === null ? null : (JSON.parse(account.goal) as Terms['goal'])
  return { goal: goal && { ...goal, name: withoutOwner(goal.name, owner) }, riskLevel: account.risk_level }
}

function reviewOf(call: Call): GoalReview {
  const { database, active, today } = call
  const history = historyOf(call)
  const requested = (accountId: string, now: number) => {
    const asked = history[0]?.portfolios.find((one) => one.accountId === accountId)?.after.riskLevel
    return asked === undefined || asked === now ? null : asked
  }
  const open = accountsOf(database, active.id).filter(({ status }) => status === 'Open')
  return {
    today,
    dueOn: dueOn(call),
    portfolios: open.map((account) => ({
      accountId: account.id,
      name: account.name,
      type: account.type,
      currency: account.currency,
      valuePence: pointsOf(database, account.id).at(-1)?.valuePence ?? 0,
      terms: termsOf(account, active.name),
      monthlyPence: monthlyOf(database, account),
      requestedRiskLevel: requested(account.id, account.risk_level),
      mixes: [1, 2, 3, 4, 5, 6, 7].map((riskLevel) => ({
        riskLevel,
        parts: [...modelMix(riskLevel, account.currency)].map(([assetClass, weightTenths]) => ({
          assetClass,
          weightTenths,
        })),
      })),
    })),
    feeRateBps: feeRateFor(database, active.id),
    last: history[0] ?? null,
  }
}

function monthlyOf(database: Call['database'], account: AccountRow): number {
  const { netPence, reliefPence } = monthlyInto(database, account)
  return netPence + reliefPence
}

function dueOn({ database, active }: Call): string | null {
  return database.one<{ on: string | null }>(
    'select review_due_on as "on" from parameters where person_id = ?',
    active.id,
  )!.on
}

function submittedOf(call: Call, review: GoalReview, answers: ReviewAnswers): SubmittedReview {
  return {
    id: `GR-${call.active.userId}-${historyOf(call).length + 1}`,
    submittedAt: call.now.toISOString(),
    submittedBy: call.user.name,
    nextDueOn: addMonths(call.today, 12),
    portfolios: review.portfolios.map(({ accountId, name, currency, terms }) => {
      const read = readTerms(answers.portfolios[accountId]!, terms, call.today)
      return { accountId, name, currency, before: terms, after: 'terms' in read ? read.terms : terms }
    }),
    answers: { ...answers.circumstances },
    earlierAnswers: review.last?.answers ?? {},
    note: answers.note.trim(),
  }
}

function store(call: Call, review: SubmittedReview, key: string): void {
  const { database, active } = call
  database.insert('goal_reviews', {
    id: review.id,
    person_id: active.id,
    key,
    submitted_at: review.submittedAt,
    body: JSON.stringify(review),
  })
  for (const { accountId, before, after } of review.portfolios) {
    if (changesOf(before, { ...after, riskLevel: before.riskLevel }).length === 0) continue
    database.run('update accounts set goal = ? where id = ?', JSON.stringify(after.goal), accountId)
  }
  database.run('update parameters set review_due_on = ? where person_id = ?', review.nextDueOn, active.id)
  endForm(call, goalReviewForm.job)
}

export const routes: Route[] = [
  route(getGoalReview, reviewOf),

  route(sendGoalReview, (call, { body: { version, key } }) => {
    const { database, active } = call
    const before = database.one<{ body: string }>(
      'select body from goal_reviews where key = ? and person_id = ?',
      key,
      active.id,
    )
    if (before) return { review: JSON.parse(before.body) as SubmittedReview }
    const form = formInProgress(call, goalReviewForm.job)
    if (!form || form.version !== version || form.key !== key) throw formChanged(form)
    const answers = goalReviewForm.schema.safeParse(form.answers)
    if (!answers.success) throw new ErrorResponse(422, 'The answers of this form cannot be read')
    const review = reviewOf(call)
    const missing = missingIn(review.portfolios, answers.data, call.today)
    if (missing.length > 0)
      throw apiError(sendGoalReview.errors, 'incomplete', missing[0]!.message, { missing })
    const submitted = submittedOf(call, review, answers.data)
    store(call, submitted, key)
    return { review: submitted }
  }),

  route(getGoalReviewFile, (call, { params }) => {
    const review = historyOf(call).find(({ id }) => id === params.id)
    if (!review) throw new ErrorResponse(404, 'No such review')
    const letter = letterTo(call.database, call.active, {
      on: londonDate(new Date(review.submittedAt)),
      reference: review.id,
    })
    const name = `Portfolio review of ${call.active.name}`
    return {
      fileName: `${review.submittedAt.slice(0, 10)} ${name.replace(/[^\w .-]+/g, '')}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(pdfOf(name, [letter, ...documentOfGoalReview(review)])).toString('base64'),
    }
  }),
]
