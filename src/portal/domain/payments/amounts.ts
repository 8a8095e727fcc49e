// The one gate of amounts: whatever moves or is promised is whole pence, from a least to a most, in a currency in which it
// may be asked for. Pure; contracts, forms and the server take their bounds from here.
import { LEAST_PENCE as LEAST_MOVED_PENCE } from '#domain/tax/tax-service-rules.ts'
import * as limits from '../limits.gen.ts'

/** What an amount is of. */
export type Moved = 'payment-in' | 'pounds-in' | 'payment-out' | 'allowance'

interface Bounds {
  leastPence: number
  mostPence: number
  /** Does it move in the account's own currency, or in pounds alone? */
  isPoundsOnly: boolean
}

const [least, most] = [limits['payment-min'].value * 100, limits['payment-max'].value * 100]

/** `pounds-in`: a transfer, a contribution, a Direct Debit or a payment to a new account. `allowance`: a bed and ISA. */
export const amountBounds: Readonly<Record<Moved, Bounds>> = {
  'payment-in': { leastPence: least, mostPence: most, isPoundsOnly: false },
  'pounds-in': { leastPence: least, mostPence: most, isPoundsOnly: true },
  'payment-out': {
    leastPence: limits['withdrawal-min'].value * 100,
    mostPence: limits['withdrawal-max'].value * 100,
    isPoundsOnly: false,
  },
  allowance: { leastPence: LEAST_MOVED_PENCE, mostPence: most, isPoundsOnly: true },
}

/** Why may this amount not pass? Undefined if it may. */
export function problemOfMoney(
  moved: Moved,
  pence: number,
  currency: string,
): 'not-whole' | 'wrong-currency' | 'too-small' | 'too-large' | undefined {
  const { leastPence, mostPence, isPoundsOnly } = amountBounds[moved]
  if (!Number.isSafeInteger(pence)) return 'not-whole'
  if (isPoundsOnly && currency !== 'GBP') return 'wrong-currency'
  if (pence < leastPence) return 'too-small'
  return pence > mostPence ? 'too-large' : undefined
}
