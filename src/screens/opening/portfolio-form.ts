// What a portfolio needs before it can go into the basket. The words stand beside the field and in the summary. Pure.
import type { BasketItem } from '#domain/basket.ts'
import { formatPounds } from '#domain/money.ts'
import { parsePounds } from '#domain/pounds.ts'

export interface PortfolioText {
  wrapper: BasketItem['wrapper'] | ''
  name: string
  goal: string
  initial: string
  monthly: string
  years: string
  risk: string
}

export const blankPortfolio: PortfolioText = {
  wrapper: '',
  name: '',
  goal: '',
  initial: '',
  monthly: '',
  years: '',
  risk: '',
}

/** Room for first payments this tax year, where a kind of account has a limit and the limit is known. */
export type Room = Partial<Record<BasketItem['wrapper'], number>>

export type PortfolioField = keyof PortfolioText
export type PortfolioProblems = Partial<Record<PortfolioField, string>>

export const YEARS_MOST = 50
export const RISK_LEVELS = ['1', '2', '3', '4', '5', '6', '7'] as const

/** The item these answers make, or what has to be put right, in the order of the form. */
export function readPortfolio(
  text: PortfolioText,
  id: string,
  room: Room,
): { item: BasketItem } | { problems: PortfolioProblems } {
  const problems: PortfolioProblems = {}
  const { wrapper } = text
  const initialPence = parsePounds(text.initial)
  const monthlyPence = parsePounds(text.monthly)
  const years = Number(text.years)
  if (wrapper === '') problems.wrapper = 'Choose a type of account'
  if (text.name.trim() === '') problems.name = 'Enter a name for this portfolio'
  if (initialPence === undefined) problems.initial = 'Enter the first payment in pounds, such as 2,000'
  else if (initialPence === 0 && monthlyPence === 0)
    problems.initial = 'Enter a first payment, a monthly payment or both'
  else if (wrapper !== '' && initialPence > (room[wrapper] ?? Infinity))
    problems.initial = overRoom(wrapper, room[wrapper]!)
  if (monthlyPence === undefined) problems.monthly = 'Enter the monthly payment in pounds, such as 100'
  if (!/^\d+$/.test(text.years.trim()) || years < 1 || years > YEARS_MOST) {
    problems.years = `Enter a whole number of years from 1 to ${YEARS_MOST}`
  }
  if (!RISK_LEVELS.some((level) => level === text.risk)) problems.risk = 'Choose a risk level'
  if (
    wrapper === '' ||
    initialPence === undefined ||
    monthlyPence === undefined ||
    Object.keys(problems).length > 0
  ) {
    return { problems }
  }
  const named = { name: text.name.trim(), goal: text.goal.trim() }
  return { item: { id, wrapper, ...named, riskLevel: Number(text.risk), years, initialPence, monthlyPence } }
}

function overRoom(wrapper: BasketItem['wrapper'], roomPence: number): string {
  const kind = wrapper === 'JISA' ? 'a junior ISA' : 'your ISAs'
  return `You can put at most ${formatPounds(Math.max(0, roomPence))} more into ${kind} this tax year`
}
