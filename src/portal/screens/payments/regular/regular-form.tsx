// Setting up a regular payment out of an account, or changing the amount or day of one.
import type { ComponentProps } from 'react'
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import { listRegularPayments } from '#api/payments/regular-payments.ts'
import type { Account } from '#api/accounts/accounts.ts'
import type { BodyOf } from 'portal-engine/http/contract.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import {
  changeRegularPayment,
  setUpRegularPayment,
  type NewRegularPayment,
  type RegularPayment,
} from '#api/payments/regular-payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { writePounds } from 'portal-engine/base/pounds.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { paymentOut, penceOf, sumInWords } from '../amount.ts'
import { dayQuestion, firstChangedOn, firstOn } from '../day-question.ts'
import { quickAmounts } from '../quick-amounts.ts'
import { usualIn } from '../paying-out/paying-out-answers.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { WhatFollows } from '../what-follows.tsx'
import {
  acceptedIn,
  bankAccountQuestion,
  payoutForm,
  pressedQuestion,
  statementsQuestions,
} from '../paying-out/questions.tsx'
import { RegularConsequences } from './regular-consequences.tsx'
import { changedIn, messages, type Regular } from './regular-values.ts'

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
    amountQuestion: {
      ...paymentOut,
      id: 'amount',
      isLarge: true,
      label: (values: Regular) => (isPension(targetOf(values)) ? 'Each month, before tax' : 'Each month'),
      currency: currencyOf,
      quick: (values: Regular) => quickAmounts({ currency: currencyOf(values), often: 'monthly' }),
      check: (typed: string, values: Regular) => {
        const { mostPence } = targetOf(values)
        const where = isPension(targetOf(values)) ? 'in drawdown' : 'in the account'
        return penceOf(typed) > mostPence
          ? `Enter ${formatPence(mostPence, currencyOf(values))} or less: that is all there is ${where}`
          : undefined
      },
      summary: 'Each month',
    },
    messages: (values: Regular) => messages(currencyOf(values)),
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

interface Known {
  targets: Targets
  bankAccounts: readonly BankAccount[]
}

export function newRegularForm({ targets, bankAccounts }: Known, phone: string): Table<NewRegularPayment> {
  const targetOf = ({ accountId }: Regular) =>
    targets.find(({ account }) => account.id === accountId) ?? targets[0]
  const beginsOn = (values: Regular) => firstOn(targetOf(values).earliestOn, values.day)
  const { amountQuestion, messages: sentences, ...rest } = common(targetOf, { isNew: true, beginsOn })
  return callForm(setUpRegularPayment, sentences, {
    ...rest,
    job: 'regular-payment',
    blank: { accountId: targets[0].account.id, day: '1', bankAccountId: usualIn(bankAccounts) },
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
      ...statementsQuestions<Regular>({
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
      day: ({ day }) => Number(day),
      accepted: { stated: 'the statements that are ticked', as: acceptedIn },
      isPressed: { from: 'pressed', as: () => false },
    },
  })
}

interface Changed extends Pick<Known, 'targets'> {
  payments: readonly RegularPayment[]
  /** The one that the page wants to change; the values may have been begun for another one. */
  offered: RegularPayment
}

export function changeRegularForm({ targets, payments, offered }: Changed, phone: string): Table<Change> {
  const changedOf = (values: Regular) => changedIn(values, payments, offered)
  const targetOf = (values: Regular) =>
    targets.find(({ account }) => account.id === changedOf(values).accountId) ?? targets[0]
  const beginsOn = (values: Regular) =>
    firstChangedOn(targetOf(values).earliestOn, values.day, changedOf(values).lastUnchangedOn)
  const { amountQuestion, messages: sentences, ...rest } = common(targetOf, { isNew: false, beginsOn })
  return callForm(changeRegularPayment, sentences, {
    ...rest,
    job: 'regular-payment-change',
    blank: { regularId: offered.id, amount: writePounds(offered.amountPence), day: String(offered.day) },
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
      day: ({ day }) => Number(day),
      isPressed: { from: 'pressed', as: () => false },
    },
  })
}

const SetUp = payoutForm(newRegularForm, true)
const Change = payoutForm(changeRegularForm, true)

/** `offered`: the one to change; undefined to set one up. */
export default function RegularForm({
  offered,
  ...props
}: Omit<ComponentProps<typeof Change> & ComponentProps<typeof SetUp>, 'offered'> & {
  offered: RegularPayment | undefined
}) {
  return offered ? <Change {...props} offered={offered} above={undefined} /> : <SetUp {...props} />
}
