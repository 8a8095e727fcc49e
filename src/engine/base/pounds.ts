// Amounts of money as people type them. Pure.
import { plainTyped } from './typed-text.ts'

/** Said of what is no amount, with pence or without, of any currency. */
export const NO_AMOUNT = 'Enter an amount, such as 5,000'

/**
 * Pence of "2000", "£2,000.50" or " 12.5 "; 0 for nothing at all; undefined for anything that is not an amount. Commas stand
 * between groups of three: "12,50" is none, because it may mean twelve pounds fifty.
 */
export function parsePounds(text: string): number | undefined {
  const plain = plainTyped(text).replace(/[£ ]/g, '')
  if (plain === '') return 0
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** How a field shows a saved amount: "2,000" or "2,000.50". */
export function writePounds(pence: number): string {
  return (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 === 0 ? 0 : 2 })
}
