// A submitted portfolio review as the lines of a document: every answer of its page.
import type { SubmittedReview } from '#api/accounts/goal-review.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { choiceLabel, topics } from '#domain/goal-review/questions.ts'
import { changesOf, type Terms } from '#domain/goal-review/terms.ts'
import { formatPounds } from '#base/money.ts'
import type { DocumentLine } from './pdf.ts'
import { longDate } from '../long-date.ts'

export function documentOfGoalReview(review: SubmittedReview): DocumentLine[] {
  return [
    `Submitted by ${review.submittedBy} on ${longDate(londonDate(new Date(review.submittedAt)))}, reference ${review.id}`,
    `Next review due on ${longDate(review.nextDueOn)}`,
    '',
    ...review.portfolios.flatMap(({ name, currency, before, after }) => {
      const changed = changesOf(before, after)
      return [
        { heading: `${name}: ${changed.length === 0 ? 'still right' : 'changed'}` },
        ...linesOf(after, currency).map((line) => `  ${line}`),
        ...(changed.length === 0
          ? []
          : ['  Before:', ...linesOf(before, currency).map((line) => `    ${line}`)]),
        ...(changed.includes('risk')
          ? [`  Risk level ${after.riskLevel} is a request until we have assessed whether it suits you.`]
          : []),
        '',
      ]
    }),
    ...topics.flatMap(({ title, questions }) => [
      { heading: title },
      ...questions.map((question) => {
        const now = choiceLabel(question, review.answers[question.id])
        const before = choiceLabel(question, review.earlierAnswers[question.id])
        return `  ${question.legend} ${now}${now === before ? '' : ` (before: ${before})`}`
      }),
    ]),
    ...(review.note === '' ? [] : ['', { heading: 'What could help' }, ...review.note.split('\n')]),
    '',
    'Capital at risk. The value of investments can go down as well as up.',
  ]
}

function linesOf({ goal, riskLevel }: Terms, currency: string): string[] {
  return [
    goal
      ? `Goal: ${goal.name}, ${formatPounds(goal.targetPence, currency)} by ${longDate(goal.targetOn)}`
      : 'Goal: none',
    `Risk level: ${riskLevel} of 7`,
  ]
}
