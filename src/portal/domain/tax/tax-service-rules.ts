// Requests that use an ISA allowance from a general account: bed and ISA now, or the new allowance on 6 April.
import { formatPounds } from 'portal-engine/base/money.ts'
import { workingDayFrom, workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { NO_AMOUNT } from 'portal-engine/base/pounds.ts'
import { taxYearOfDate, taxYearStart } from './tax-year.ts'

export type TaxServiceKind = 'BedAndIsa' | 'AutomaticUse'

/** The firm moves no less. */
export const LEAST_PENCE = 100_00

/** May a request take from this account, a general one in pounds of one owner? */
export const mayGive = (account: { type: string; currency: string; owners: number }): boolean =>
  account.type === 'GIA' && account.currency === 'GBP' && account.owners === 1

/** May it pay into this one, an ISA in pounds? */
export const mayTake = ({ type, currency }: { type: string; currency: string }): boolean =>
  type === 'ISA' && currency === 'GBP'

interface Asked {
  kind: TaxServiceKind
  amountPence: number | undefined
  /** What is left of the allowance that the request would use. */
  roomPence: number
  /** What the general account is worth. */
  valuePence: number
}

/** What is wrong with the amount of a request? Undefined when nothing is. */
export function problemOfAmount({ kind, amountPence, roomPence, valuePence }: Asked): string | undefined {
  if (amountPence === undefined || amountPence === 0) return NO_AMOUNT
  if (amountPence < LEAST_PENCE) return `Enter ${formatPounds(LEAST_PENCE)} or more`
  if (amountPence > roomPence)
    return roomPence <= 0
      ? 'Nothing is left of this allowance'
      : `Enter ${formatPounds(floorToPounds(roomPence))} or less: that is all that is left of the allowance`
  if (kind === 'BedAndIsa' && amountPence > valuePence)
    return `Enter ${formatPounds(floorToPounds(valuePence))} or less: that is all the account is worth`
  return undefined
}

const floorToPounds = (pence: number) => Math.floor(pence / 100) * 100

/** On which day does the work begin? Until the day before, the request can be taken back. */
export function startOf(kind: TaxServiceKind, requestedOn: string, taxYear: number): string {
  return kind === 'BedAndIsa' ? workingDaysAfter(requestedOn, 1) : workingDayFrom(taxYearStart(taxYear))
}

/** Which tax year's allowance does a request of this day use? A bed and ISA: that of the day on which the work begins. */
export function yearUsedBy(kind: TaxServiceKind, requestedOn: string): number {
  const year = taxYearOfDate(requestedOn)
  return kind === 'BedAndIsa' ? taxYearOfDate(startOf(kind, requestedOn, year)) : year + 1
}

/** The part of an account's unrealised gain that a sale of this much would realise; proportional, never more than all of it. */
export function gainOfSale(salePence: number, valuePence: number, unrealisedGainPence: number): number {
  return valuePence <= 0 ? 0 : Math.round(unrealisedGainPence * Math.min(1, salePence / valuePence))
}
