// A submitted portfolio review as the lines of a document: every answer of its page.
import type { SubmittedReview } from '#api/accounts/goal-review.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { choiceLabel, topics } from '#domain/goal-review/questions.ts'
import { changesOf, type Terms } from '#domain/goal-review/terms.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { longDate } from '#product-api/data/long-date.ts'

export function documentOfGoalReview(review: SubmittedReview): DocumentPart[] {
  return [
    `Submitted by ${review.submittedBy} on ${longDate(londonDate(new Date(review.submittedAt)))}, reference ${review.id}. Next review due on ${longDate(review.nextDueOn)}.`,
    ...review.portfolios.flatMap(({ name, currency, before, after }): DocumentPart[] => {
      const changed = changesOf(before, after)
      const isChanged = changed.length > 0
      return [
        { heading: `${name}: ${isChanged ? 'changed' : 'still right'}` },
        {
          table: {
            caption: 'Goal and risk level',
            columns: [
              { header: 'Term' },
              { header: 'Now', share: 2.5 },
              ...(isChanged ? [{ header: 'Before', share: 2.5 }] : []),
            ],
            rows: [
              ['Goal', goalOf(after, currency), ...(isChanged ? [goalOf(before, currency)] : [])],
              ['Risk level', riskOf(after), ...(isChanged ? [riskOf(before)] : [])],
            ],
          },
        },
        ...(changed.includes('risk')
          ? [`Risk level ${after.riskLevel} is a request until we have assessed whether it suits you.`]
          : []),
      ]
    }),
    ...topics.flatMap(({ title, questions }): DocumentPart[] => {
      const answers = questions.map((question) => [
        question.legend,
        choiceLabel(question, review.answers[question.id]),
        choiceLabel(question, review.earlierAnswers[question.id]),
      ])
      return [
        { heading: title },
        {
          table: {
            caption: 'Your answers, beside those of the review before',
            columns: [{ header: 'Question', share: 2 }, { header: 'Now' }, { header: 'Before' }],
            rows: answers,
          },
        },
      ]
    }),
    ...(review.note === '' ? [] : [{ heading: 'What could help' }, ...review.note.split('\n')]),
    '',
    { note: 'Capital at risk. The value of investments can go down as well as up.' },
  ]
}

const goalOf = ({ goal }: Terms, currency: string): string =>
  goal ? `${goal.name}, ${formatPounds(goal.targetPence, currency)} by ${longDate(goal.targetOn)}` : 'None'

const riskOf = ({ riskLevel }: Terms): string => `${riskLevel} of 7`
