// The values of adding money, once or each month, what is sent of them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ApiError } from '#http/client.ts'
import type { BodyOf, ErrorMessages } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'
import { setUpMandate } from '#api/payments/mandates.ts'
import { announceTransfer } from '#api/payments/payments.ts'
import { contributeToPension, type PensionContribution } from '#api/payments/pension-contributions.ts'
import { formatPence } from '#base/money.ts'
import { accountStopped, notInTime, outOfRange, overAllowance, payingInMessages } from '../error-messages.ts'
import { setUpMessages } from '../mandates/mandate-values.ts'
import { contributionFields } from '../pension/contribution-values.ts'

export const schema = z.object({
  accountId: z.string(),
  /** As typed. */
  amount: z.string(),
  often: z._default(z.enum(['once', 'monthly']), 'once'),
  /** Once: the day of the transfer. */
  arrivesOn: z.string(),
  /** Each month: the day of the month, and the bank account of the Direct Debit. */
  day: z._default(z.string(), '5'),
  bankAccountId: z._default(z.string(), ''),
  /** Is the ISA declaration ticked? */
  declares: z._default(z.enum(['', 'yes']), ''),
  ...contributionFields,
})
export type AddMoney = z.infer<typeof schema>

/** A bank transfer; into a pension it is a contribution, and each month a Direct Debit. */
export type Sent = BodyOf<typeof announceTransfer> & {
  contribution: Pick<PensionContribution, 'payer' | 'earningsPence'> | undefined
  monthly: Pick<BodyOf<typeof setUpMandate>, 'day' | 'bankAccountId'> | undefined
}

const transferMessages: ErrorMessages<typeof announceTransfer> = {
  ...payingInMessages,
  'over-allowance': overAllowance,
  'not-in-time': notInTime,
  'amount-out-of-range': outOfRange,
}

const contributionMessages: ErrorMessages<typeof contributeToPension> = {
  'account-stopped': accountStopped,
  'too-old': 'From age 75 you get no tax relief on your own contributions, so we do not take them.',
  'over-relief-limit': ({ roomPence }) =>
    `You can pay in up to ${formatPence(Math.floor((roomPence * 80) / 100))} with tax relief. Nothing was sent. Change the amount.`,
  'not-in-time': notInTime,
  'amount-out-of-range': outOfRange,
}

/** By what the money is sent as. */
export const sentenceFor = {
  monthly: (error: ApiError) => errorMessage(setUpMandate, setUpMessages, error),
  contribution: (error: ApiError) => errorMessage(contributeToPension, contributionMessages, error),
  transfer: (error: ApiError) => errorMessage(announceTransfer, transferMessages, error),
}
