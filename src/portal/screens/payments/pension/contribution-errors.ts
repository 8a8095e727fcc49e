// What people read when a pension contribution is refused.
import type { ErrorMessages } from '#http/contract.ts'
import { contributeToPension } from '#api/payments/pension-contributions.ts'
import { formatPence } from '#base/money.ts'
import { notInTime, outOfRange } from '../error-messages.ts'

export const messages: ErrorMessages<typeof contributeToPension> = {
  'too-old': 'From the age of 75 personal contributions have no tax relief, so we do not take them.',
  'over-relief-limit': ({ roomPence }) =>
    `Tax relief is left for ${formatPence(Math.floor((roomPence * 80) / 100))} from you. Nothing was sent. Change the amount.`,
  'not-in-time': notInTime,
  'amount-out-of-range': outOfRange,
}
