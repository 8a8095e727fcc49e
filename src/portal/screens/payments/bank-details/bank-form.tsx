// Adding a bank account: its details, its owner, and the check page that sends it.
import { addBankAccount, type BankAccount, type NewBankAccount } from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { askPayee, bankQuestions, payeeFailure } from '#screens/shared/bank/bank-questions.tsx'
import {
  addingMessages,
  bankValuesSchema,
  blankBank,
  newAccountOf,
  type BankValues,
} from '#screens/shared/bank/bank-values.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { sendingCall } from 'portal-engine/forms/send/sending-call.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

/** `owner`: the person who is paid there, mostly the owner of the account. */
export const bankAccountForm = (owner: string): FormDefinition<BankValues, NewBankAccount, BankAccount> => ({
  job: 'bank-account',
  schema: bankValuesSchema,
  blank: { ...blankBank, name: owner, kind: 'personal' },
  questions: bankQuestions,
  beforeCheck: { ask: askPayee, failure: payeeFailure },
  unsent: ({ name }) => `A bank account${name.trim() === '' ? '' : ` of ${name.trim()}`}`,
  consequences: () => (
    <p>
      We can pay withdrawals there {limits['new-bank-account-wait'].value} hours after you add it, or{' '}
      {limits['new-bank-account-wait-delegate'].value} hours if somebody acting for you asks. We tell you by
      email, by text and in your inbox, in case it was not you.
    </p>
  ),
  sendLabel: 'Add this bank account',
  sends: {
    name: (values) => newAccountOf(values).name,
    kind: (values) => newAccountOf(values).kind,
    sortCode: (values) => newAccountOf(values).sortCode,
    accountNumber: (values) => newAccountOf(values).accountNumber,
    isAccepted: ({ isAccepted }) => isAccepted,
  },
  ...sendingCall(addBankAccount, addingMessages),
})

export default function BankForm({ onSent }: { onSent: (account: BankAccount) => void }) {
  return <SendForm form={bankAccountForm(usePortal().activeUserName)} isOpenedHere onSent={onSent} />
}
