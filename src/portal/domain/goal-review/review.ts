// The rules of a portfolio review: its steps, and what is missing before it can be submitted. For portal and sandbox. Pure.
import { isChoice, questions, topics, type Topic } from './questions.ts'
import { readTerms, type PortfolioAnswer, type Terms } from './terms.ts'

export interface ReviewedPortfolio {
  accountId: string
  name: string
  terms: Terms
}

export interface ReviewAnswers {
  /** By account. */
  portfolios: Readonly<Record<string, PortfolioAnswer>>
  /** Choices by question. */
  circumstances: Readonly<Record<string, string>>
  /** What could help the person. */
  note: string
  /** Topics that the person has gone through: an answer of last year counts only once it was seen. */
  seen: readonly string[]
}

export const longestNote = 2_000

export type Step =
  | { id: string; kind: 'portfolio' | 'risk'; accountId: string }
  | { id: string; kind: 'topic'; topic: Topic }
  | { id: 'check'; kind: 'check' }

/** The steps in their order; a change of risk adds one. */
export function stepsOf(
  portfolios: readonly ReviewedPortfolio[],
  answers: ReviewAnswers,
  today: string,
): Step[] {
  return [
    ...portfolios.flatMap(({ accountId, terms }): Step[] => {
      const step: Step = { id: `portfolio-${accountId}`, kind: 'portfolio', accountId }
      const risk: Step = { id: `risk-${accountId}`, kind: 'risk', accountId }
      return wantedRisk(answers.portfolios[accountId], terms, today) === undefined ? [step] : [step, risk]
    }),
    ...topics.map((topic): Step => ({ id: `about-${topic.id}`, kind: 'topic', topic })),
    { id: 'check', kind: 'check' },
  ]
}

/** The other risk level that an answer asks for; undefined if it asks for none. */
export function wantedRisk(
  answer: PortfolioAnswer | undefined,
  now: Terms,
  today: string,
): number | undefined {
  if (!answer) return undefined
  const read = readTerms(answer, now, today)
  return 'terms' in read && read.terms.riskLevel !== now.riskLevel ? read.terms.riskLevel : undefined
}

/** Last year's answers that their questions still offer, and nothing else. */
export function startAnswers(lastAnswers: Readonly<Record<string, string>>): ReviewAnswers {
  const kept = questions.filter((question) => isChoice(question, lastAnswers[question.id]))
  return {
    portfolios: {},
    circumstances: Object.fromEntries(kept.map(({ id }) => [id, lastAnswers[id]!])),
    note: '',
    seen: [],
  }
}

export interface Missing {
  /** The step in which it is put right. */
  step: string
  message: string
}

/** What is missing before the review can be submitted, in the order of its steps. */
export function missingIn(
  portfolios: readonly ReviewedPortfolio[],
  answers: ReviewAnswers,
  today: string,
): Missing[] {
  return stepsOf(portfolios, answers, today).flatMap((step) => {
    const message = missingFrom(step, portfolios, answers, today)
    return message === undefined ? [] : [{ step: step.id, message }]
  })
}

function missingFrom(
  step: Step,
  portfolios: readonly ReviewedPortfolio[],
  answers: ReviewAnswers,
  today: string,
): string | undefined {
  if (step.kind === 'check') return undefined
  if (step.kind === 'topic') {
    const { title, note, id } = step.topic
    if (!step.topic.questions.every((question) => isChoice(question, answers.circumstances[question.id])))
      return `Answer the questions about “${title}”`
    if (note && answers.note.length > longestNote) return `Shorten what you wrote about “${title}”`
    return answers.seen.includes(id) ? undefined : `Look at your answers about “${title}”`
  }
  const { name, terms } = portfolios.find(({ accountId }) => accountId === step.accountId)!
  const answer = answers.portfolios[step.accountId]
  if (step.kind === 'risk')
    return answer?.confirmedRisk === answer?.risk ? undefined : `Confirm the risk level of ${name}`
  if (!answer) return `Say whether ${name} is still right`
  const read = readTerms(answer, terms, today)
  return 'problems' in read ? `${name}: ${Object.values(read.problems)[0]}` : undefined
}

/** Why a higher risk level may not suit; undefined if nothing speaks against it. `years` until the money is needed. */
export function riskCaution(before: number, after: number, years: number): string | undefined {
  if (after <= before || years >= 5) return undefined
  const when = years <= 1 ? 'within a year' : `in ${years} years`
  return `You need this money ${when}. At a higher risk level it can be worth much less just then, with no time to recover.`
}
