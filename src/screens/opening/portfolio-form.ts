// What a portfolio needs before it can go into the basket. The words stand beside the field and in the summary. Pure.
import type { OpeningRoom } from '#api/opening/applications.ts'
import { addMonths } from '#domain/dates/london-time.ts'
import { parseTypedDate } from '#domain/dates/typed-date.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPounds } from '#domain/money.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { parsePounds, writePounds } from '#domain/pounds.ts'
import type { PlanTerms } from '#domain/projection/plan-costs.ts'

/** The answers as typed and chosen, in the order of the form. */
export interface PortfolioText {
  goal: string
  name: string
  /** What is needed at the end. */
  target: string
  initial: string
  monthly: string
  years: string
  risk: string
  wrapper: BasketItem['wrapper'] | ''
  /** Of a junior ISA: the id of a known child, `new`, or empty. */
  childId: string
  childName: string
  /** In three fields: "1/3/2016". */
  childBornOn: string
  parent: 'yes' | ''
}

export const blankPortfolio: PortfolioText = {
  ...{ goal: '', name: '', target: '', initial: '', monthly: '', years: '', risk: '', wrapper: '' },
  ...{ childId: '', childName: '', childBornOn: '', parent: '' },
}

export const NEW_CHILD = 'new'

/** What surrounds the portfolio. */
export interface Surroundings {
  /** Pence left for ISAs this tax year, less what the basket takes; undefined while it is not known. */
  isaPence: number | undefined
  newChildPence: number | undefined
  children: OpeningRoom['children']
  /** Today in London. */
  today: string
}

export type PortfolioField = keyof PortfolioText
export type PortfolioProblems = Partial<Record<PortfolioField, string>>

export const YEARS_MOST = 50
export const RISK_LEVELS = ['1', '2', '3', '4', '5', '6', '7'] as const
const LEAST_PENCE = limits['payment-min'].value * 100

/** The item these answers make, or what has to be put right, in the order of the form. */
export function readPortfolio(
  text: PortfolioText,
  id: string,
  around: Surroundings,
): { item: BasketItem } | { problems: PortfolioProblems } {
  const problems: PortfolioProblems = {}
  const { wrapper } = text
  const initialPence = parsePounds(text.initial)
  const monthlyPence = parsePounds(text.monthly)
  const targetPence = parsePounds(text.target)
  const years = Number(text.years)
  if (text.name.trim() === '') problems.name = 'Enter a name for this portfolio'
  if (targetPence === undefined) problems.target = 'Enter what you need in pounds, such as 30,000'
  const ofInitial = problemOfInitial(initialPence, monthlyPence)
  if (ofInitial !== undefined) problems.initial = ofInitial
  if (monthlyPence === undefined) problems.monthly = 'Enter the monthly payment in pounds, such as 100'
  else if (monthlyPence > 0 && monthlyPence < LEAST_PENCE) problems.monthly = tooSmall
  if (!/^\d+$/.test(text.years.trim()) || years < 1 || years > YEARS_MOST) {
    problems.years = `Enter a whole number of years from 1 to ${YEARS_MOST}`
  }
  if (!RISK_LEVELS.some((level) => level === text.risk)) problems.risk = 'Choose a risk level'
  if (wrapper === '') problems.wrapper = 'Choose a type of account'
  const child = wrapper === 'JISA' ? readChild(text, around) : undefined
  Object.assign(problems, child?.problems)
  const roomPence = wrapper === 'JISA' ? child?.roomPence : wrapper === 'ISA' ? around.isaPence : undefined
  if (problems.initial === undefined && initialPence !== undefined && initialPence > (roomPence ?? Infinity))
    problems.initial = overRoom(wrapper, roomPence!)
  if (
    wrapper === '' ||
    initialPence === undefined ||
    monthlyPence === undefined ||
    targetPence === undefined ||
    Object.keys(problems).length > 0
  ) {
    return { problems }
  }
  return {
    item: {
      id,
      wrapper,
      name: text.name.trim(),
      goal: text.goal.trim(),
      riskLevel: Number(text.risk),
      years,
      initialPence,
      monthlyPence,
      ...(targetPence > 0 && { targetPence }),
      ...(child?.child && { child: child.child }),
    },
  }
}

const tooSmall = `Payments are at least ${formatPounds(LEAST_PENCE)}`

function problemOfInitial(initialPence: number | undefined, monthlyPence: number | undefined) {
  if (initialPence === undefined) return 'Enter the first payment in pounds, such as 2,000'
  if (initialPence === 0 && monthlyPence === 0) return 'Enter a first payment, a monthly payment or both'
  return initialPence > 0 && initialPence < LEAST_PENCE ? tooSmall : undefined
}

interface ReadChild {
  child?: NonNullable<BasketItem['child']>
  roomPence?: number | undefined
  problems: PortfolioProblems
}

function readChild(text: PortfolioText, { children, newChildPence, today }: Surroundings): ReadChild {
  const problems: PortfolioProblems = {}
  if (text.parent === '') problems.parent = 'Confirm that you have parental responsibility'
  const known = children.find(({ id }) => id === text.childId)
  if (known) {
    const { id, name, bornOn, roomPence } = known
    if (known.hasJuniorIsa)
      problems.childId = `${name} has a junior ISA with us. Add money to it under Payments and transfers`
    return { child: { id, name, bornOn }, roomPence, problems }
  }
  if (text.childId !== NEW_CHILD) return { problems: { childId: 'Choose the child', ...problems } }
  const name = text.childName.trim()
  const bornOn = parseTypedDate(text.childBornOn)
  if (name === '') problems.childName = 'Enter the child’s name'
  if (bornOn === undefined || bornOn > today)
    problems.childBornOn = 'Enter the child’s date of birth, such as 27 3 2019'
  else if (addMonths(bornOn, 18 * 12) <= today) problems.childBornOn = 'The child must be under 18'
  return {
    ...(bornOn !== undefined && { child: { id: null, name, bornOn } }),
    roomPence: newChildPence,
    problems,
  }
}

function overRoom(wrapper: BasketItem['wrapper'] | '', roomPence: number): string {
  const kind = wrapper === 'JISA' ? 'this junior ISA' : 'your ISAs'
  return `You can put at most £${writePounds(Math.max(0, roomPence))} more into ${kind} this tax year`
}

/** What the projection and the costs are worked out from; undefined until there is an amount, a term and a risk level. */
export function termsOf({ initial, monthly, years, risk }: PortfolioText): PlanTerms | undefined {
  const [initialPence, monthlyPence] = [parsePounds(initial), parsePounds(monthly)]
  const term = Number(years)
  if (initialPence === undefined || monthlyPence === undefined || initialPence + monthlyPence === 0)
    return undefined
  if (!Number.isInteger(term) || term < 1 || term > YEARS_MOST || risk === '') return undefined
  return { initialPence, monthlyPence, years: term, riskLevel: Number(risk) }
}

/**
 * Where a first payment passes the ISA allowance: the part that fits, and the rest for a general account. Undefined where
 * it fits, or where nothing would be left for one of both.
 */
export function splitOf(
  { wrapper, initial }: Pick<PortfolioText, 'wrapper' | 'initial'>,
  isaPence: number | undefined,
): { isaPence: number; restPence: number } | undefined {
  const wanted = parsePounds(initial)
  if (wrapper !== 'ISA' || wanted === undefined || isaPence === undefined || wanted <= isaPence)
    return undefined
  const restPence = wanted - isaPence
  return isaPence < LEAST_PENCE || restPence < LEAST_PENCE ? undefined : { isaPence, restPence }
}
