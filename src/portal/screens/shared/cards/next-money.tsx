// What is due to arrive in an account next, in a sentence.
import type { Account } from '#api/accounts/accounts.ts'
import { dueWords } from '#domain/payments/money-ahead.ts'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'

interface NextMoneyProps {
  account: Pick<Account, 'baseCurrency'>
  next: NonNullable<Account['next']>
}

export function NextMoney({ account, next }: NextMoneyProps) {
  const { pence } = useFormats()
  const money = (amount: number) => pence(amount, account.baseCurrency)
  return <AmountText>{dueWords(next, { money, date: formatDate })}</AmountText>
}
