// Setting up a regular payment out of an account, or changing the amount or day of one.
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import { listRegularPayments } from '#api/payments/regular-payments.ts'
import type { Account } from '#api/accounts/accounts.ts'
import type { BodyOf } from '#http/contract.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import {
  changeRegularPayment,
  setUpRegularPayment,
  type NewRegularPayment,
  type RegularPayment,
} from '#api/payments/regular-payments.ts'
import { formatPence } from '#base/money.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { usePortal } from '#screen-api/portal.ts'
import { penceOf, sumInWords } from '../amount.ts'
import { dayQuestion, firstChangedOn, firstOn } from '../day-question.ts'
import { quickAmounts } from '../quick-amounts.ts'
import { bankAccountQuestion, pressedQuestion, statementsQuestion } from '../paying-out/questions.tsx'
import type { AboveBankAccounts } from '../paying-out/with-bank-accounts.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { WhatFollows } from '../what-follows.tsx'
import { RegularConsequences } from './regular-consequences.tsx'
import {
  blankRegular,
  changedIn,
  currentRegular,
  changeMessages,
  problemOfAmount,
  schema,
  setUpMessages,
  type Regular,
} from './regular-values.ts'

/** An account from which money can be paid each month. */
export interface RegularTarget {
  account: Account
  mostPence: number
  earliestOn: string
}

type Targets = readonly [RegularTarget, ...RegularTarget[]]
type Change = { id: string } & BodyOf<typeof changeRegularPayment>
type Table<Sent extends object> = FormDefinition<Regular, Sent, RegularPayment>

const isPension = ({ account }: RegularTarget) => account.type === 'Pension'

/** What setting one up and changing one have in common. `targetOf`: the account that the values are about. */
function common(
  targetOf: (values: Regular) => RegularTarget,
  { isNew, beginsOn }: { isNew: boolean; beginsOn: (values: Regular) => string },
) {
  const currencyOf = (values: Regular) => targetOf(values).account.baseCurrency
  return {
    schema,
    amountQuestion: {
      id: 'amount',
      kind: 'money',
      isLarge: true,
      label: (values: Regular) => (isPension(targetOf(values)) ? 'Each month, before tax' : 'Each month'),
      currency: currencyOf,
      quick: (values: Regular) => quickAmounts({ currency: currencyOf(values), often: 'monthly' }),
      check: (typed: string, values: Regular) =>
        problemOfAmount(typed, {
          mostPence: targetOf(values).mostPence,
          currency: currencyOf(values),
          isPension: isPension(targetOf(values)),
        }),
      summary: 'Each month',
    },
    unsent: (values: Regular) =>
      `${sumInWords(values.amount, currencyOf(values))} a month out of ${targetOf(values).account.name}`,
    consequences: (values: Regular) => (
      <RegularConsequences
        account={targetOf(values).account}
        pence={penceOf(values.amount)}
        firstOn={beginsOn(values)}
        isNew={isNew}
      />
    ),
    beside: (values: Regular) => (
      <WhatFollows
        account={targetOf(values).account}
        changePence={0}
        facts={[[isNew ? 'First paid' : 'First changed', formatDate(beginsOn(values))]]}
      />
    ),
    outdated: [listRegularPayments, listBankAccounts],
  } as const
}

export function newRegularForm(
  targets: Targets,
  bankAccounts: readonly BankAccount[],
  phone: string,
): Table<NewRegularPayment> {
  const targetOf = ({ accountId }: Regular) =>
    targets.find(({ account }) => account.id === accountId) ?? targets[0]
  const beginsOn = (values: Regular) => firstOn(targetOf(values).earliestOn, values.day)
  const { amountQuestion, ...rest } = common(targetOf, { isNew: true, beginsOn })
  const usual = bankAccounts.find(({ isDefault }) => isDefault)
  return {
    ...rest,
    job: 'regular-payment',
    blank: blankRegular(targets[0].account.id, usual?.id ?? ''),
    title: 'How much each month?',
    questions: [
      amountQuestion,
      {
        id: 'accountId',
        kind: 'account',
        label: 'Out of',
        row: ({ id }, values) => {
          const { account, mostPence } = targetOf({ ...values, accountId: id })
          const most = formatPence(mostPence, account.baseCurrency)
          return {
            detail: account.type === 'Pension' ? `${most} is in drawdown` : `${most} at the last close`,
          }
        },
        among: targets.map(({ account }) => account),
        shown: (values) => targetOf(values).account,
        summary: 'From',
      },
      dayQuestion,
      statementsQuestion<Regular>({
        statements: drawdownStatements,
        way: 'regular',
        year: (values) => taxYearOfDate(beginsOn(values)),
        isAsked: (values) => isPension(targetOf(values)),
      }),
      bankAccountQuestion(bankAccounts),
      pressedQuestion(phone),
    ],
    sendLabel: 'Pay this each month',
    sends: {
      accountId: (values) => targetOf(values).account.id,
      amountPence: { from: 'amount', as: ({ amount }) => penceOf(amount) },
      day: ({ day }) => Number(day),
      bankAccountId: ({ bankAccountId }) => bankAccountId,
      accepted: ({ accepted }) => accepted,
      isPressed: { from: 'pressed', as: () => false },
    },
    ...sendingCall(setUpRegularPayment, (values: Regular) => setUpMessages(amountQuestion.currency(values))),
  }
}

/** `offered` is the payment that the page wants to change; the values may have been begun for another one. */
export function changeRegularForm(
  targets: Targets,
  payments: readonly RegularPayment[],
  offered: RegularPayment,
  phone: string,
): Table<Change> {
  const changedOf = (values: Regular) => changedIn(values, payments, offered)
  const targetOf = (values: Regular) =>
    targets.find(({ account }) => account.id === changedOf(values).accountId) ?? targets[0]
  const beginsOn = (values: Regular) =>
    firstChangedOn(targetOf(values).earliestOn, values.day, changedOf(values).lastUnchangedOn)
  const { amountQuestion, ...rest } = common(targetOf, { isNew: false, beginsOn })
  return {
    ...rest,
    job: 'regular-payment-change',
    blank: currentRegular(offered),
    facts: (values) => [{ label: 'From', value: targetOf(values).account.name }],
    questions: [
      { note: (values) => <p>{targetOf(values).account.name}</p> },
      amountQuestion,
      {
        ...dayQuestion,
        summary: (values) => [
          ...dayQuestion.summary(values),
          { label: 'To', value: `The bank account ending ${changedOf(values).bankAccountEnding ?? ''}` },
        ],
      },
      pressedQuestion(phone),
    ],
    sendLabel: 'Change the regular payment',
    sends: {
      id: { stated: 'the regular payment that is changed', as: (values) => changedOf(values).id },
      replaces: {
        stated: 'its terms as they are on the page',
        as: (values) => ({ amountPence: changedOf(values).amountPence, day: changedOf(values).day }),
      },
      amountPence: { from: 'amount', as: ({ amount }) => penceOf(amount) },
      day: ({ day }) => Number(day),
      isPressed: { from: 'pressed', as: () => false },
    },
    ...sendingCall(changeRegularPayment, (values: Regular) =>
      changeMessages(amountQuestion.currency(values)),
    ),
    send: (api, { id, ...terms }, key) =>
      api.call(changeRegularPayment, { params: { id }, body: terms, key }),
  }
}

interface RegularFormProps {
  targets: Targets
  /** The existing ones; when one is changed, the accounts of all of them can be chosen. */
  payments: readonly RegularPayment[]
  /** The one to change; undefined to set one up. */
  offered: RegularPayment | undefined
  bankAccounts: readonly BankAccount[]
  above?: AboveBankAccounts
  onSent: (payment: RegularPayment) => void
}

export default function RegularForm({
  targets,
  payments,
  offered,
  bankAccounts,
  above,
  onSent,
}: RegularFormProps) {
  const { phone } = usePortal().brand
  return offered ? (
    <SendForm form={changeRegularForm(targets, payments, offered, phone)} isOpenedHere onSent={onSent} />
  ) : (
    <SendForm
      form={newRegularForm(targets, bankAccounts, phone)}
      above={above}
      isOpenedHere
      onSent={onSent}
    />
  )
}
