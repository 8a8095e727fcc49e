// The sentences of pension drawdown: plans for the rest, and what somebody agrees to. Pure.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import type { DrawdownStatement, Pathway } from '#domain/payments/drawdown-rules.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

/** The four pathways of COBS 19.10, in their own words, and keeping the investments. */
export const pathwayWords: Record<Pathway, string> = {
  'no-plans': 'I have no plans to touch my money in the next five years',
  annuity: 'I plan to use my money to set up a guaranteed income within the next five years',
  income: 'I plan to start taking my money as a long-term income within the next five years',
  'all-out': 'I plan to take out all my money within the next five years',
  own: 'I want to keep the investments that I have',
}

export const guidanceWords = {
  had: 'I have had an appointment',
  declined: 'I know of it, and I do not want it',
}

/** A part of the pension, income each month, all of it, or all of it as a small pot: tax and allowances differ. */
export type PayoutKind = 'part' | 'regular' | 'whole' | 'small-pot'

/** How somebody takes all of it. */
export const payoutKind = ({ isSmallPot }: { isSmallPot: boolean }): PayoutKind =>
  isSmallPot ? 'small-pot' : 'whole'

/**
 * How income is taxed, and how too much comes back: the form of HMRC depends on whether anything stays, and there is none
 * for regular payments (PAYE94055).
 */
const taxWords: Record<PayoutKind, string> = {
  part: 'Income is taxed like pay. The first payment is taxed by an emergency code, often too much. If I plan no regular payments, I claim it back from HMRC with form P55; otherwise it comes back with later payments.',
  regular:
    'Income is taxed like pay. The first payment is taxed by an emergency code, often too much; it comes back with later payments, by the tax code that HMRC sends.',
  whole:
    'Income is taxed like pay. It is taxed by an emergency code, often too much; I claim it back from HMRC with form P53Z, or with P50Z if I have no other income than the State Pension.',
  'small-pot':
    'Income is taxed like pay. The basic rate is taken off first; I claim back from HMRC what was too much, and owe what was too little.',
}

/** What somebody agrees to, each with its own box. `year` is the tax year of the payment. */
export function statementWords(statement: DrawdownStatement, way: PayoutKind, year: number): string {
  switch (statement) {
    case 'invested':
      return 'What stays is invested: its value can fall, and it can run out while I live.'
    case 'tax':
      return taxWords[way]
    case 'allowance': {
      const left = `only ${formatPence(taxAmountPence('money-purchase-annual-allowance', year))} a year can be paid into my pensions with tax relief`
      return way === 'part' || way === 'regular'
        ? `Once I take income, ${left}. Tax-free cash alone does not change that.`
        : `From the day of payment on, ${left}, for good.`
    }
    case 'benefits':
      return 'Money taken out can reduce benefits that depend on my means, and people to whom I owe money can claim it.'
  }
}

/** What is said if one of them is not ticked. */
export const statementMissing: Record<DrawdownStatement, string> = {
  invested: 'Tick that what stays can fall in value and run out',
  tax: 'Tick how income is taxed',
  allowance: 'Tick how income lowers what can be paid in',
  benefits: 'Tick how this can affect benefits and debts',
}

/** It can be called off up to the day before it starts, which is the first working day after thirty days. */
export const cancelWords = (startsOn: string): string =>
  `You can cancel until ${formatDate(addDays(startsOn, -1))}, at least thirty days from today.`
