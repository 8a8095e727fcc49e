// Bank details as people type them, and how they are shown. Pure.
import { plainCode } from 'portal-engine/base/typed-text.ts'
import * as limits from '../limits.gen.ts'

/** Six digits of "08-99-99" or "08 99 99"; undefined for anything else. */
export function parseSortCode(text: string): string | undefined {
  const digits = plainCode(text)
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Eight digits of "66374958"; shorter numbers of six or seven digits get zeros in front. Undefined for anything else. */
export function parseAccountNumber(text: string): string | undefined {
  const digits = plainCode(text)
  return /^\d{6,8}$/.test(digits) ? digits.padStart(8, '0') : undefined
}

/** "account ending 4958": all that is said of a number that somebody could misuse. */
export const endingOf = (accountNumber: string): string => accountNumber.slice(-4)

/** From when may money be sent to an account that was added at this moment? Somebody who acts for its owner waits longer. */
export function payableFrom(addedAt: string, isOwner: boolean): string {
  const hours = limits[isOwner ? 'new-bank-account-wait' : 'new-bank-account-wait-delegate'].value
  return new Date(Date.parse(addedAt) + hours * 3_600_000).toISOString()
}

/** Longest name of an account holder, in characters. */
export const HOLDER_MOST = 70

/** What the holder's bank says of a name (Pay.UK, Confirmation of Payee). `unavailable`: it did not answer, or takes no part. */
export type PayeeResult = 'match' | 'close-match' | 'wrong-kind' | 'no-match' | 'unavailable'
