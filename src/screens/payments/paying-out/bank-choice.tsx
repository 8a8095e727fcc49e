// Which bank account is paid: masked, those that are too new with the time from which they can be paid.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { formatInstant } from '#ui/figures/instants.ts'
import { RadioRow } from '#ui/forms/radio-row.tsx'

interface BankChoiceProps {
  id: string
  accounts: readonly BankAccount[]
  chosen: string
  problem: string | undefined
  onChoose: (id: string) => void
}

export function BankChoice({ id, accounts, chosen, problem, onChoose }: BankChoiceProps) {
  return (
    <RadioRow
      id={id}
      legend="Bank account to pay"
      problem={problem}
      isStacked
      options={accounts.map((account) => ({ value: account.id, label: bankAccountInWords(account) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

export const bankAccountInWords = (
  account: Pick<BankAccount, 'name' | 'accountNumberEnding' | 'isReady' | 'readyAt'>,
): string =>
  `${account.name}, account ending ${account.accountNumberEnding}${account.isReady ? '' : ` (from ${formatInstant(account.readyAt)})`}`
