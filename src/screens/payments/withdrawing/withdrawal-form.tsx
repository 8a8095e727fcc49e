// Taking money out of one account.
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { withdraw, type WithdrawalOption, type WithdrawalOptions } from '#api/payments/withdrawals.ts'
import { formatPence } from '#domain/money.ts'
import { usePortal } from '#screen-api/portal.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { bankAccountInWords } from '../paying-out/bank-choice.tsx'
import { Consequences } from './consequences.tsx'
import {
  amountOf,
  blankWithdrawal,
  checkWithdrawal,
  explainWithdrawal,
  newWithdrawalOf,
  withdrawalForm,
  type WithdrawalAnswers,
} from './withdrawal-answers.ts'
import { WithdrawalFields } from './withdrawal-fields.tsx'

interface WithdrawalFormProps {
  /** Out of which something can be taken. */
  open: readonly { account: Account; option: WithdrawalOption }[]
  /** The one that is offered first. */
  first: Account
  options: WithdrawalOptions
  bankAccounts: readonly BankAccount[]
  onSent: (payment: Payment) => void
}

export default function WithdrawalForm({ open, first, options, bankAccounts, onSent }: WithdrawalFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { brand } = usePortal()
  const chosenIn = ({ accountId }: WithdrawalAnswers) =>
    open.find(({ account }) => account.id === accountId) ??
    open.find(({ account }) => account.id === first.id) ??
    open[0]!
  const usual = bankAccounts.find(({ isDefault }) => isDefault)
  return (
    <SendForm
      kind={withdrawalForm}
      blank={blankWithdrawal(first.id, usual?.id ?? '')}
      check={(answers) => {
        const { account, option } = chosenIn(answers)
        const currency = account.baseCurrency
        return checkWithdrawal(answers, { option, currency, bankAccounts, phone: brand.phone })
      }}
      describe={(answers) => {
        const { account, option } = chosenIn(answers)
        const { pence, isAll } = amountOf(answers, option.availablePence)
        const text = formatPence(pence, account.baseCurrency)
        const bank = bankAccounts.find(({ id }) => id === answers.bankAccountId)
        return [
          { label: 'From', value: account.name },
          { label: 'Amount', value: isAll ? `Everything, about ${text}` : text },
          { label: 'To', value: bank ? bankAccountInWords(bank) : '' },
        ]
      }}
      fields={(field) => (
        <WithdrawalFields
          {...field}
          {...chosenIn(field.answers)}
          accounts={open.map(({ account }) => account)}
          bankAccounts={bankAccounts}
        />
      )}
      consequences={(answers) => {
        const chosen = chosenIn(answers)
        const amount = amountOf(answers, chosen.option.availablePence)
        return <Consequences {...chosen} amount={amount} dates={options} />
      }}
      sendLabel="Take this money out"
      send={(answers, key) =>
        withdraw(api, { ...newWithdrawalOf(answers), accountId: chosenIn(answers).account.id }, key)
      }
      answerSchema={paymentSchema}
      explain={(refusal, answers) => {
        // The figures that the form knows are outdated.
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'withdrawals'] })
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'bank-accounts'] })
        return explainWithdrawal(refusal, chosenIn(answers).account.baseCurrency)
      }}
      onSent={onSent}
    />
  )
}
