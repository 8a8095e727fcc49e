// What the answers of the retirement health check come to. The result is guidance, no advice.
import {
  healthQuestions,
  type HealthOption,
  type HealthQuestion,
  type HealthQuestionId,
} from './health-questions.ts'

/** The chosen option by question; unanswered ones are left out. */
export type HealthAnswers = Readonly<Partial<Record<HealthQuestionId, string>>>

export type Verdict = 'on-track' | 'nearly' | 'act'

export interface HealthResult {
  verdict: Verdict
  /** What could be better, the most needed first, then in the order of the questions. */
  reasons: { question: HealthQuestionId; worth: 0 | 1; text: string }[]
}

/** What is known before the first question, from the accounts: money that goes in each month, or is taken. */
export function knownAnswers(
  accounts: readonly { kind: string; monthlyPence: number; inDrawdownPence: number }[],
): HealthAnswers {
  if (accounts.some(({ inDrawdownPence }) => inDrawdownPence > 0)) return { saving: 'drawing' }
  return accounts.some(({ kind, monthlyPence }) => kind !== 'general' && monthlyPence > 0)
    ? { saving: 'monthly' }
    : {}
}

const optionOf = (question: HealthQuestion, answers: HealthAnswers): HealthOption | undefined =>
  question.options.find(({ id }) => id === answers[question.id as HealthQuestionId])

/** The first question without an answer that it knows; undefined when all have one. */
export const firstUnanswered = (answers: HealthAnswers): HealthQuestionId | undefined =>
  healthQuestions.find((question) => !optionOf(question, answers))?.id

/** The label of what was chosen. */
export const chosenLabel = (question: HealthQuestion, answers: HealthAnswers): string =>
  optionOf(question, answers)?.label ?? 'Not answered'

/**
 * On track when nothing needs doing and at most two things are nearly right; act when three things need doing, or when
 * nothing is saved, or nobody knows whether the money lasts; nearly otherwise. Undefined while an answer is missing.
 */
export function healthResult(answers: HealthAnswers): HealthResult | undefined {
  if (firstUnanswered(answers) !== undefined) return undefined
  const reasons = healthQuestions.flatMap((question) => {
    const { worth, reason } = optionOf(question, answers)!
    return worth === 2 || reason === undefined ? [] : [{ question: question.id, worth, text: reason }]
  })
  const needed = reasons.filter(({ worth }) => worth === 0)
  const isUrgent = needed.some(({ question }) => question === 'saving' || question === 'lasting')
  const verdict: Verdict =
    needed.length >= 3 || isUrgent
      ? 'act'
      : needed.length === 0 && reasons.length <= 2
        ? 'on-track'
        : 'nearly'
  return { verdict, reasons: reasons.toSorted((a, b) => a.worth - b.worth) }
}
