// Taking money out of a pension: from which age, how much of it free of tax, and what the first payment is taxed. Pure.
import * as limits from '#domain/limits.gen.ts'
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom, workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { incomeTaxBands, minimumPensionAge, taxAmountPence } from '#domain/tax/tax-facts.ts'

export interface PensionAges {
  bornOn: string
  /** An age below the usual one that the scheme's rules gave before November 2021 (PTM062205). */
  protectedAge: number | null
}

const birthday = (bornOn: string, age: number): string => addMonths(bornOn, age * 12)

/** May money be paid out of the pension on this day? The day of payment counts, not that of the request. */
export function mayBePaidOn({ bornOn, protectedAge }: PensionAges, day: string): boolean {
  return birthday(bornOn, protectedAge ?? minimumPensionAge(day)) <= day
}

/** The first day, this one or later, on which money may be paid out. */
export function firstPaymentDay(ages: PensionAges, from: string): string {
  const { bornOn, protectedAge } = ages
  if (mayBePaidOn(ages, from)) return from
  const candidates = protectedAge === null ? [55, 57] : [protectedAge]
  const days = candidates.map((age) => birthday(bornOn, age))
  return days.find((day) => day >= from && mayBePaidOn(ages, day)) ?? days.at(-1)!
}

/** Most that is free of tax, in pence: a quarter of what is not in drawdown yet, and no more than is left of the allowance. */
export function taxFreeMostPence(uncrystallisedPence: number, takenPence: number, year: number): number {
  const quarter = Math.floor((uncrystallisedPence * limits['drawdown-tax-free-share'].value) / 100)
  return Math.max(0, Math.min(quarter, taxAmountPence('lump-sum-allowance', year) - takenPence))
}

/** Pence that go into drawdown, to be taken as income, when this much is taken free of tax. */
export const movedWith = (taxFreePence: number): number =>
  (taxFreePence * (100 - limits['drawdown-tax-free-share'].value)) / limits['drawdown-tax-free-share'].value

/**
 * Tax on a first payment of income, in pence: the emergency code gives one month's share of allowance and bands
 * (PAYE94055). An estimate for England, Wales and Northern Ireland: payroll rounds differently by a pound.
 */
export function emergencyTaxPence(incomePence: number, year: number): number {
  const taxable = incomePence - taxAmountPence('personal-allowance', year) / 12
  const bands = incomeTaxBands('england-wales-northern-ireland', year)
  const tax = bands.reduce((sum, { abovePence, percent }, place) => {
    const top = (bands[place + 1]?.abovePence ?? Infinity) / 12
    return sum + (Math.max(0, Math.min(taxable, top) - abovePence / 12) * percent) / 100
  }, 0)
  return Math.round(tax)
}

/** When what is asked for today is paid: after the days in which it can be cancelled. */
export function drawdownDates(today: string): { startsOn: string; settlesOn: string } {
  const startsOn = workingDayFrom(addDays(today, limits['drawdown-cancel-days'].value + 1))
  return { startsOn, settlesOn: workingDaysAfter(startsOn, limits['withdrawal-working-days'].value) }
}

/** May a pension worth this much be taken as a small pot, after so many others were (Finance Act 2004 s164; PTM063700)? */
export const isSmallPot = (availablePence: number, takenBefore: number): boolean =>
  availablePence > 0 &&
  availablePence <= limits['small-pot-most'].value * 100 &&
  takenBefore < limits['small-pots-most'].value

interface WholePension {
  availablePence: number
  inDrawdownPence: number
  taxFreeMostPence: number
  isSmallPot: boolean
}

/** What of a whole pension is free of tax, and what is income. A small pot needs no lump sum allowance. In pence. */
export function partsOfWhole({ availablePence, inDrawdownPence, ...pension }: WholePension) {
  const quarter = Math.floor(
    ((availablePence - inDrawdownPence) * limits['drawdown-tax-free-share'].value) / 100,
  )
  const taxFreePence = pension.isSmallPot ? quarter : pension.taxFreeMostPence
  return { taxFreePence, incomePence: availablePence - taxFreePence }
}

/** Tax taken from the income of a small pot: the basic rate (PTM063700). In pence. */
export function smallPotTaxPence(incomePence: number, year: number): number {
  const basic = incomeTaxBands('england-wales-northern-ireland', year).find(
    ({ name }) => name === 'Basic rate',
  )!
  return Math.round((incomePence * basic.percent) / 100)
}

/** What the holder plans for the money that stays (COBS 19.10), or to keep the investments as they are. */
export const pathways = ['no-plans', 'annuity', 'income', 'all-out', 'own'] as const
export type Pathway = (typeof pathways)[number]

/** What somebody agrees to before drawdown, each by itself. */
export const drawdownStatements = ['invested', 'tax', 'allowance', 'benefits'] as const
export type DrawdownStatement = (typeof drawdownStatements)[number]

/** What somebody agrees to before a whole pension is paid: nothing stays invested, and a small pot lowers no allowance. */
export const statementsForWhole = ({ isSmallPot: small }: { isSmallPot: boolean }): DrawdownStatement[] =>
  small ? ['tax', 'benefits'] : ['tax', 'allowance', 'benefits']
