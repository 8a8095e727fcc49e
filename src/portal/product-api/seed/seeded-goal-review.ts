// Last year's portfolio review of everybody who had a portfolio then. It asked less than this year's does.
import type { SubmittedReview } from '#api/accounts/goal-review.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import type { Terms } from '#domain/goal-review/terms.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

/** Two questions are new this year: how long a reserve lasts, and where somebody is resident for tax. */
const lastAnswers = {
  income: '50-100',
  'income-outlook': 'same',
  savings: '25-50',
  debts: 'none',
  mortgage: 'comfortable',
  health: 'no',
  knowledge: 'some',
  losses: 'bearable',
}

export function seedGoalReview({ database, person }: Seeding): void {
  const { dueOn } = database.one<{ dueOn: string }>(
    'select review_due_on as dueOn from parameters where person_id = ?',
    person.id,
  )!
  const on = addMonths(dueOn, -12)
  const accounts = accountsOf(database, person.id).filter(
    ({ status, opened_on }) => status === 'Open' && opened_on <= on,
  )
  if (accounts.length === 0) return
  const children = database.one<{ n: number }>(
    'select count(*) as n from children where person_id = ?',
    person.id,
  )!.n
  const answers = { ...lastAnswers, dependants: String(Math.min(children, 3)) }
  const review: SubmittedReview = {
    id: `GR-${person.userId}-1`,
    submittedAt: `${on}T10:15:00.000Z`,
    submittedBy: person.name,
    nextDueOn: dueOn,
    portfolios: accounts.map((account) => {
      const goal = account.goal === null ? null : (JSON.parse(account.goal) as Terms['goal'])
      const shown = goal && { ...goal, name: withoutOwner(goal.name, person.name) }
      const terms = { goal: shown, riskLevel: account.risk_level }
      return {
        accountId: account.id,
        name: account.name,
        currency: account.currency,
        before: terms,
        after: terms,
      }
    }),
    answers,
    earlierAnswers: answers,
    note: '',
  }
  database.insert('goal_reviews', {
    id: review.id,
    person_id: person.id,
    key: review.id,
    submitted_at: review.submittedAt,
    body: JSON.stringify(review),
  })
}
