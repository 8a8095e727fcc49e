// How the fee is worked out and taken: the yearly rate on each day's value, once a month for the calendar month before.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { once } from 'portal-engine/base/once.ts'

/** A day's share of a yearly rate is one in so many, in leap years too. */
export const DAYS_OF_A_YEAR = 365

export const yearlyFee = (pence: number, bps: number): number => Math.round((pence * bps) / 10_000)

/** The fee on daily values that add up to this. */
export const feeFor = (sumOfDailyValues: number, bps: number): number =>
  Math.round((sumOfDailyValues * bps) / 10_000 / DAYS_OF_A_YEAR)

/** The share of a yearly amount for so many days. */
export const shareOfDays = (yearly: number, days: number): number =>
  Math.round((yearly * days) / DAYS_OF_A_YEAR)

/** The days that a fee taken on this one is about, the last excluded: the month before, or those of this month once everything is taken out. */
export function chargedDays(takenOn: string, isFinal: boolean): { from: string; until: string } {
  const thisMonth = `${takenOn.slice(0, 7)}-01`
  return isFinal ? { from: thisMonth, until: takenOn } : { from: addMonths(thisMonth, -1), until: thisMonth }
}

const months = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const days = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

/** "Our fee for October 2026", taken on a day in November. */
export const feeTakenOn = (day: string): string =>
  `Our fee for ${months().format(new Date(`${addDays(`${day.slice(0, 7)}-01`, -1)}T00:00:00Z`))}`

/** The fee of the days since the last one, when everything is taken out. */
export const feeUntil = (day: string): string =>
  `Our fee until ${days().format(new Date(`${day}T00:00:00Z`))}`
