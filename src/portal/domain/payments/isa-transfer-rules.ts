// Transfers of ISAs, junior ISAs and child trust funds: what may come from where, and how. Portal and sandbox share it.
import * as limits from '#domain/limits.gen.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { isWorkingDay, workingDayBefore } from 'portal-engine/base/dates/working-days.ts'

interface Source {
  words: string
  into: 'ISA' | 'JISA'
  /** Holdings can move as they are; otherwise it is cash. */
  hasHoldings: boolean
  /** In parts: at will, without this tax year’s money, or not at all (ISA Regulations 1998; HMRC, junior ISA). */
  parts: 'any' | 'earlier-years' | 'none'
  /** Does this tax year’s money in it count towards the allowance here? Not that of a child trust fund. */
  counts: boolean
}

const sources = {
  'stocks-and-shares-isa': {
    words: 'Stocks and shares ISA',
    into: 'ISA',
    hasHoldings: true,
    parts: 'any',
    counts: true,
  },
  'cash-isa': { words: 'Cash ISA', into: 'ISA', hasHoldings: false, parts: 'any', counts: true },
  'junior-stocks-and-shares-isa': {
    words: 'Stocks and shares junior ISA',
    into: 'JISA',
    hasHoldings: true,
    parts: 'none',
    counts: true,
  },
  'junior-cash-isa': {
    words: 'Cash junior ISA',
    into: 'JISA',
    hasHoldings: false,
    parts: 'earlier-years',
    counts: true,
  },
  'child-trust-fund': {
    words: 'Child trust fund',
    into: 'JISA',
    hasHoldings: true,
    parts: 'none',
    counts: false,
  },
} as const satisfies Record<string, Source>

export type TransferSource = keyof typeof sources
export const transferSources = Object.keys(sources) as [TransferSource, ...TransferSource[]]

/** Undefined for a word that names none. */
export const sourceOf = (id: string): Source | undefined => ownValue<Source>(sources, id)

/** What can be transferred into an account of this type? */
export const sourcesInto = (accountType: string): TransferSource[] =>
  transferSources.filter((id) => sources[id].into === accountType)

export interface IsaTransfer {
  source: string
  extent: 'all' | 'part'
  means: 'cash' | 'in-specie'
  amountPence: number
  /** The part of the amount that was paid in this tax year. */
  thisYearPence: number
}

export type IsaTransferProblem =
  | 'wrong-source'
  | 'whole-only'
  | 'earlier-years-only'
  | 'cash-only'
  | 'not-counted'
  | 'more-than-all'

/** Why may this not be transferred into an account of this type? Undefined if it may. */
export function problemOfIsaTransfer(
  { source: id, extent, means, amountPence, thisYearPence }: IsaTransfer,
  accountType: string,
): IsaTransferProblem | undefined {
  const source = sourceOf(id)
  if (source?.into !== accountType) return 'wrong-source'
  if (extent === 'part' && source.parts === 'none') return 'whole-only'
  if (means === 'in-specie' && !source.hasHoldings) return 'cash-only'
  if (thisYearPence > 0 && !source.counts) return 'not-counted'
  if (extent === 'part' && source.parts === 'earlier-years' && thisYearPence > 0) return 'earlier-years-only'
  return thisYearPence > amountPence ? 'more-than-all' : undefined
}

/** The last working day within the days that the rules allow for a transfer that was asked for on this date. */
export function transferDueBy(askedOn: string): string {
  const last = addDays(askedOn, limits['transfer-days'].value)
  return isWorkingDay(last) ? last : workingDayBefore(last)
}
