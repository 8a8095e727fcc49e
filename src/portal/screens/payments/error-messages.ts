// What people read when the API refuses to move money, for the errors that several forms share: each says beside them what is its own.
import { formatPence } from 'portal-engine/base/money.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'

const { leastPence, mostPence } = amountBounds['payment-in']

/** The sentences of payments in. */
export const payingInMessages = {
  'account-stopped':
    'This account is being closed, or we were told of a death, so nothing is paid into or out of it. Nothing was sent.',
  'amount-out-of-range': `One payment is from ${formatPence(leastPence)} to ${formatPence(mostPence)}. Nothing was sent. Change the amount.`,
  'not-in-time': 'This day is past, or too far ahead. Nothing was sent. Choose another day.',
  'declaration-needed':
    'This ISA needs your declaration for this tax year first. You can make it under Tax allowances and services.',
  'child-grown-up': 'The child is 18 or older: the account becomes their own ISA, and only they can pay in.',
  'over-allowance': ({ roomPence }: { roomPence: number }) =>
    `What is left of your allowance has changed: you can now pay in ${formatPence(roomPence)}. Nothing was sent. Change the amount.`,
}

/** The sentences of payments to a bank account. */
export const payingOutMessages = {
  'account-stopped': payingInMessages['account-stopped'],
  'bank-account-gone': 'This bank account has been removed. Nothing was sent. Choose another one.',
  'bank-account-too-new': ({ readyAt }: { readyAt: string }) =>
    `This bank account is new: money can be sent there from ${formatInstant(readyAt)}. Nothing was sent.`,
  'amount-out-of-range':
    'One payment can’t be that small or that large. Nothing was sent. Change the amount.',
  'junior-isa': 'A junior ISA is locked until the child is 18. Nothing was sent.',
  'no-pension': 'This account is not a pension. Nothing was sent.',
  'statement-missing': 'Please agree to each of the statements. Nothing was sent.',
  'too-young': 'We can’t pay money out yet, because of your age. Nothing was sent.',
}
