// The answers of "tell us that a transfer is coming": their shape, and what is wrong with them. Pure.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import { date as dateField } from '#api/http/fields.ts'
import type { FormKind } from '#api/people/forms.ts'
import { addDays } from '#domain/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { parsePounds } from '#domain/pounds.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { countsThisYear, problemOfAmountIn } from '../amount.ts'

const schema = z.object({
  accountId: z.string(),
  /** As typed. */
  amount: z.string(),
  arrivesOn: z.string(),
})
export type TransferAnswers = z.infer<typeof schema>
export type TransferField = 'accountId' | 'amount' | 'arrivesOn'

export const transferForm: FormKind<TransferAnswers> = { job: 'bank-transfer', schema }

export const blankTransfer = (accountId: string): TransferAnswers => ({
  accountId,
  amount: '',
  arrivesOn: '',
})

interface Known {
  currency: string
  /** Of today's tax year. */
  roomPence: number | undefined
  today: string
}

export function checkTransfer(
  { amount, arrivesOn }: TransferAnswers,
  { currency, roomPence, today }: Known,
): Partial<Record<TransferField, string>> {
  const ofAmount = problemOfAmountIn(amount, {
    currency,
    roomPence: countsThisYear(arrivesOn, today) ? roomPence : undefined,
  })
  const ofDate = problemOfDate(arrivesOn, today)
  return {
    ...(ofAmount !== undefined && { amount: ofAmount }),
    ...(ofDate !== undefined && { arrivesOn: ofDate }),
  }
}

function problemOfDate(date: string, today: string): string | undefined {
  const latest = addDays(today, limits['payment-days-ahead'].value)
  if (!dateField.safeParse(date).success) return 'Enter the day on which you make the transfer'
  if (date < today) return 'Enter today or a later day'
  return date > latest ? `Enter ${formatDate(latest)} or an earlier day` : undefined
}

export const describeTransfer = (
  { amount, arrivesOn }: TransferAnswers,
  account: Pick<Account, 'name' | 'baseCurrency'>,
) => [
  { label: 'Account', value: account.name },
  { label: 'Amount', value: formatPence(parsePounds(amount) ?? 0, account.baseCurrency) },
  { label: 'Day of the transfer', value: formatDate(arrivesOn) },
]
