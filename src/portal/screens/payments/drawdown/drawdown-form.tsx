// Taking money out of a pension.
import { listBankAccounts, type BankAccount } from '#api/payments/bank-accounts.ts'
import {
  drawdownOptions,
  askForDrawdown,
  type DrawdownOptions,
  type DrawdownPension,
  type NewDrawdown,
} from '#api/payments/drawdown.ts'
import type { Payment } from '#api/payments/payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { drawdownStatements, movedWith, pathways } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { usualIn } from '../paying-out/paying-out-answers.ts'
import {
  acceptedIn,
  bankAccountQuestion,
  guidanceQuestions,
  payoutForm,
  pressedQuestion,
  statementsQuestions,
} from '../paying-out/questions.tsx'
import { DrawdownConsequences } from './drawdown-consequences.tsx'
import { amountsOf, errorsOfAmounts, messages, type Drawdown } from './drawdown-values.ts'
import { pathwayWords } from './drawdown-words.ts'

interface Known {
  pension: Pick<DrawdownPension, 'accountId' | 'availablePence' | 'inDrawdownPence' | 'taxFreeMostPence'>
  options: Pick<DrawdownOptions, 'startsOn' | 'settlesOn'>
  bankAccounts: readonly BankAccount[]
}

export function drawdownForm(
  { pension, options, bankAccounts }: Known,
  phone: string,
): FormDefinition<Drawdown, NewDrawdown, Payment> {
  const sumOf = (values: Drawdown) => {
    const { taxFreePence, incomePence } = amountsOf(values)
    return taxFreePence + incomePence
  }
  return callForm(askForDrawdown, messages, {
    job: 'drawdown',
    blank: { bankAccountId: usualIn(bankAccounts) },
    questions: [
      {
        id: 'taxFree',
        kind: 'money',
        label: 'Tax-free cash',
        hint: `Up to ${formatPence(pension.taxFreeMostPence)}. Three times as much moves into drawdown and stays invested.`,
        check: (_, values) => errorsOfAmounts(values, pension).taxFree,
      },
      {
        id: 'income',
        kind: 'money',
        label: 'Income, before tax',
        hint: (values) =>
          `Up to ${formatPence(pension.inDrawdownPence + movedWith(amountsOf(values).taxFreePence))}, from what is in drawdown. Leave it empty for none.`,
        check: (_, values) => errorsOfAmounts(values, pension).income,
      },
      {
        id: 'pathway',
        kind: 'choice',
        label: 'What do you plan for the rest?',
        hint: 'We use your answer to choose what suits you, unless you choose the investments yourself.',
        options: pathways.map((value) => ({ value, label: pathwayWords[value] })),
        missing: 'Choose what you plan for the rest',
        summary: 'Plan for the rest',
      },
      ...guidanceQuestions,
      ...statementsQuestions<Drawdown>({
        statements: drawdownStatements,
        way: 'part',
        year: () => taxYearOfDate(options.settlesOn),
      }),
      bankAccountQuestion(bankAccounts),
      pressedQuestion(phone),
    ],
    unsent: (values) => `${sumOf(values) > 0 ? formatPence(sumOf(values)) : 'Money'} out of your pension`,
    consequences: (values) => <DrawdownConsequences {...amountsOf(values)} options={options} />,
    sendLabel: 'Take this from my pension',
    sends: {
      accountId: { stated: 'the pension of the page', as: () => pension.accountId },
      accepted: { stated: 'the statements that are ticked', as: acceptedIn },
      isPressed: { from: 'pressed', as: () => false },
    },
    outdated: [drawdownOptions, listBankAccounts],
  })
}

export default payoutForm(drawdownForm)
