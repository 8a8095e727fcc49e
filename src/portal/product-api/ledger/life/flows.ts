// Money in and out of an account by plan: known before any price is, so the fee band can be set first.
import { COLLECTED_ON } from '#domain/opening/account-opening.ts'
import { reliefArrivesOn, reliefOn } from '#domain/payments/pension-contribution-rules.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom, workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import { collectionsOf, type Term } from '#domain/payments/direct-debits.ts'
import type { AccountPlan } from './account-plan.ts'

export interface Flow {
  on: string
  type: 'PaidIn' | 'TaxRelief' | 'Withdrawal'
  /** Positive in, negative out. */
  pence: number
  isLump: boolean
  description: string
  /** For tax relief: the date of the payment it belongs to. */
  reliefFor?: string
  /** Everything is sold and paid out, whatever it is worth. */
  takesAll?: boolean
  /** The payment asked for in the portal. */
  paymentId?: string
}

/** Every flow up to this date, oldest first. Collections, by the plan's or by other terms, and payments are on working days. */
export function flowsOf(
  plan: AccountPlan,
  until: string,
  collections = collectionsOf(plannedTerms(plan), plan.openedOn, until),
): Flow[] {
  const paid = [...lumps(plan), ...collections.map(collected), ...standingOrders(plan, until)]
  const relief = plan.type === 'Pension' ? paid.map(reliefOf) : []
  const withdrawals = plan.withdrawals.map(({ on, pence }): Flow => ({
    on: workingDayFrom(on),
    type: 'Withdrawal',
    pence: -pence,
    isLump: true,
    description: 'Withdrawal to your nominated bank account',
  }))
  return [...paid, ...relief, ...withdrawals]
    .filter((flow) => flow.on <= until)
    .toSorted((a, b) => a.on.localeCompare(b.on) || b.pence - a.pence)
}

function lumps(plan: AccountPlan): Flow[] {
  return plan.lumps.map(({ on, pence }) => ({
    on: workingDayFrom(on),
    type: 'PaidIn',
    pence,
    isLump: true,
    description: 'Bank transfer received',
  }))
}

/** What the plan's Direct Debit collects: from the second month on. */
export function plannedTerms({ monthlyPence, openedOn, monthlyUntil }: AccountPlan): Term[] {
  if (monthlyPence === 0) return []
  const { day } = COLLECTED_ON
  const from = addMonths(`${openedOn.slice(0, 7)}-${String(day).padStart(2, '0')}`, 2)
  const began: Term = { from, pence: monthlyPence, day }
  return monthlyUntil === undefined ? [began] : [began, { from: monthlyUntil, pence: 0, day }]
}

export const collectedText = 'Direct Debit collected'

export const collected = ({ on, pence }: { on: string; pence: number }): Flow => ({
  on,
  type: 'PaidIn',
  pence,
  isLump: false,
  description: collectedText,
})

export const standingOrder = 'Standing order received'

/** From the day after the account was opened. */
function standingOrders({ dailyPence = 0, openedOn }: AccountPlan, until: string): Flow[] {
  const flows: Flow[] = []
  if (dailyPence === 0) return flows
  for (let on = workingDaysAfter(openedOn, 1); on <= until; on = workingDaysAfter(on, 1)) {
    flows.push({
      on,
      type: 'PaidIn',
      pence: dailyPence,
      isLump: false,
      description: standingOrder,
    })
  }
  return flows
}

/** The basic-rate relief that follows a personal contribution. */
export function reliefOf(payment: Flow): Flow {
  return {
    on: reliefArrivesOn(payment.on),
    type: 'TaxRelief',
    pence: reliefOn(payment.pence),
    isLump: false,
    description: 'Basic-rate tax relief from HMRC',
    reliefFor: payment.on,
  }
}
