// Transferring a pension here. Safeguarded benefits over the limit of the law end at the specialist.
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { askPensionTransfer } from '#api/payments/pension-transfers.ts'
import { ChoiceField } from '#screen-api/send-form/fields/choice-field.tsx'
import { AmountField, TextField } from '#screen-api/send-form/fields/fields.tsx'
import { SendForm, type FieldProps } from '#screen-api/send-form/send-form.tsx'
import css from '../payments.module.css'
import {
  blankPensionTransfer,
  checkPensionTransfer,
  describePensionTransfer,
  explainPensionTransfer,
  pensionTransferForm,
  toPensionTransfer,
  type PensionTransferAnswers,
  type PensionTransferField,
} from './transfer-answers.ts'

interface PensionTransferFormProps {
  account: Account
  onSent: (payment: Payment) => void
}

export default function PensionTransferForm({ account, onSent }: PensionTransferFormProps) {
  const api = useApi()
  return (
    <SendForm
      answerSchema={paymentSchema}
      kind={pensionTransferForm}
      blank={blankPensionTransfer(account.id)}
      check={checkPensionTransfer}
      describe={(answers) => describePensionTransfer(answers, account)}
      fields={(form) => <TransferFields form={form} />}
      consequences={({ provider, safeguarded, protectedAge }) => (
        <>
          {safeguarded === 'yes' && (
            <p className={css.warning}>
              What {provider.trim()} promises you, such as a guaranteed income, ends with the transfer and
              can’t be had back.
            </p>
          )}
          {protectedAge !== 'no' && <ProtectedAgeWarning />}
          <p>
            By sending this you let {provider.trim()} move it to us. A transfer can’t be taken back once it
            has arrived. Ask them whether they charge for leaving.
          </p>
        </>
      )}
      sendLabel="Ask for the transfer"
      send={(answers, key) => askPensionTransfer(api, toPensionTransfer(answers, account), key)}
      explain={explainPensionTransfer}
      onSent={onSent}
    />
  )
}

const ProtectedAgeWarning = () => (
  <p role="note" className={css.warning}>
    A protected pension age lets you take this pension before others, at 55 or earlier. A transfer by yourself
    usually loses it: you would then wait for the age of 57 that holds from 6 April 2028.
  </p>
)

const answers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'not-sure', label: 'I am not sure' },
]

function TransferFields({ form }: { form: FieldProps<PensionTransferAnswers, PensionTransferField> }) {
  return (
    <>
      <TextField form={form} name="provider" label="Provider" maxLength={80} />
      <TextField
        form={form}
        name="planNumber"
        label="Plan number"
        description="It is on your statements from them"
        maxLength={30}
      />
      <AmountField form={form} name="amount" label="About how much is it?" />
      <ChoiceField
        form={form}
        name="safeguarded"
        label="Does it have safeguarded benefits?"
        description="A promise, such as a final salary pension or a guaranteed annuity rate"
        options={answers}
      />
      <ChoiceField
        form={form}
        name="protectedAge"
        label="Does it have a protected pension age?"
        description="A right from before 4 November 2021 to take it before 57"
        options={answers}
      />
      {form.answers.protectedAge !== 'no' && form.answers.protectedAge !== '' && <ProtectedAgeWarning />}
    </>
  )
}
