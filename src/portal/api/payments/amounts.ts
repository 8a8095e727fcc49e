// Amounts that calls move or promise, in pence, with the bounds of the one gate (domain/payments/amounts.ts).
import * as z from 'zod/mini'
import { MOST_TYPED_PENCE } from 'portal-engine/base/money.ts'
import { amountBounds, type Moved } from '#domain/payments/amounts.ts'

/* @__NO_SIDE_EFFECTS__ */
const amountOf = (moved: Moved, leastPence = amountBounds[moved].leastPence) =>
  z.int().check(z.minimum(leastPence), z.maximum(amountBounds[moved].mostPence))

/** An amount that somebody has typed and that moves nothing: what they earn, or have elsewhere. */
export const typedPence = z.int().check(z.minimum(0), z.maximum(MOST_TYPED_PENCE))

/** One payment in. */
export const amountIn = amountOf('payment-in')

/** One of the regular payments out. */
export const amountOut = amountOf('payment-out')

/** A withdrawal: everything there is may be less than the least. */
export const amountWithdrawn = amountOf('payment-out', 1)

/** A part of a payment out, or nothing. */
export const partOut = amountOf('payment-out', 0)

/** What moves from a general account into an ISA. */
export const amountMoved = amountOf('allowance')
