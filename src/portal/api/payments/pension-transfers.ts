// Transfers of pensions to the firm.
import * as z from 'zod/mini'
import { post, reason } from 'portal-engine/http/contract.ts'
import { id } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { amountIn } from './amounts.ts'
import { paymentSchema } from './payments.ts'
import { accountStopped, amountOutOfRange } from './reasons.ts'

const transferSchema = z.object({
  accountId: id,
  provider: text(80),
  planNumber: text(30),
  /** Its approximate value. */
  amountPence: amountIn,
  safeguarded: z.enum(['no', 'yes']),
  hasProtectedAge: z.boolean(),
})
export type PensionTransferRequest = z.infer<typeof transferSchema>

export const askPensionTransfer = post('/api/payments/pension-transfers', {
  summary: 'Asks for a transfer of a pension',
  openTo: 'attorney',
  body: transferSchema,
  answer: paymentSchema,
  errors: [
    amountOutOfRange,
    accountStopped,
    reason('advice-required', 422, 'The law requires advice before benefits of this worth are transferred.'),
  ],
  takesKey: true,
})
