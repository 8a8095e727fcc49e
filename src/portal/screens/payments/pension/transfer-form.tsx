// Transferring a pension here. Safeguarded benefits over the limit of the law end at the specialist.
import type { Account } from '#api/accounts/accounts.ts'
import type { Payment } from '#api/payments/payments.ts'
import { askPensionTransfer, type PensionTransferRequest } from '#api/payments/pension-transfers.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { optionsOf } from '#screens/shared/options.ts'
import { needsAdvice } from '#domain/payments/pension-transfer-rules.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { penceOf, paymentIn, sumInWords } from '../amount.ts'
import { payingInMessages } from '../error-messages.ts'
import { planNumberQuestion, providerQuestion } from '../transfer-questions.ts'
import notice from 'portal-engine/ui/notice.module.css'

type Knows = '' | 'no' | 'yes' | 'not-sure'
export type PensionTransfer = Record<'provider' | 'planNumber' | 'amount', string> &
  Record<'safeguarded' | 'protectedAge', Knows>

const most = formatPence(limits['safeguarded-advice-above'].value * 100)
const adviceNeeded = `By law you must take advice before you transfer benefits like these worth more than ${most}. Our retirement specialist can help: book a call on this page`

const messages = { ...payingInMessages, 'advice-required': `${adviceNeeded}.` }

const sureOrNot = {
  kind: 'choice',
  isRow: true,
  options: optionsOf({ yes: 'Yes', no: 'No', 'not-sure': 'I’m not sure' }),
} as const

const mayHaveProtectedAge = ({ protectedAge }: PensionTransfer) => protectedAge !== 'no'

export const pensionTransferForm = (
  account: Pick<Account, 'id' | 'name'>,
): FormDefinition<PensionTransfer, PensionTransferRequest, Payment> =>
  callForm(askPensionTransfer, messages, {
    job: 'pension-transfer',
    facts: () => [{ label: 'To', value: account.name }],
    questions: [
      { ...providerQuestion, id: 'provider', label: 'Provider', summary: 'From' },
      { ...planNumberQuestion, label: 'Plan number' },
      { ...paymentIn, id: 'amount', label: 'About how much is it?', summary: 'About' },
      {
        ...sureOrNot,
        id: 'safeguarded',
        label: 'Does it have safeguarded benefits?',
        missing: 'Say whether it has safeguarded benefits',
        hint: 'A promise, such as a final salary pension or a guaranteed annuity rate',
        summary: 'Safeguarded benefits',
        check: (safeguarded, { amount }) => {
          if (safeguarded === 'not-sure') return 'Ask your provider first: a transfer ends what they promise'
          return needsAdvice(safeguarded, penceOf(amount)) ? adviceNeeded : undefined
        },
      },
      {
        ...sureOrNot,
        id: 'protectedAge',
        label: 'Does it have a protected pension age?',
        missing: 'Say whether it has a protected pension age',
        hint: 'A right from before 4 November 2021 to take it before 57',
        summary: 'Protected pension age',
      },
      {
        note: (values) =>
          values.protectedAge !== '' && mayHaveProtectedAge(values) && <ProtectedAgeWarning />,
      },
    ],
    unsent: ({ amount }) => `${sumInWords(amount)} into ${account.name}`,
    consequences: (values) => (
      <>
        {values.safeguarded === 'yes' && (
          <p className={notice.due}>
            What {values.provider.trim()} promises you, such as a guaranteed income, ends with the transfer.
            You can’t get it back.
          </p>
        )}
        {mayHaveProtectedAge(values) && <ProtectedAgeWarning />}
        <p>
          By sending this you let {values.provider.trim()} move it to us. You can’t undo a transfer once it
          has arrived. Ask them whether they charge for leaving.
        </p>
      </>
    ),
    sendLabel: 'Ask for the transfer',
    sends: {
      accountId: { stated: 'the pension of the page', as: () => account.id },
      safeguarded: ({ safeguarded }) => (safeguarded === 'no' ? 'no' : 'yes'),
      hasProtectedAge: { from: 'protectedAge', as: mayHaveProtectedAge },
    },
  })

const ProtectedAgeWarning = () => (
  <p role="note" className={notice.due}>
    A protected pension age lets you take this pension early, at 55 or before. A transfer on your own usually
    loses it. You would then wait until 57, the age from 6 April 2028.
  </p>
)

interface PensionTransferFormProps {
  account: Account
  onSent: (payment: Payment) => void
}

export default function PensionTransferForm({ account, onSent }: PensionTransferFormProps) {
  return <SendForm form={pensionTransferForm(account)} onSent={onSent} />
}
