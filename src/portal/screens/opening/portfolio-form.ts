// What a portfolio needs before it can go into the basket. Each problem is shown at the field and in the summary. Pure.
import type { OpeningRoom } from '#api/opening/applications.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { parseTypedDate } from 'portal-engine/base/dates/typed-date.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import type { PlanTerms } from '#domain/projection/plan-costs.ts'
import type { AllowancePeriod } from '#domain/tax/allowance-periods.ts'
import { LEAST_PENCE, MOST_PENCE, problemOfRoom } from './portfolio-room.ts'

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
  /** For a junior ISA: the id of a known child, `new`, or empty. */
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

type Child = NonNullable<BasketItem['child']>

/** What surrounds the portfolio. */
export interface Surroundings {
  /** What the allowance leaves for ISAs, less what the basket takes; undefined while it is not known. */
  isa: readonly AllowancePeriod[] | undefined
  newChild: readonly AllowancePeriod[] | undefined
  children: OpeningRoom['children']
  /** The children with a junior ISA in the basket. */
  basketChildren: readonly Child[]
  /** Today in London. */
  today: string
}

export type PortfolioField = keyof PortfolioText
export type PortfolioProblems = Partial<Record<PortfolioField, string>>

export const YEARS_MOST = 50
export const RISK_LEVELS = ['1', '2', '3', '4', '5', '6', '7'] as const

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
  if (!/^\d+$/.test(text.years.trim()) || years < 1 || years > YEARS_MOST) {
    problems.years = `Enter a whole number of years from 1 to ${YEARS_MOST}`
  }
  const ofInitial = problemOfInitial(initialPence, monthlyPence)
  if (ofInitial !== undefined) problems.initial = ofInitial
  if (monthlyPence === undefined) problems.monthly = 'Enter the monthly payment in pounds, such as 100'
  else {
    const ofMonthly = problemOfPayment(monthlyPence)
    if (ofMonthly !== undefined) problems.monthly = ofMonthly
  }
  if (!RISK_LEVELS.some((level) => level === text.risk)) problems.risk = 'Choose a risk level'
  if (wrapper === '') problems.wrapper = 'Choose a type of account'
  const child = wrapper === 'JISA' ? readChild(text, around) : undefined
  Object.assign(problems, child?.problems)
  const room = wrapper === 'JISA' ? child?.room : around.isa
  if (
    (wrapper === 'ISA' || wrapper === 'JISA') &&
    initialPence !== undefined &&
    monthlyPence !== undefined &&
    room
  )
    Object.assign(problems, {
      ...problemOfRoom({ wrapper, initialPence, monthlyPence, today: around.today }, room),
      ...problems,
    })
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

/** What is wrong with a payment into a new account? There may be none. */
export function problemOfPayment(pence: number): string | undefined {
  if (pence > 0 && pence < LEAST_PENCE) return `Payments are at least ${formatPounds(LEAST_PENCE)}`
  return pence > MOST_PENCE ? `One payment is at most ${formatPounds(MOST_PENCE)}` : undefined
}

function problemOfInitial(initialPence: number | undefined, monthlyPence: number | undefined) {
  if (initialPence === undefined) return 'Enter the first payment in pounds, such as 2,000'
  if (initialPence === 0 && monthlyPence === 0) return 'Enter a first payment, a monthly payment or both'
  return problemOfPayment(initialPence)
}

interface ReadChild {
  child?: Child
  room?: readonly AllowancePeriod[] | undefined
  problems: PortfolioProblems
}

function readChild(
  text: PortfolioText,
  { children, basketChildren, newChild, today }: Surroundings,
): ReadChild {
  const problems: PortfolioProblems = {}
  if (text.parent === '') problems.parent = 'Confirm that you have parental responsibility'
  const known = children.find(({ id }) => id === text.childId)
  if (known) {
    const { id, name, bornOn, room } = known
    if (known.hasJuniorIsa)
      problems.childId = `${name} has a junior ISA with us. Add money to it under Payments and transfers`
    else if (isAmong(basketChildren, known)) problems.childId = inBasketAlready(name)
    return { child: { id, name, bornOn }, room, problems }
  }
  if (text.childId !== NEW_CHILD) return { problems: { childId: 'Choose the child', ...problems } }
  const name = text.childName.trim()
  const bornOn = parseTypedDate(text.childBornOn)
  if (name === '') problems.childName = 'Enter the child’s name'
  else if (bornOn !== undefined && isAmong(basketChildren, { name, bornOn }))
    problems.childName = inBasketAlready(name)
  if (bornOn === undefined || bornOn > today)
    problems.childBornOn = 'Enter the child’s date of birth, such as 27 3 2019'
  else if (addMonths(bornOn, 18 * 12) <= today) problems.childBornOn = 'The child must be under 18'
  return {
    ...(bornOn !== undefined && { child: { id: null, name, bornOn } }),
    room: newChild,
    problems,
  }
}

const isAmong = (children: readonly Child[], { name, bornOn }: Omit<Child, 'id'>): boolean =>
  children.some((child) => child.name === name && child.bornOn === bornOn)

const inBasketAlready = (name: string) =>
  `A junior ISA for ${name} is in your basket. A child can have one; change its payments there`

/** What the projection and the costs are worked out from; undefined until there is an amount, a term and a risk level. */
export function termsOf({ wrapper, initial, monthly, years, risk }: PortfolioText): PlanTerms | undefined {
  const [initialPence, monthlyPence] = [parsePounds(initial), parsePounds(monthly)]
  const term = Number(years)
  if (initialPence === undefined || monthlyPence === undefined || initialPence + monthlyPence === 0)
    return undefined
  if (!Number.isInteger(term) || term < 1 || term > YEARS_MOST || risk === '') return undefined
  return { wrapper, initialPence, monthlyPence, years: term, riskLevel: Number(risk) }
}
