// Taking a whole pension: how it is taken, what of it is free of tax, what is taxed, and what ends, before the button.
import { listBankAccounts, type BankAccount } from '#api/payments/bank-accounts.ts'
import {
  drawdownOptions,
  takeWholePension,
  type DrawdownOptions,
  type DrawdownPension,
  type NewWholePension,
} from '#api/payments/drawdown.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import type { Payment } from '#api/payments/payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { partsOfWhole, statementsForWhole } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { payingOutMessages } from '../error-messages.ts'
import { usualIn } from '../paying-out/paying-out-answers.ts'
import {
  acceptedIn,
  bankAccountQuestion,
  guidanceQuestions,
  payoutForm,
  pressedQuestion,
  statementsQuestions,
  type Accepted,
} from '../paying-out/questions.tsx'
import { payoutKind } from './drawdown-words.ts'
import { WholeConsequences } from './whole-consequences.tsx'

type Whole = Accepted & Record<'bankAccountId' | 'pressed', string> & { guidance: '' | 'had' | 'declined' }

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
  return callForm(takeWholePension, messages, {
    job: 'whole-pension',
    blank: { bankAccountId: usualIn(bankAccounts) },
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
      ...statementsQuestions<Whole>({
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
      accepted: { stated: 'the statements that are ticked', as: acceptedIn },
      isPressed: { from: 'pressed', as: () => false },
    },
    outdated: [drawdownOptions, listBankAccounts],
  })
}

const messages: ErrorMessages<typeof takeWholePension> = {
  ...payingOutMessages,
  'way-changed':
    'The value of the pension has changed, and so has how you can take it. Nothing was sent. Look at the new figures.',
  'nothing-there': 'Everything in this pension is on its way out already. Nothing was sent.',
}

export default payoutForm(wholeForm, true)
