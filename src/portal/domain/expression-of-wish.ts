// An expression of wish: who should have a pension after its holder's death, and how much of it each. Pure.
// Shares are whole hundredths of one per cent, so that three equal ones can be written and add up.

import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { plainCode, plainTyped } from 'portal-engine/base/typed-text.ts'

/** All of the pension, in hundredths of one per cent. */
export const WHOLE = 10_000

export const nomineeKinds = ['person', 'charity', 'trust'] as const
export type NomineeKind = (typeof nomineeKinds)[number]

export const relations = [
  'spouse-or-civil-partner',
  'partner',
  'child',
  'grandchild',
  'parent',
  'brother-or-sister',
  'other-relative',
  'friend',
  'other',
] as const
export type Relation = (typeof relations)[number]

/** Hundredths of "25", "33.33" or "12.5 %"; undefined for anything else, for nothing, and for more than 100. */
export function parseShare(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(plainTyped(text).replaceAll(' ', ''))
  if (!match) return undefined
  const share = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return share > 0 && share <= WHOLE ? share : undefined
}

/** How a field shows a share: "25", "33.33" or "12.5". */
export const writeShare = (share: number): string => String(share / 100)

/** What is left to give; negative if more than everything is given. */
export const leftOf = (shares: readonly number[]): number =>
  WHOLE - shares.reduce((sum, share) => sum + share, 0)

/** Equal shares that add up to everything: what cannot be divided goes to the first ones, a hundredth each. */
export function evenShares(count: number): number[] {
  const each = Math.floor(WHOLE / count)
  const rest = WHOLE - each * count
  return Array.from({ length: count }, (_, place) => each + (place < rest ? 1 : 0))
}

/** Is each share more than nothing, and do they add up to everything? */
export const sharesAddUp = (shares: readonly number[]): boolean =>
  shares.length > 0 && shares.every((share) => Number.isInteger(share) && share > 0) && leftOf(shares) === 0

/** Longest name of a nominee and longest way to reach one, in characters. */
export const NOMINEE_NAME_MOST = 100
export const CONTACT_MOST = 200

/** The greatest plausible age of a nominee. */
const OLDEST = 125

/** Can somebody who is named today be born on this ISO date? */
export const mayBeBornOn = (date: string, today: string): boolean =>
  date <= today && date > addMonths(today, -12 * OLDEST)

/**
 * A charity's number as its register writes it: six or seven digits (England and Wales), SC and six digits (Scotland),
 * NIC and six digits (Northern Ireland).
 */
export const charityNumberPattern = /^(\d{6,7}|SC\d{6}|NIC\d{6})$/

/** The number as its register writes it, of one that somebody types. Undefined for what cannot be one. */
export function parseCharityNumber(text: string): string | undefined {
  const plain = plainCode(text)
  return charityNumberPattern.test(plain) ? plain : undefined
}
