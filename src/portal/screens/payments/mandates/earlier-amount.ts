// Which terms does the next collection of a Direct Debit have? Pure.
import type { Mandate } from '#api/payments/mandates.ts'

/** Is the next collection one of the terms before a change, and not one that is short for another reason? */
export const isEarlierAmount = ({ amountPence, next, change, status }: Mandate): boolean =>
  status === 'active' && next !== null && next.pence !== amountPence && change?.on !== next.on
