// The numbers by which HMRC knows a person. Pure.
import { plainCode } from 'portal-engine/base/typed-text.ts'

/** HMRC NIM39110: prefixes that are not given out, then six digits, then A to D. */
const NATIONAL_INSURANCE = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/

/** "AB123456C" for "ab 12 34 56 c"; undefined for anything else. */
export function parseNationalInsurance(text: string): string | undefined {
  const number = plainCode(text)
  return NATIONAL_INSURANCE.test(number) ? number : undefined
}

const WEIGHTS = [6, 7, 8, 9, 10, 5, 4, 3, 2]

/** Ten digits, the first is the check digit of the rest (HMRC); a K before or after them is left out. Undefined for anything else. */
export function parseTaxReference(text: string): string | undefined {
  const digits = plainCode(text).replace(/^K|K$/, '')
  if (!/^\d{10}$/.test(digits)) return undefined
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at + 1]), 0)
  const check = 11 - (sum % 11)
  return Number(digits[0]) === (check > 9 ? check - 9 : check) ? digits : undefined
}

/** What the United Kingdom takes for a tax identification number: either of the two (OECD). */
export const parseUkTaxNumber = (text: string): string | undefined =>
  parseNationalInsurance(text) ?? parseTaxReference(text)

/** "••••••56C": all that is shown of a number that somebody could misuse. */
export const masked = (number: string): string => `••••••${number.slice(-3)}`
