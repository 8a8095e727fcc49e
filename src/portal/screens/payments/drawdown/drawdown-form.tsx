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
import { formatPence } from '#base/money.ts'
import { drawdownStatements, movedWith, pathways } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import { requiredChoice } from '#forms/required-choice.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { usePortal } from '#screen-api/portal.ts'
import {
  bankAccountQuestion,
  guidanceQuestions,
  pressedQuestion,
  statementsQuestion,
} from '../paying-out/questions.tsx'
import type { AboveBankAccounts } from '../paying-out/with-bank-accounts.tsx'
import { DrawdownConsequences } from './drawdown-consequences.tsx'
import { amountsOf, errorsOfAmounts, messages, schema, type Drawdown } from './drawdown-values.ts'
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
  return {
    job: 'drawdown',
    schema,
    blank: {
      accountId: pension.accountId,
      taxFree: '',
      income: '',
      pathway: '',
      guidance: '',
      accepted: [],
      bankAccountId: bankAccounts.find(({ isDefault }) => isDefault)?.id ?? '',
      pressed: '',
    },
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
      statementsQuestion<Drawdown>({
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
      taxFreePence: { from: 'taxFree', as: (values) => amountsOf(values).taxFreePence },
      incomePence: { from: 'income', as: (values) => amountsOf(values).incomePence },
      pathway: ({ pathway }) => requiredChoice(pathway),
      guidance: ({ guidance }) => requiredChoice(guidance),
      accepted: ({ accepted }) => accepted,
      bankAccountId: ({ bankAccountId }) => bankAccountId,
      isPressed: { from: 'pressed', as: () => false },
    },
    ...sendingCall(askForDrawdown, messages),
    outdated: [drawdownOptions, listBankAccounts],
  }
}

interface DrawdownFormProps extends Known {
  above?: AboveBankAccounts
  onSent: (payment: Payment) => void
}

export default function DrawdownForm({ above, onSent, ...known }: DrawdownFormProps) {
  return <SendForm form={drawdownForm(known, usePortal().brand.phone)} above={above} onSent={onSent} />
}
