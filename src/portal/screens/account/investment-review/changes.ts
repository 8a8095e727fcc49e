// How a quarter's opening value became its closing value, step by step. Pure.
import type { Review } from '#api/accounts/reviews.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

export interface ChangeStep {
  id: string
  name: string
  note: string
  /** Negative for what made the value smaller. */
  pence: number
}

/** The steps in order, the opening value first; they add up to the closing value. */
export function stepsOf(review: Review, hasRelief: boolean): ChangeStep[] {
  const isFirst = review.from === review.performance.sinceStart.from
  return [
    {
      id: 'opening',
      name: 'Opening value',
      note: isFirst ? 'Before the first payment' : `At close, ${formatDate(addDays(review.from, -1))}`,
      pence: review.openingPence,
    },
    {
      id: 'paid-in',
      name: 'Paid in',
      note: hasRelief ? 'Tax relief included' : 'By you or for you',
      pence: review.paidInPence,
    },
    { id: 'taken-out', name: 'Taken out', note: 'Paid to you', pence: 0 - review.takenOutPence },
    {
      id: 'income',
      name: 'Income',
      note: 'Paid out by your funds, and interest on cash',
      pence: review.incomePence,
    },
    {
      id: 'market',
      name: 'Change in prices',
      note: 'Gains and losses on what was sold and what you still hold',
      pence: review.marketPence,
    },
    { id: 'fees', name: 'Our fees', note: 'Listed under What it cost', pence: 0 - review.fees.pence },
  ]
}
