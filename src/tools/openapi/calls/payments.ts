// Calls about money in and out.
import * as z from 'zod/mini'
import {
  bankAccountSchema,
  listSchema,
  newBankAccountSchema,
  payeeAnswerSchema,
  payeeQuestionSchema,
} from '#api/payments/bank-accounts.ts'
import { drawdownOptionsSchema, newDrawdownSchema, newWholePensionSchema } from '#api/payments/drawdown.ts'
import { providersSchema } from '#api/payments/isa-transfers.ts'
import { mandateSchema, mandatesSchema } from '#api/payments/mandates.ts'
import { fundingDetailsSchema, paymentSchema, paymentsSchema } from '#api/payments/payments.ts'
import { pensionUseSchema } from '#api/payments/pension-contributions.ts'
import {
  newRegularPaymentSchema,
  regularPaymentSchema,
  regularPaymentsSchema,
  regularTermsSchema,
} from '#api/payments/regular-payments.ts'
import { newWithdrawalSchema, withdrawalOptionsSchema } from '#api/payments/withdrawals.ts'
import { transfer as isaTransfer } from '../../../sandbox/api/handlers/payments/isa-transfers.ts'
import { newMandate, terms } from '../../../sandbox/api/handlers/payments/mandates.ts'
import { transfer as bankTransfer } from '../../../sandbox/api/handlers/payments/payments.ts'
import { contribution } from '../../../sandbox/api/handlers/payments/pension-contributions.ts'
import { transfer as pensionTransfer } from '../../../sandbox/api/handlers/payments/pension-transfers.ts'
import { get, post, put, remove, type ApiCall } from '../call.ts'

const empty = z.object({})
const once = { isOnce: true }
const fresh = { isFresh: true }
const onceAndFresh = { isOnce: true, isFresh: true }
const steps = ['pause', 'resume', 'cancel']
const mandates = '/api/payments/mandates'
const regular = '/api/payments/regular'

export const payments: readonly ApiCall[] = [
  get('/api/payments', 'Payments of one year and those still under way', paymentsSchema),
  post(
    '/api/payments/bank-transfers',
    'Tells of a bank transfer that will come',
    bankTransfer,
    paymentSchema,
    once,
  ),
  post('/api/payments/:id/cancel', 'Cancels a payment that may still be', empty, paymentSchema),
  get(
    '/api/payments/funding-details/:accountId',
    'Where to pay in, and with which reference',
    fundingDetailsSchema,
  ),
  get(
    '/api/requests/:key',
    'The first answer of a call that carried this idempotency key',
    z.object({ answer: z.unknown() }),
  ),
  get('/api/payments/isa-providers', 'Providers from which an ISA can be transferred', providersSchema),
  post('/api/payments/isa-transfers', 'Asks for a transfer of an ISA', isaTransfer, paymentSchema, once),
  get('/api/bank-accounts', 'The person’s bank accounts', listSchema),
  post('/api/bank-accounts', 'Adds a bank account', newBankAccountSchema, bankAccountSchema, onceAndFresh),
  post(
    '/api/bank-accounts/payee-checks',
    'Whose is this bank account? Confirmation of Payee',
    payeeQuestionSchema,
    payeeAnswerSchema,
  ),
  put(
    '/api/bank-accounts/:id/default',
    'Makes a bank account the first choice',
    empty,
    bankAccountSchema,
    fresh,
  ),
  remove('/api/bank-accounts/:id', 'Removes a bank account', undefined, fresh),
  get(mandates, 'Direct Debits', mandatesSchema),
  post(mandates, 'Sets a Direct Debit up', newMandate, mandateSchema, once),
  put(`${mandates}/:id`, 'Changes a Direct Debit', terms, mandateSchema, once),
  ...steps.map((step) => post(`${mandates}/:id/${step}`, `Direct Debit: ${step}`, empty, mandateSchema)),
  get('/api/payments/pension-use', 'How much of the pension allowances is used', pensionUseSchema),
  post(
    '/api/payments/pension-contributions',
    'Tells of a pension contribution',
    contribution,
    paymentSchema,
    once,
  ),
  post(
    '/api/payments/pension-transfers',
    'Asks for a transfer of a pension',
    pensionTransfer,
    paymentSchema,
    once,
  ),
  get('/api/withdrawals/options', 'What can be taken out of each account', withdrawalOptionsSchema),
  post('/api/withdrawals', 'Takes money out', newWithdrawalSchema, paymentSchema, onceAndFresh),
  get('/api/drawdown/options', 'What each pension allows', drawdownOptionsSchema),
  post('/api/drawdown', 'Starts drawdown, or takes income', newDrawdownSchema, paymentSchema, onceAndFresh),
  post('/api/drawdown/whole', 'Takes a whole pension', newWholePensionSchema, paymentSchema, onceAndFresh),
  get(regular, 'Regular payments out', regularPaymentsSchema),
  post(regular, 'Sets a regular payment up', newRegularPaymentSchema, regularPaymentSchema, onceAndFresh),
  put(`${regular}/:id`, 'Changes a regular payment', regularTermsSchema, regularPaymentSchema, onceAndFresh),
  ...steps.map((step) =>
    post(`${regular}/:id/${step}`, `Regular payment: ${step}`, empty, regularPaymentSchema),
  ),
]
