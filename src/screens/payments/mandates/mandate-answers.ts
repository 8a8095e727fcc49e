// The answers of setting up or changing a Direct Debit: their shape, what is wrong with them, and as text. Pure.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import type { ApiRefusal } from '#api/http/client.ts'
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import type { FormKind } from '#api/people/forms.ts'
import { formatPence } from '#domain/money.ts'
import { parsePounds, writePounds } from '#domain/pounds.ts'
import { ownValue } from '#domain/record.ts'
import { problemOfAmountIn } from '../amount.ts'
import { explainPaymentIn } from '../explain.ts'

const schema = z.object({
  /** The account, or the mandate that is changed. */
  accountId: z.string(),
  mandateId: z.string(),
  /** As typed. */
  amount: z.string(),
  day: z.string(),
  bankAccountId: z.string(),
})
export type MandateAnswers = z.infer<typeof schema>
export type MandateField = keyof MandateAnswers

export const setUpForm: FormKind<MandateAnswers> = { job: 'direct-debit', schema }
export const changeForm: FormKind<MandateAnswers> = { job: 'direct-debit-change', schema }

const blank: MandateAnswers = { accountId: '', mandateId: '', amount: '', day: '5', bankAccountId: '' }

export const blankSetUp = (
  account: Pick<Account, 'id'>,
  banks: Mandates['bankAccounts'],
): MandateAnswers => ({
  ...blank,
  accountId: account.id,
  bankAccountId: banks.length === 1 ? banks[0]!.id : '',
})

export const asItStands = ({ id, accountId, amountPence, day }: Mandate): MandateAnswers => ({
  ...blank,
  accountId,
  mandateId: id,
  amount: writePounds(amountPence),
  day: String(day),
})

export const days = Array.from({ length: 28 }, (_, index) => String(index + 1))

export function checkMandate(
  { amount, day, bankAccountId }: MandateAnswers,
  { currency, banks }: { currency: string; banks?: Mandates['bankAccounts'] },
): Partial<Record<MandateField, string>> {
  const ofAmount = problemOfAmountIn(amount, { currency })
  return {
    ...(ofAmount !== undefined && { amount: ofAmount }),
    ...(!days.includes(day) && { day: 'Choose a day from 1 to 28' }),
    ...(banks && !banks.some(({ id }) => id === bankAccountId) && { bankAccountId: 'Choose a bank account' }),
  }
}

export const describeMandate = (
  { amount, day, bankAccountId }: MandateAnswers,
  {
    accountName,
    currency,
    banks,
  }: { accountName: string; currency: string; banks?: Mandates['bankAccounts'] },
) => [
  { label: 'Into', value: accountName },
  { label: 'Each month', value: formatPence(parsePounds(amount) ?? 0, currency) },
  { label: 'Day of the month', value: `${day}, or the next working day` },
  ...(banks
    ? [{ label: 'Paid from', value: banks.find(({ id }) => id === bankAccountId)?.label ?? 'Not answered' }]
    : []),
]

/** What a year of it comes to, in pence; undefined while no amount is typed. */
export function yearlyPence(amount: string): number | undefined {
  const pence = parsePounds(amount)
  return pence === undefined || pence === 0 ? undefined : 12 * pence
}

const sentences = {
  'has-one': 'This account has a Direct Debit already. Change that one instead.',
  'not-active': 'This Direct Debit was paused or cancelled meanwhile, so it can’t be changed.',
  'not-possible': 'This Direct Debit was changed meanwhile. Look at where it stands now.',
  'no-bank-account': 'This bank account is no longer on file. Choose another one.',
  'pounds-only': 'Direct Debits are collected in pounds only.',
}

export function explainMandate(refusal: ApiRefusal): string | undefined {
  const { monthlyPence } = refusal.body as { monthlyPence?: unknown }
  if (refusal.reason === 'over-allowance' && typeof monthlyPence === 'number')
    return `Your allowance has room for ${formatPence(monthlyPence)} a month, with what else is collected for it. Nothing was sent. Change the amount.`
  return ownValue<string>(sentences, refusal.reason ?? '') ?? explainPaymentIn(refusal)
}
