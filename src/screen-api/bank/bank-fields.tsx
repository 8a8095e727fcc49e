// The details of a bank account, and whose it is.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import type { FieldProps } from '../send-form/send-form.tsx'
import type { BankAnswers, BankField } from './bank-answers.ts'
import { PayeeCheck } from './payee-check.tsx'

const kinds = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
]

export function BankFields(props: FieldProps<BankAnswers, BankField>) {
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
