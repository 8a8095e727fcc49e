// Transfers of pensions to the firm.
import type { Safeguarded } from '#domain/payments/pension-transfers.ts'
import type { Api } from '../http/client.ts'
import { paymentSchema, type Payment } from './payments.ts'

export interface PensionTransferRequest {
  accountId: string
  provider: string
  planNumber: string
  /** About what it is worth. */
  amountPence: number
  safeguarded: Safeguarded
  hasProtectedAge: boolean
}

/** Asks for a transfer. Throws an ApiError; `advice-required` where the law wants advice first. */
export const askPensionTransfer = (
  api: Api,
  transfer: PensionTransferRequest,
  key: string,
): Promise<Payment> =>
  api.send('POST', '/api/payments/pension-transfers', transfer, paymentSchema, { idempotencyKey: key })
