// The values of paying into a pension, what is wrong with some of them, and what they come to. Pure.
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { grossOf, reliefLimitPence } from '#domain/payments/pension-contribution-rules.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { countsThisYear, penceOf, problemOfArrival } from '../amount.ts'

/** Texts as typed; the amount of a personal contribution is net. */
export type Contribution = Record<
  | 'amount'
  | 'arrivesOn'
  | 'earnings'
  | 'elsewhere'
  | 'threshold'
  | 'adjusted'
  | 'flexibleOn'
  | 'paidElsewhereAfter',
  string
> & { payer: '' | 'personal' | 'employer' } & Record<'applies' | 'isHigh' | 'hasFlexible', '' | 'no' | 'yes'>

export interface Known {
  use: PensionUse
  today: string
}

export const grossPenceOf = ({ payer, amount }: Contribution): number =>
  payer === 'personal' ? grossOf(penceOf(amount)) : penceOf(amount)

export const sumOf = (paid: PensionUse['paid']): number =>
  paid.reduce((sum, { grossPence }) => sum + grossPence, 0)

/** What is told about the allowance, where anything of it applies. */
export const aboutAllowance = (values: Contribution): Contribution =>
  values.applies === 'yes' ? values : { ...values, elsewhere: '', isHigh: '', hasFlexible: '' }

/** The day after which payments count towards the money purchase annual allowance; null if there is none. */
export function flexibleSince(values: Contribution, use: PensionUse): string | null {
  const { hasFlexible, flexibleOn } = aboutAllowance(values)
  return use.flexibleSince ?? (hasFlexible === 'yes' ? flexibleOn : null)
}

/** Did flexible income begin in this tax year? Of an earlier one, all that was paid this year came after it. */
export const beganThisYear = (since: string, today: string): boolean =>
  since >= taxYearStart(taxYearOfDate(today))

/**
 * Does the form have to ask how much of what was paid elsewhere came after flexible income? Only if both lie in this
 * tax year.
 */
export function asksElsewhereSince(values: Contribution, { use, today }: Known): boolean {
  const since = flexibleSince(values, use)
  return since !== null && beganThisYear(since, today) && since <= today && penceOf(values.elsewhere) > 0
}

/** Does the limit of relief depend on the earnings? Up to a certain sum it does not. */
export function needsEarnings(values: Contribution, { use, today }: Known): boolean {
  if (values.payer === 'employer') return false
  if (!countsThisYear(values.arrivesOn, today)) return true
  const room = reliefLimitPence(0, taxYearOfDate(today)) - personalOf(use)
  return grossPenceOf(values) > Math.max(0, room)
}

const personalOf = (use: PensionUse): number => sumOf(use.paid.filter(({ isPersonal }) => isPersonal))

/** Beyond the annual allowance people may pay, beyond the limit of relief not. That of another year the server knows. */
export function problemOfAmount(values: Contribution, { use, today }: Known): string | undefined {
  if (values.payer !== 'personal' || values.earnings.trim() === '') return undefined
  const earnings = parsePounds(values.earnings)
  if (earnings === undefined || !countsThisYear(values.arrivesOn, today)) return undefined
  const limit = reliefLimitPence(earnings, taxYearOfDate(today))
  const room = Math.max(0, limit - personalOf(use))
  const net = Math.floor((room * 80) / 100)
  return grossOf(penceOf(values.amount)) > room
    ? `Enter ${formatPence(net)} or less: tax relief is given on ${formatPence(limit)} this tax year, and ${formatPence(limit - room)} of it is used`
    : undefined
}

/** What is wrong with the day on which the transfer is made? */
export function problemOfDay({ arrivesOn, payer }: Contribution, { use, today }: Known): string | undefined {
  const problem = problemOfArrival(arrivesOn, today)
  if (problem !== undefined || payer !== 'personal' || arrivesOn <= use.reliefUntil) return problem
  return 'From the age of 75 there is no tax relief'
}
