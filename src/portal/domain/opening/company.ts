// Numbers that companies are known by. Pure.
import { plainCode } from 'portal-engine/base/typed-text.ts'

/** Eight characters, as at Companies House: eight digits, or two letters and six digits. */
export const companyNumberPattern = /^(\d{8}|[A-Z]{2}\d{6})$/

/** As people type it: "12345" is "00012345", "sc123456" is "SC123456". Undefined for what cannot be one. */
export function parseCompanyNumber(text: string): string | undefined {
  const plain = plainCode(text)
  const number = /^\d{1,8}$/.test(plain) ? plain.padStart(8, '0') : plain
  return companyNumberPattern.test(number) ? number : undefined
}

/** Most directors and people with significant control that are asked for. */
export const MOST_PEOPLE = 20

export const leiPattern = /^[A-Z0-9]{18}\d{2}$/

/** A legal entity identifier with right check digits (ISO 17442; ISO/IEC 7064, MOD 97-10)? */
export function isLei(text: string): boolean {
  if (!leiPattern.test(text)) return false
  const digits = text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
