// The values of adding money, once or each month, what is sent of them, and the server's refusals as sentences. Pure.
import type { ApiError } from 'portal-engine/http/client.ts'
import type { BodyOf, ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { setUpMandate } from '#api/payments/mandates.ts'
import { announceTransfer } from '#api/payments/payments.ts'
import { contributeToPension, type PensionContribution } from '#api/payments/pension-contributions.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { payingInMessages } from '../error-messages.ts'
import { messages } from '../mandates/mandate-values.ts'
import type { Contribution } from '../pension/contribution-values.ts'

/** As typed. Once there is the day of the transfer, each month a day of the month and the bank account of the Direct Debit. */
export type AddMoney = Contribution &
  Record<'accountId' | 'day' | 'bankAccountId' | 'declares', string> & { often: 'once' | 'monthly' }

/** A bank transfer; into a pension it is a contribution, and each month a Direct Debit. */
export type Sent = BodyOf<typeof announceTransfer> & {
  contribution: Pick<PensionContribution, 'payer' | 'earningsPence'> | undefined
  monthly: Pick<BodyOf<typeof setUpMandate>, 'day' | 'bankAccountId'> | undefined
}

const contributionMessages: ErrorMessages<typeof contributeToPension> = {
  ...payingInMessages,
  'too-old': 'From age 75 you get no tax relief on your own contributions, so we do not take them.',
  'over-relief-limit': ({ roomPence }) =>
    `You can pay in up to ${formatPence(Math.floor((roomPence * 80) / 100))} with tax relief. Nothing was sent. Change the amount.`,
}

/** By what the money is sent as. */
export const sentenceFor = {
  monthly: (error: ApiError) => errorMessage(setUpMandate, messages, error),
  contribution: (error: ApiError) => errorMessage(contributeToPension, contributionMessages, error),
  transfer: (error: ApiError) => errorMessage(announceTransfer, payingInMessages, error),
}
