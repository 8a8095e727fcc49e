// The fields of a regular payment out. A change asks for amount and day only, and whether anybody presses the person.
import type { Account } from '#api/accounts/accounts.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { formatPence } from '#domain/money.ts'
import { usePortal } from '#screen-api/portal.ts'
import { AmountField, SelectField } from '#screen-api/send-form/fields/fields.tsx'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { days } from '../mandates/mandate-answers.ts'
import { BankChoice } from '../paying-out/bank-choice.tsx'
import { PressedQuestion } from '../paying-out/pressed-question.tsx'
import { Statements } from '../paying-out/statements.tsx'
import type { RegularAnswers, RegularField } from './regular-answers.ts'

interface RegularFieldsProps {
  form: FieldProps<RegularAnswers, RegularField>
  accounts: readonly Account[]
  account: Account
  mostPence: number
  isNew: boolean
  bankAccounts: readonly BankAccount[]
  /** Tax year of the first payment. */
  year: number
}

export function RegularFields(props: RegularFieldsProps) {
  const { form, accounts, account, mostPence, isNew, bankAccounts, year } = props
  const { userName } = usePortal()
  const isPension = account.type === 'Pension'
  const most = formatPence(mostPence, account.baseCurrency)
  return (
    <>
      {isNew ? (
        <SelectField
          form={form}
          name="accountId"
          label="Account"
          description={isPension ? `${most} is in drawdown.` : `${most} is in it, at the last close.`}
          value={account.id}
          options={accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, userName) }))}
        />
      ) : (
        <p>{account.name}</p>
      )}
      <AmountField form={form} name="amount" label={isPension ? 'Each month, before tax' : 'Each month'} />
      <SelectField
        form={form}
        name="day"
        label="Day of the month"
        options={days.map((day) => ({ value: day, label: day }))}
      />
      {isNew && isPension && <Statements form={form} way="regular" year={year} />}
      {isNew && <BankChoice form={form} accounts={bankAccounts} />}
      <PressedQuestion form={form} />
    </>
  )
}
