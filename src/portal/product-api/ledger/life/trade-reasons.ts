// Why a purchase or sale was made, in the words of an investment review, and what a month's fee is called.
import { addDays } from '#base/dates/london-time.ts'

export const forWithdrawal = 'Pays for your withdrawal. It came from your largest holding.'

export const forTakingAll = 'Everything was sold for your withdrawal.'

export const forFee = (description: string) =>
  `Pays ${description.charAt(0).toLowerCase()}${description.slice(1)}, for which there was too little cash.`

export const beyondShare = (weight: number) =>
  `It had grown beyond its share of ${percent(weight)} in your portfolio.`

export const belowShare = (weight: number) =>
  `It was below its share of ${percent(weight)} in your portfolio.`

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "Our fee for October 2026", taken on a day in November. */
export function feeTakenOn(day: string): string {
  const lastOfMonth = addDays(`${day.slice(0, 7)}-01`, -1)
  return `Our fee for ${months.format(new Date(`${lastOfMonth}T00:00:00Z`))}`
}

/** The fee of the days since the last one, when everything is taken out. */
export const feeUntil = (day: string) => `Our fee until ${days.format(new Date(`${day}T00:00:00Z`))}`

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
