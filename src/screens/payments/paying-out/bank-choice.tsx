// Which bank account is paid: masked, those that are too new with the time from which they can be paid.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { formatInstant } from '#ui/figures/instants.ts'
import { RadioRow } from '#ui/forms/radio-row.tsx'

interface BankChoiceProps {
  form: FieldProps<{ bankAccountId: string }, 'bankAccountId'>
  accounts: readonly BankAccount[]
}

export function BankChoice({ form: { answers, problems, change, fieldId }, accounts }: BankChoiceProps) {
  return (
    <RadioRow
      id={fieldId('bankAccountId')}
      legend="Bank account to pay"
      problem={problems.bankAccountId}
      isStacked
      options={accounts.map((account) => ({ value: account.id, label: bankAccountInWords(account) }))}
      chosen={answers.bankAccountId}
      onChoose={(bankAccountId) => change({ bankAccountId })}
    />
  )
}

export const bankAccountInWords = (
  account: Pick<BankAccount, 'name' | 'accountNumberEnding' | 'isReady' | 'readyAt'>,
): string =>
  `${account.name}, account ending ${account.accountNumberEnding}${account.isReady ? '' : ` (from ${formatInstant(account.readyAt)})`}`
