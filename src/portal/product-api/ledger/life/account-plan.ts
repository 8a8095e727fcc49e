// What is planned for one account, and the short ways to write a plan.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'

export interface Movement {
  on: string
  pence: number
}

export interface AccountPlan {
  type: 'ISA' | 'JISA' | 'Pension' | 'GIA'
  /** What its owner calls it; an account of a child has the child's name before it. */
  label: string
  /** Instead of the label. */
  name?: string
  child?: string
  currency: 'GBP' | 'EUR' | 'USD'
  riskLevel: number
  openedOn: string
  isSubscribed: boolean
  /** Paid in by Direct Debit on the 5th; for a pension, the net amount. */
  monthlyPence: number
  /** Paid in by standing order on every working day. */
  dailyPence?: number
  /** No collection on or after this date. */
  monthlyUntil?: string
  lumps: Movement[]
  withdrawals: Movement[]
  goal: { name: string; targetPence: number; years: number } | null
  /** The other owner, and how many hundredths belong to the first, whose plan this is. */
  joint?: { with: string; firstPercent: number }
}

/** What a plan says of itself: its first payment this many months ago. All else has a default. */
type PlanTerms = Partial<AccountPlan> & { months: number; opening: number }

/** Makes plans as seen from this date. */
export function planMaker(today: string) {
  const account = (
    type: AccountPlan['type'],
    label: string,
    { months, opening, ...rest }: PlanTerms,
  ): AccountPlan => {
    const openedOn = addMonths(today, -months)
    return {
      type,
      label,
      currency: 'GBP',
      riskLevel: 4,
      openedOn,
      isSubscribed: true,
      monthlyPence: 0,
      withdrawals: [],
      goal: null,
      ...rest,
      lumps: [{ on: openedOn, pence: opening }, ...(rest.lumps ?? [])].filter(({ pence }) => pence > 0),
    }
  }
  return {
    account,
    isa: (terms: PlanTerms) => account('ISA', 'Stocks and Shares ISA', terms),
    joint: (other: string, terms: PlanTerms) =>
      account('GIA', 'Joint Investment Account', { joint: { with: other, firstPercent: 50 }, ...terms }),
    gia: (terms: PlanTerms) => account('GIA', 'General Investment Account', terms),
    pension: (terms: PlanTerms) => account('Pension', 'Personal Pension', terms),
    jisa: (child: string, terms: PlanTerms) => account('JISA', 'Junior ISA', { child, ...terms }),
  }
}

export interface Child {
  id: string
  name: string
}
