// Checks every amount that somebody asks the firm to move. What is kept of payments, mandates, regular payments
// and accounts to be opened takes checked amounts alone, so that a route that does not ask here does not compile.
import { amountOutOfRange } from '#api/payments/reasons.ts'
import { problemOfMoney, type Moved } from '#domain/payments/amounts.ts'
import { ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'

declare const passed: unique symbol

/** Pence that have been checked, or that the firm moves by itself. */
export type CheckedAmount = number & { readonly [passed]: true }

/** The amount once it is checked. Throws an ErrorResponse. */
export function checkedAmount(moved: Moved, pence: number, currency: string): CheckedAmount {
  const problem = problemOfMoney(moved, pence, currency)
  if (problem === 'wrong-currency') throw new ErrorResponse(422, 'accountId: an account in pounds')
  if (problem !== undefined)
    throw apiError([amountOutOfRange], 'amount-out-of-range', `amountPence: ${problem}`)
  return pence as CheckedAmount
}

/** What the firm moves by itself, or takes out as everything there is: an amount that was worked out, not asked for. */
export const trustedAmount = (pence: number): CheckedAmount => pence as CheckedAmount
