// Adding a bank account: its details, whose it is, and the check page that sends it.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { addBankAccount, bankAccountSchema, type BankAccount } from '#api/bank-accounts.ts'
import { useApi } from '#api/context.ts'
import { limits } from '#domain/limits.gen.ts'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { SendForm, type FieldProps } from '#screen-api/send-form/send-form.tsx'
import {
  bankForm,
  blankBank,
  checkBank,
  describeBank,
  explainBank,
  newAccountOf,
  type BankAnswers,
  type BankField,
} from './bank-answers.ts'
import { PayeeCheck } from './payee-check.tsx'

export default function BankForm({ onSent }: { onSent: (account: BankAccount) => void }) {
  const api = useApi()
  return (
    <SendForm
      kind={bankForm}
      blank={blankBank}
      check={checkBank}
      describe={describeBank}
      fields={(field) => <BankFields {...field} />}
      consequences={() => (
        <p>
          You can have money sent there {limits['new-bank-account-wait'].value} hours after you add it; people
          who act for you {limits['new-bank-account-wait-delegate'].value} hours after. We tell you by e-mail,
          by text and in your inbox, so that you would notice if somebody else did this.
        </p>
      )}
      sendLabel="Add this bank account"
      send={(answers, key) => addBankAccount(api, newAccountOf(answers), key)}
      answerSchema={bankAccountSchema}
      explain={explainBank}
      onSent={onSent}
    />
  )
}

const kinds = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
]

function BankFields(props: FieldProps<BankAnswers, BankField>) {
  const { answers, problems, change, fieldId } = props
  const text = (name: 'name' | 'sortCode' | 'accountNumber') => ({
    id: fieldId(name),
    size: 'md' as const,
    error: problems[name],
    value: answers[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value, isAccepted: false }),
  })
  return (
    <>
      <TextInput
        {...text('name')}
        label="Name on the account"
        description="As it stands on bank statements"
        autoComplete="name"
        maxLength={100}
      />
      <RadioRow
        id={fieldId('kind')}
        legend="Kind of account"
        problem={problems.kind}
        options={kinds}
        chosen={answers.kind}
        onChoose={(kind) => change({ kind: kind as BankAnswers['kind'], isAccepted: false })}
      />
      <TextInput
        {...text('sortCode')}
        label="Sort code"
        description="Six digits, such as 08-99-99"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      <TextInput
        {...text('accountNumber')}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      <PayeeCheck {...props} />
    </>
  )
}
