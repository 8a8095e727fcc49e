// The sentences of the planner. Pure.
import type { Levers } from '#screens/retirement/engine/levers.ts'
import { livingStandards } from '#domain/retirement/living-standards.ts'
import { sources, type Source, type YearOfPlan } from '#screens/retirement/engine/median-path.ts'
import { LAST_AGE } from '#domain/retirement/plan.ts'
import type { ReadPlan } from '#domain/retirement/read-plan.ts'
import type { StackedPart } from 'portal-engine/ui/charts/stacked/stacked-chart-props.ts'
import type { Outcome } from './messages.ts'

type Format = (pence: number) => string

/** "93", or "100 or more". */
export const ageWords = (age: number): string => (age >= LAST_AGE ? `${LAST_AGE} or more` : String(age))

/** "Your money is likely to last until you are 83": in nine of ten simulated futures. */
export const lastsWords = ({ lastsInNine }: Outcome): string =>
  `Your money is likely to last until you are ${ageWords(lastsInNine)}`

export const isEnough = ({ lastsInNine, untilAge }: Outcome): boolean => lastsInNine >= untilAge

/** The years that the money lasts, of those from the first without work, or from today, to the age asked for. */
export function lastsOf(outcome: Outcome): { value: number; max: number; text: string } {
  const { lastsInNine, untilAge, plan, years } = outcome
  const from = Math.max(plan.people[0].retireAge, years[0]?.age ?? 0)
  const max = Math.max(1, untilAge - from)
  if (isEnough(outcome)) return { value: max, max, text: `Lasts to ${untilAge}` }
  const value = Math.max(0, lastsInNine - from)
  const short = untilAge - lastsInNine
  const missing = short === 1 ? '1 year' : `${short} years`
  return { value, max, text: `From ${from} to ${from + value}, ${missing} short of ${untilAge}` }
}

/** Is there nothing in the plan to live on but pensions for life? */
export const hasNoSavings = ({ plan }: Outcome): boolean =>
  plan.pots.every(({ valuePence, monthlyPence }) => valuePence === 0 && monthlyPence === 0)

/** "You spend £31,700 a year from 67. That lasts to 83 in 90 of 100 simulated futures, to 95 in 82, and to 100 or more in 50." */
export function outcomeWords(outcome: Outcome, pounds: Format): string {
  const { lastsInNine, lastsInFive, chance, untilAge, plan } = outcome
  const from = plan.people[0].retireAge
  const whose = plan.people.length === 2 ? 'You both spend' : 'You spend'
  return `${whose} ${pounds(plan.spendingPence)} a year from ${from}, in today’s money. That lasts to ${ageWords(lastsInNine)} in 90 of 100 simulated futures, to ${untilAge} in ${Math.floor(chance * 100)}, and to ${ageWords(lastsInFive)} in 50.`
}

/** Does the plan work as it is asked for, and if not, what does: "60 is too early for £31,700 a year. 62 works, or £18,500 a year at 60." */
export function answerWords(
  { affordablePence: affordable, retireAge }: Levers,
  outcome: Outcome,
  pounds: Format,
): string {
  const { plan, years, untilAge } = outcome
  const affordablePence = affordable ?? 0
  const now = plan.people[0].retireAge
  const hasRetired = (years[0]?.age ?? 0) >= now
  if (isEnough(outcome))
    return hasRetired ? `Yes, it lasts to ${untilAge}.` : `Yes, you can retire at ${now}.`
  if (hasRetired)
    return affordablePence > 0
      ? `It does not last to ${untilAge}. ${pounds(affordablePence)} a year would.`
      : `It does not last to ${untilAge}, whatever you spend.`
  if (affordable === undefined)
    return `It does not last to ${untilAge}, whatever you spend. Look at your one-off sums.`
  const tooEarly = `${now} is too early for ${pounds(plan.spendingPence)} a year.`
  const less = `${pounds(affordablePence)} a year at ${now}`
  const later = retireAge === undefined ? 'No later age works by itself' : `${retireAge} works`
  if (affordablePence === 0) return `${now} is too early, whatever you spend. ${later}.`
  return retireAge === undefined
    ? `${tooEarly} ${later}, but ${less} does.`
    : `${tooEarly} ${later}, or ${less}.`
}

/** The standard that this spending reaches, for one or two people. */
export function standardWords(spendingPence: number, people: number): string {
  const reached = livingStandards.findLast(
    ({ onePence, twoPence }) => spendingPence >= (people === 2 ? twoPence : onePence),
  )
  const who = people === 2 ? 'two' : 'one'
  return reached
    ? `This reaches the “${reached.name.toLowerCase()}” living standard for ${who}.`
    : `This is less than the “minimum” living standard for ${who}.`
}

const sourceNames: Record<Source, { name: string; colour: string }> = {
  statePension: { name: 'State Pension', colour: '--slate' },
  definedBenefits: { name: 'Defined benefit pensions', colour: '--plum' },
  takeHome: { name: 'Partner’s pay', colour: '--gain' },
  pension: { name: 'Pension pots', colour: '--pine' },
  isa: { name: 'ISAs', colour: '--info' },
  general: { name: 'General accounts and cash', colour: '--brass' },
}

/** Income by source, for the sources that any of these years has. */
export function incomeParts(years: readonly YearOfPlan[]): StackedPart[] {
  const parts: StackedPart[] = sources.map((source) => ({
    id: source,
    ...sourceNames[source],
    values: years.map(({ income }) => Math.round(income[source])),
  }))
  const missing: StackedPart = {
    id: 'missing',
    name: 'Missing',
    colour: '--loss',
    isMissing: true,
    values: years.map((year) => Math.round(year.missing)),
  }
  return [...parts, missing].filter(({ values }) => values.some((value) => value > 0))
}

/** The finding above the chart of income. */
export function incomeWords(years: readonly YearOfPlan[], pounds: Format): string {
  const first = years[0]
  if (!first) return 'There is no year of retirement to show.'
  const short = years.find(({ missing }) => missing > 100)
  const tax = years.reduce((sum, year) => sum + year.tax, 0)
  const lasts = short
    ? `If every year were an average one, you would run short from ${short.age}.`
    : `If every year were an average one, you would have enough to ${years.at(-1)!.age}.`
  return `${lasts} Real years go up and down, so plan with the age at the top. Amounts are after tax; the tax of these years adds up to ${pounds(tax)}.`
}

/** "Will £31,700 a year from 67 last until 95?" */
export const askedWords = ({ plan, untilAge }: ReadPlan, pounds: Format): string =>
  `Will ${pounds(plan.spendingPence)} a year from ${plan.people[0].retireAge} last until ${untilAge}?`

/** "£31,700 a year from 67, until 95". */
export const planWords = ({ plan, untilAge }: ReadPlan, pounds: Format): string =>
  `${pounds(plan.spendingPence)} a year from ${plan.people[0].retireAge}, until ${untilAge}${plan.people.length === 2 ? ', for two' : ''}`
