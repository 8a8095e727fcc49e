// Taking a whole pension: how it is taken, what of it is free of tax, what is taxed, and what ends, before the button.
import * as z from 'zod/mini'
import { listBankAccounts, type BankAccount } from '#api/payments/bank-accounts.ts'
import {
  drawdownOptions,
  takeWholePension,
  type DrawdownOptions,
  type DrawdownPension,
  type NewWholePension,
} from '#api/payments/drawdown.ts'
import type { ErrorMessages } from '#http/contract.ts'
import type { Payment } from '#api/payments/payments.ts'
import { formatPence } from '#base/money.ts'
import { drawdownStatements, partsOfWhole, statementsForWhole } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { requiredChoice } from '#forms/required-choice.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { usePortal } from '#screen-api/portal.ts'
import { pressureSchema } from '#screens/payments/paying-out/paying-out-answers.ts'
import { payingOutMessages } from '../error-messages.ts'
import {
  bankAccountQuestion,
  guidanceQuestions,
  pressedQuestion,
  statementsQuestion,
} from '../paying-out/questions.tsx'
import type { AboveBankAccounts } from '../paying-out/with-bank-accounts.tsx'
import { payoutKind } from './drawdown-words.ts'
import { WholeConsequences } from './whole-consequences.tsx'

const schema = z.object({
  accountId: z.string(),
  guidance: z.enum(['', 'had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)),
  bankAccountId: z.string(),
  pressed: pressureSchema,
})
type Whole = z.infer<typeof schema>

interface Known {
  pension: DrawdownPension
  accountName: string
  options: DrawdownOptions
  bankAccounts: readonly BankAccount[]
}

export function wholeForm(
  { pension, accountName, options, bankAccounts }: Known,
  phone: string,
): FormDefinition<Whole, NewWholePension, Payment> {
  const parts = partsOfWhole(pension)
  const everything = `Everything, about ${formatPence(pension.availablePence)}`
  return {
    job: 'whole-pension',
    schema,
    blank: {
      accountId: pension.accountId,
      guidance: '',
      accepted: [],
      bankAccountId: bankAccounts.find(({ isDefault }) => isDefault)?.id ?? '',
      pressed: '',
    },
    facts: () => [
      { label: 'From', value: accountName },
      { label: 'Amount', value: everything },
      { label: 'Free of tax', value: `About ${formatPence(parts.taxFreePence)}` },
      { label: 'Taxed as income', value: `About ${formatPence(parts.incomePence)}` },
    ],
    questions: [
      {
        note: () => (
          <p>
            {accountName}: everything, about {formatPence(pension.availablePence)}, is paid out at once.{' '}
            {pension.isSmallPot
              ? 'It is a small pot, so it does not lower what can be paid into your pensions.'
              : 'Taking it in parts over several tax years is usually taxed less.'}
          </p>
        ),
      },
      ...guidanceQuestions,
      statementsQuestion<Whole>({
        statements: statementsForWhole(pension),
        way: payoutKind(pension),
        year: () => taxYearOfDate(options.settlesOn),
      }),
      bankAccountQuestion(bankAccounts),
      pressedQuestion(phone),
    ],
    unsent: () => `${everything}, out of ${accountName}`,
    consequences: () => <WholeConsequences pension={pension} parts={parts} options={options} />,
    sendLabel: 'Take the whole pension',
    sends: {
      accountId: { stated: 'the pension of the page', as: () => pension.accountId },
      isSmallPot: { stated: 'the pension of the page', as: () => pension.isSmallPot },
      guidance: ({ guidance }) => requiredChoice(guidance),
      accepted: ({ accepted }) => accepted,
      bankAccountId: ({ bankAccountId }) => bankAccountId,
      isPressed: { from: 'pressed', as: () => false },
    },
    ...sendingCall(takeWholePension, messages),
    outdated: [drawdownOptions, listBankAccounts],
  }
}

const messages: ErrorMessages<typeof takeWholePension> = {
  ...payingOutMessages,
  'way-changed':
    'The value of the pension has changed, and so has how you can take it. Nothing was sent. Look at the new figures.',
  'nothing-there': 'Everything in this pension is on its way out already. Nothing was sent.',
  'too-young': 'We can’t pay money out yet, because of your age. Nothing was sent.',
  'no-pension': 'This account is not a pension. Nothing was sent.',
  'statement-missing': 'Please agree to each of the statements. Nothing was sent.',
}

interface WholeFormProps extends Known {
  above?: AboveBankAccounts
  onSent: (payment: Payment) => void
}

export default function WholeForm({ above, onSent, ...known }: WholeFormProps) {
  return (
    <SendForm form={wholeForm(known, usePortal().brand.phone)} above={above} isOpenedHere onSent={onSent} />
  )
}
