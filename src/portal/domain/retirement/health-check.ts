// What the answers of the retirement health check come to. The result is guidance, not advice.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
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

interface KnownFacts {
  today: string
  accounts: readonly { kind: string; monthlyPence: number; inDrawdownPence: number }[]
  /** The expression of wish: null where none can be signed here, and its review date null where none is. */
  wish: { reviewDueOn: string | null } | null
}

/** The plan that the person works on in the planner: what is typed in it, and the day of the last change. */
interface KnownPlan {
  fields: Readonly<{ retireAge?: string | undefined; spending?: string | undefined }>
  savedOn: string
}

/** What is known before the first question: from the accounts, the wish and the plan. The person can change each. */
export function knownAnswers({ today, accounts, wish }: KnownFacts, plan?: KnownPlan): HealthAnswers {
  const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== ''
  const isDrawing = accounts.some(({ inDrawdownPence }) => inDrawdownPence > 0)
  const isSaving = accounts.some(({ kind, monthlyPence }) => kind !== 'general' && monthlyPence > 0)
  const hasAge = isTyped(plan?.fields.retireAge)
  const hasSpending = isTyped(plan?.fields.spending)
  const isRecent = plan !== undefined && addMonths(plan.savedOn, 12) >= today
  const known: HealthAnswers = {
    ...((isDrawing || hasAge) && { when: 'known' }),
    ...(hasSpending && { spending: 'known' }),
    ...(isSaving && { saving: 'monthly' }),
    ...(isDrawing && { saving: 'drawing' }),
    ...(hasAge && hasSpending && isRecent && { lasting: 'checked' }),
  }
  if (wish === null || !accounts.some(({ kind }) => kind === 'pension')) return known
  if (wish.reviewDueOn === null) return { ...known, wishes: 'no' }
  return { ...known, wishes: wish.reviewDueOn < today ? 'old' : 'recent' }
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
 * nothing is saved, or it is not known whether the money lasts; nearly otherwise. Undefined while an answer is missing.
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
