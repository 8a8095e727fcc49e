// Taking money out of one account.
import { listBankAccounts, type BankAccount } from '#api/payments/bank-accounts.ts'
import {
  withdrawalOptions,
  withdraw,
  type NewWithdrawal,
  type WithdrawalOption,
  type WithdrawalOptions,
} from '#api/payments/withdrawals.ts'
import type { Account } from '#api/accounts/accounts.ts'
import type { Payment } from '#api/payments/payments.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import * as limits from '#domain/limits.gen.ts'
import { withdrawalDates } from '#domain/payments/withdrawal-rules.ts'
import { formatPence, formatPounds } from 'portal-engine/base/money.ts'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { penceOf } from '../amount.ts'
import { quickAmounts } from '../quick-amounts.ts'
import { notReadyOf, readyInWords, usualIn } from '../paying-out/paying-out-answers.ts'
import { bankAccountQuestion, payoutForm, pressedQuestion } from '../paying-out/questions.tsx'
import { allowanceStaysUsed, Consequences } from './consequences.tsx'
import { amountOf, messages, problemOfWithdrawal, type Withdrawal } from './withdrawal-values.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { WhatFollows } from '../what-follows.tsx'
import prose from 'portal-engine/ui/prose.module.css'

interface Known {
  /** Accounts from which money can be taken. */
  open: readonly { account: Account; option: WithdrawalOption }[]
  /** The one that is offered first. */
  first: Account
  options: Pick<WithdrawalOptions, 'startsOn' | 'settlesOn' | 'purchasesAhead'>
  bankAccounts: readonly BankAccount[]
}

export function withdrawalForm(
  { open, first, options, bankAccounts }: Known,
  phone: string,
): FormDefinition<Withdrawal, NewWithdrawal, Payment> {
  const chosenIn = ({ accountId }: Withdrawal) =>
    open.find(({ account }) => account.id === accountId) ??
    open.find(({ account }) => account.id === first.id) ??
    open[0]!
  const currencyOf = (values: Withdrawal) => chosenIn(values).account.baseCurrency
  const datesOf = ({ bankAccountId }: Withdrawal) => {
    const later = notReadyOf(bankAccounts, bankAccountId)
    return later ? { ...options, ...withdrawalDates(new Date(later.readyAt)) } : options
  }
  const inWords = (values: Withdrawal): string => {
    const { account, option } = chosenIn(values)
    const { pence, isAll } = amountOf(values, option.availablePence)
    const text = formatPence(pence, account.baseCurrency)
    return isAll ? `Everything, about ${text}` : text
  }
  return callForm(withdraw, (values: Withdrawal) => messages(currencyOf(values)), {
    job: 'withdrawal',
    blank: { accountId: first.id, bankAccountId: usualIn(bankAccounts) },
    title: 'How much?',
    questions: [
      {
        id: 'amount',
        kind: 'money',
        isLarge: true,
        label: 'Amount',
        missing: 'Enter an amount',
        currency: currencyOf,
        quick: (values) => {
          const { availablePence } = chosenIn(values).option
          const label = `Everything, about ${formatPounds(availablePence, currencyOf(values))}`
          return quickAmounts({ currency: currencyOf(values) }, label, availablePence)
        },
        check: (typed, values) =>
          problemOfWithdrawal(typed, chosenIn(values).option.availablePence, currencyOf(values)),
        summary: (values) => [{ label: 'Amount', value: inWords(values) }],
      },
      {
        note: (values) => (
          <Said>
            {amountOf(values, chosenIn(values).option.availablePence).isAll
              ? `More than ${limits['withdrawal-all-share'].value}% counts as everything, because prices move until we sell.`
              : ''}
          </Said>
        ),
      },
      {
        id: 'accountId',
        kind: 'account',
        label: 'Out of',
        among: open.map(({ account }) => account),
        shown: (values) => chosenIn(values).account,
        row: ({ id }, values) => {
          const { account, option } = chosenIn({ ...values, accountId: id })
          const available = formatPounds(option.availablePence, account.baseCurrency)
          return { detail: `About ${available}` }
        },
        summary: 'From',
      },
      {
        note: (values) => <Said>{chosenIn(values).account.type === 'ISA' ? allowanceStaysUsed : ''}</Said>,
      },
      bankAccountQuestion(bankAccounts),
      {
        note: ({ bankAccountId }) => <Said>{beginsInWords(notReadyOf(bankAccounts, bankAccountId))}</Said>,
      },
      pressedQuestion(phone),
    ],
    beside: (values) => {
      const { account, option } = chosenIn(values)
      const dates = datesOf(values)
      return (
        <WhatFollows
          account={account}
          changePence={-amountOf(values, option.availablePence).pence}
          facts={[
            ['We sell on', formatDate(dates.startsOn)],
            ['In your bank', formatDate(dates.settlesOn)],
          ]}
        />
      )
    },
    unsent: (values) =>
      `${penceOf(values.amount) === 0 ? 'Money' : inWords(values)} out of ${chosenIn(values).account.name}`,
    consequences: (values) => {
      const chosen = chosenIn(values)
      return (
        <Consequences
          {...chosen}
          amount={amountOf(values, chosen.option.availablePence)}
          options={datesOf(values)}
          beginsAt={notReadyOf(bankAccounts, values.bankAccountId)?.readyAt}
        />
      )
    },
    sendLabel: 'Take this money out',
    sends: {
      accountId: (values) => chosenIn(values).account.id,
      whenReady: {
        from: 'bankAccountId',
        as: ({ bankAccountId }) => notReadyOf(bankAccounts, bankAccountId) !== undefined,
      },
      amountPence: {
        from: 'amount',
        as: (values) => {
          const { pence, isAll } = amountOf(values, chosenIn(values).option.availablePence)
          return isAll ? null : pence
        },
      },
      isPressed: { from: 'pressed', as: () => false },
    },
    outdated: [withdrawalOptions, listBankAccounts],
  })
}

/** A sentence that comes with an answer. Without one it takes no room, and is there to be read out once there is. */
const Said = ({ children }: { children: string }) => (
  <p role="status" className={children === '' ? 'visually-hidden' : prose.quiet}>
    {children}
  </p>
)

const beginsInWords = (bank: BankAccount | undefined): string =>
  bank
    ? `We begin at ${readyInWords(bank.readyAt, serverNow())}, when this new bank account can be paid.`
    : ''

export default payoutForm(withdrawalForm)
