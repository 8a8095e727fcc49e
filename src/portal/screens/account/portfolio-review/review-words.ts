// What a portfolio review says about terms, answers and changes. Pure.
import type { PortfolioToReview, SubmittedReview } from '#api/accounts/goal-review.ts'
import { choiceLabel, questions } from '#domain/goal-review/questions.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import { changesOf, readTerms, type Terms, type TermsField } from '#domain/goal-review/terms.ts'

/** Writes an amount: hidden or not, in this currency. */
type Format = (pence: number, currency?: string) => string

export interface Line {
  label: string
  value: string
}

const termLabels: Record<TermsField, string> = {
  goal: 'Goal',
  amount: 'Amount you need',
  year: 'When you need it',
  risk: 'Risk level',
}

/** Whole years from today until the goal's date; at least 1. */
export const yearsUntil = (targetOn: string, today: string): number =>
  Math.max(1, Number(targetOn.slice(0, 4)) - Number(today.slice(0, 4)))

/** The four terms of a portfolio as text. */
export function termLines({ goal, riskLevel }: Terms, currency: string, pounds: Format): Line[] {
  const values: Record<TermsField, string> = {
    goal: goal?.name ?? 'No goal set',
    amount: goal ? pounds(goal.targetPence, currency) : '–',
    year: goal ? `By ${goal.targetOn.slice(0, 4)}` : '–',
    risk: `${riskLevel} of 7`,
  }
  return (Object.keys(values) as TermsField[]).map((field) => ({
    label: termLabels[field],
    value: values[field],
  }))
}

/** The lines that differ, "90,000 instead of 80,000". */
export function changedLines(before: Terms, after: Terms, currency: string, pounds: Format): Line[] {
  const changed = new Set(changesOf(before, after).map((field) => termLabels[field]))
  const earlier = termLines(before, currency, pounds)
  return termLines(after, currency, pounds).flatMap(({ label, value }, place) =>
    changed.has(label) ? [{ label, value: `${value} (before: ${earlier[place]!.value})` }] : [],
  )
}

/** Every answer as text, each label once. Half an answer about a portfolio is said as it is typed. */
export function describeAnswers(
  portfolios: readonly PortfolioToReview[],
  answers: ReviewAnswers,
  today: string,
  pounds: Format,
): Line[] {
  return [
    ...portfolios.map(({ accountId, name, currency, terms }) => ({
      label: name,
      value: verdictOf(answers, accountId, terms, currency, today, pounds),
    })),
    ...questions.map((question) => ({
      label: question.legend,
      value: choiceLabel(question, answers.circumstances[question.id]),
    })),
    { label: 'What could help', value: answers.note.trim() || 'Nothing written' },
  ]
}

function verdictOf(
  answers: ReviewAnswers,
  accountId: string,
  terms: Terms,
  currency: string,
  today: string,
  pounds: Format,
): string {
  const answer = answers.portfolios[accountId]
  if (!answer) return 'Not answered'
  if (answer.verdict === 'right') return 'Still right'
  const read = readTerms(answer, terms, today)
  if ('problems' in read)
    return `Change, not finished: ${[answer.goal, answer.amount, answer.year, `risk level ${answer.risk}`].filter(Boolean).join(', ')}`
  const lines = changedLines(terms, read.terms, currency, pounds)
  return `Change. ${lines.map(({ label, value }) => `${label}: ${value}`).join('; ')}`
}

/** The circumstances that a submitted review changed. */
export function changedCircumstances({ answers, earlierAnswers }: SubmittedReview): Line[] {
  return questions.flatMap((question) => {
    const now = answers[question.id]
    const before = earlierAnswers[question.id]
    if (now === before) return []
    const label = choiceLabel(question, now)
    const value = before === undefined ? label : `${label} (before: ${choiceLabel(question, before)})`
    return [{ label: question.legend, value }]
  })
}
