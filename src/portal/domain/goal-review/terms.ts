// What a portfolio is for and how it is invested, as a review finds it and as the person wants it. Pure.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { parsePounds, writePounds } from 'portal-engine/base/pounds.ts'

export interface Goal {
  name: string
  targetPence: number
  targetOn: string
}

export interface Terms {
  goal: Goal | null
  /** 1 (lowest) to 7. */
  riskLevel: number
}

/** One portfolio's answer, as it is typed, so that half an answer can be kept. */
export interface PortfolioAnswer {
  verdict: 'right' | 'change'
  goal: string
  /** In pounds, or another currency of the account. */
  amount: string
  year: string
  risk: string
  /** The risk level that was asked for again. */
  confirmedRisk: string
}

export type TermsField = 'goal' | 'amount' | 'year' | 'risk'
export type TermsProblems = Partial<Record<TermsField, string>>

export const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const

/** In years from now, and in pence. */
const furthest = 50
const largest = 10_000_000_00

/** An answer that says the terms as they are. */
export function answerOf(verdict: PortfolioAnswer['verdict'], { goal, riskLevel }: Terms): PortfolioAnswer {
  return {
    verdict,
    goal: goal?.name ?? '',
    amount: goal ? writePounds(goal.targetPence) : '',
    year: goal?.targetOn.slice(0, 4) ?? '',
    risk: String(riskLevel),
    confirmedRisk: '',
  }
}

/** The terms that an answer asks for, or what has to be put right, in the order of the form. `today`: an ISO date. */
export function readTerms(
  answer: PortfolioAnswer,
  now: Terms,
  today: string,
): { terms: Terms } | { problems: TermsProblems } {
  if (answer.verdict === 'right') return { terms: now }
  const problems: TermsProblems = {}
  const name = answer.goal.trim()
  const targetPence = parsePounds(answer.amount)
  const year = Number(answer.year)
  const first = Number(today.slice(0, 4)) + 1
  const hasGoal = now.goal !== null || [answer.goal, answer.amount, answer.year].some((text) => text.trim())
  if (hasGoal) {
    if (name === '') problems.goal = 'Enter what the money is for'
    else if (name.length > 60) problems.goal = 'Use 60 characters or fewer for what the money is for'
    if (targetPence === undefined || targetPence <= 0)
      problems.amount = 'Enter the amount you need, such as 90,000'
    else if (targetPence > largest) problems.amount = 'Enter an amount of 10,000,000 or less'
    const isKept =
      now.goal !== null && now.goal.targetOn > today && year === Number(now.goal.targetOn.slice(0, 4))
    if (!isKept && (!/^\d{4}$/.test(answer.year.trim()) || year < first || year > first + furthest))
      problems.year = `Enter a year from ${first} to ${first + furthest}`
  }
  if (!riskLevels.some((level) => String(level) === answer.risk)) problems.risk = 'Choose a risk level'
  if (Object.keys(problems).length > 0) return { problems }
  const goal = hasGoal ? { name, targetPence: targetPence!, targetOn: dateIn(year, now, today) } : null
  const terms = { goal, riskLevel: Number(answer.risk) }
  if (changesOf(now, terms).length > 0) return { terms }
  return { problems: { goal: 'Change something, or choose “Still right”' } }
}

/** The same day of another year. */
function dateIn(year: number, { goal }: Terms, today: string): string {
  const day = goal?.targetOn ?? today
  return addMonths(day, (year - Number(day.slice(0, 4))) * 12)
}

/** What differs, in the order of the form. */
export function changesOf(before: Terms, after: Terms): TermsField[] {
  const changed: Record<TermsField, boolean> = {
    goal: before.goal?.name !== after.goal?.name,
    amount: before.goal?.targetPence !== after.goal?.targetPence,
    year: before.goal?.targetOn !== after.goal?.targetOn,
    risk: before.riskLevel !== after.riskLevel,
  }
  return (Object.keys(changed) as TermsField[]).filter((field) => changed[field])
}
