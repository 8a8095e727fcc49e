// Why the API refuses what moves money, as far as several calls share it.
import * as z from 'zod/mini'
import { instant, pence } from 'portal-engine/http/fields.ts'
import { reason } from 'portal-engine/http/contract.ts'

/** The reason of everything that moves money of an account, once or every month. */
export const accountStopped = reason(
  'account-stopped',
  409,
  'The account is being closed, or we were told of a death: nothing is paid into or out of it.',
)

/** The reasons of every payment into an ISA or a junior ISA. */
export const mayNotPayIn = [
  accountStopped,
  reason(
    'declaration-needed',
    422,
    'The ISA is not subscribed: its declaration for this tax year is missing.',
  ),
  reason('child-grown-up', 422, 'The child of this junior ISA is 18 or older, so it becomes their own ISA.'),
] as const

/** The reason of every payment in that counts against an allowance. */
export const overAllowance = reason(
  'over-allowance',
  409,
  'It is more than the allowance of its tax year has left.',
  z.object({ roomPence: pence }),
)

/** The reason of every contribution to a pension. */
export const tooOldForRelief = reason(
  'too-old',
  422,
  'There is no relief at the age of the holder on that day.',
)

/** The reason of everything that is collected every month. */
export const overMonthlyAllowance = reason(
  'over-allowance',
  409,
  'It is more a month than the allowances of this tax year, the next and a whole one have left.',
  z.object({ monthlyPence: pence }),
)

/** The reasons of every payment to a bank account. */
export const bankAccountCannotBePaid = [
  accountStopped,
  reason('bank-account-gone', 409, 'The bank account has been removed.'),
  reason(
    'bank-account-too-new',
    409,
    'The bank account was added too recently for this caller.',
    z.object({ readyAt: instant }),
  ),
] as const

export const amountOutOfRange = reason('amount-out-of-range', 422, 'The amount is too small or too large.')

export const statementMissing = reason(
  'statement-missing',
  422,
  'Not every statement that the law asks for is accepted.',
)

export const tooYoung = reason(
  'too-young',
  422,
  'The holder of the pension is too young on the day of payment.',
)

/** The status of an instruction for each month does not allow this step. */
export const notPossible = reason('not-possible', 409, 'Its status no longer allows this step.')
export const notActive = reason('not-active', 409, 'It is paused or cancelled, so it cannot be changed.')
/** Of a change of terms: `replaces` is not what holds; what does is given. */
export const termsChanged = reason(
  'changed',
  409,
  'Other terms than those in `replaces` hold: these.',
  z.object({ amountPence: pence, day: z.int() }),
)
export const paidByOther = reason(
  'paid-by-other',
  403,
  'It is collected from the bank account of the other owner, who alone can change or resume it.',
)
export const hasOne = reason('has-one', 409, 'The account has one already.')
