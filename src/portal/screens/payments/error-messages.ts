// What people read when the API refuses to move money, for the errors that several forms share.
import type { ErrorMessages } from '#http/contract.ts'
import type { bankAccountCannotBePaid, mayNotPayIn } from '#api/payments/reasons.ts'
import { formatPence } from '#base/money.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { formatInstant } from '#ui/figures/instants.ts'

interface CallOf<Errors> {
  method: 'POST'
  path: string
  summary: string
  openTo: 'attorney'
  errors: Errors
}

/** The sentence of everything that moves money of an account. */
export const accountStopped =
  'This account is being closed, or we were told of a death, so nothing is paid into or out of it. Nothing was sent.'

/** The sentences of every payment into an ISA or a junior ISA. */
export const payingInMessages: ErrorMessages<CallOf<typeof mayNotPayIn>> = {
  'account-stopped': accountStopped,
  'declaration-needed':
    'This ISA needs your declaration for this tax year first. You can make it under Tax allowances and services.',
  'child-grown-up': 'The child is 18 or older: the account becomes their own ISA, and only they can pay in.',
}

/** The sentence of every single payment that counts against an allowance. */
export const overAllowance = ({ roomPence }: { roomPence: number }): string =>
  `What is left of your allowance has changed: you can now pay in ${formatPence(roomPence)}. Nothing was sent. Change the amount.`

export const notInTime = 'This day is past, or too far ahead. Nothing was sent. Choose another day.'

/** The sentences of every payment to a bank account. */
export const payingOutMessages: ErrorMessages<CallOf<typeof bankAccountCannotBePaid>> = {
  'account-stopped': accountStopped,
  'bank-account-gone': 'This bank account has been removed. Nothing was sent. Choose another one.',
  'bank-account-too-new': ({ readyAt }) =>
    `This bank account is new: money can be sent there from ${formatInstant(readyAt)}. Nothing was sent.`,
}

/** The sentence of every payment in. */
export const outOfRange = `One payment is from ${formatPence(amountBounds['payment-in'].leastPence)} to ${formatPence(amountBounds['payment-in'].mostPence)}. Nothing was sent. Change the amount.`
