// Adding a bank account: its details, whose it is, and the check page that sends it.
import { useApi } from '#api/http/context.ts'
import { addBankAccount, bankAccountSchema, type BankAccount } from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import {
  bankForm,
  blankBank,
  checkBank,
  describeBank,
  explainBank,
  newAccountOf,
} from '#screen-api/bank/bank-answers.ts'
import { BankFields } from '#screen-api/bank/bank-fields.tsx'
import { SendForm } from '#screen-api/send-form/send-form.tsx'

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
