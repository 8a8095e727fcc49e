// Setting up a regular payment out of an account, or changing the amount or day of one.
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import {
  changeRegularPayment,
  regularPaymentSchema,
  setUpRegularPayment,
  type RegularPayment,
} from '#api/payments/regular-payments.ts'
import { nextCollection } from '#domain/payments/direct-debits.ts'
import { parsePounds } from '#domain/pounds.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { usePortal } from '#screen-api/portal.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { bankAccountInWords } from '../paying-out/bank-choice.tsx'
import {
  blankRegular,
  changedIn,
  checkRegular,
  describeRegular,
  explainRegular,
  regularAsItStands,
  regularChangeForm,
  regularForm,
  type RegularAnswers,
} from './regular-answers.ts'
import { RegularConsequences } from './regular-consequences.tsx'
import { RegularFields } from './regular-fields.tsx'

/** An account out of which something can be paid each month. */
export interface RegularTarget {
  account: Account
  mostPence: number
  earliestOn: string
}

interface RegularFormProps {
  targets: readonly [RegularTarget, ...RegularTarget[]]
  /** Those that there are; the accounts of all of them are targets where one is changed. */
  payments: readonly RegularPayment[]
  /** The one whose change is offered; undefined to set one up. */
  offered: RegularPayment | undefined
  bankAccounts: readonly BankAccount[]
  onSent: (payment: RegularPayment) => void
}

export default function RegularForm(props: RegularFormProps) {
  const { targets, payments, offered, bankAccounts, onSent } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const { brand } = usePortal()
  const changedOf = (answers: RegularAnswers) => changedIn(answers, payments, offered)
  const targetOf = (answers: RegularAnswers) => {
    const accountId = changedOf(answers)?.accountId ?? answers.accountId
    return targets.find(({ account }) => account.id === accountId) ?? targets[0]
  }
  const firstOf = (answers: RegularAnswers): string => {
    const { earliestOn } = targetOf(answers)
    const terms = [{ from: earliestOn, pence: 1, day: Number(answers.day) || 1 }]
    return nextCollection(terms, earliestOn)?.on ?? earliestOn
  }
  const usual = bankAccounts.find(({ isDefault }) => isDefault)
  return (
    <SendForm
      kind={offered ? regularChangeForm : regularForm}
      blank={offered ? regularAsItStands(offered) : blankRegular(targets[0].account.id, usual?.id ?? '')}
      check={(answers) => {
        const { account, mostPence } = targetOf(answers)
        return checkRegular(answers, {
          ...{ mostPence, currency: account.baseCurrency, isPension: account.type === 'Pension' },
          ...{ bankAccounts: offered ? undefined : bankAccounts, phone: brand.phone },
        })
      }}
      describe={(answers) => {
        const { account } = targetOf(answers)
        const changed = changedOf(answers)
        const bank = bankAccounts.find(({ id }) => id === answers.bankAccountId)
        return describeRegular(answers, {
          accountName: account.name,
          currency: account.baseCurrency,
          bankAccount: changed
            ? `The bank account ending ${changed.bankAccountEnding ?? ''}`
            : bank
              ? bankAccountInWords(bank)
              : '',
        })
      }}
      fields={(form) => (
        <RegularFields
          {...targetOf(form.answers)}
          form={form}
          accounts={targets.map(({ account }) => account)}
          isNew={!offered}
          bankAccounts={bankAccounts}
          year={taxYearOfDate(firstOf(form.answers))}
        />
      )}
      consequences={(answers) => (
        <RegularConsequences
          account={targetOf(answers).account}
          pence={parsePounds(answers.amount) ?? 0}
          firstOn={firstOf(answers)}
          isNew={!offered}
        />
      )}
      sendLabel={offered ? 'Change the regular payment' : 'Pay this each month'}
      send={(answers, key) => {
        const terms = {
          amountPence: parsePounds(answers.amount) ?? 0,
          day: Number(answers.day),
          isPressed: false as const,
        }
        const changed = changedOf(answers)
        if (changed) return changeRegularPayment(api, changed.id, terms, key)
        const { bankAccountId, accepted } = answers
        const accountId = targetOf(answers).account.id
        return setUpRegularPayment(api, { ...terms, accountId, bankAccountId, accepted }, key)
      }}
      answerSchema={regularPaymentSchema}
      explain={(refusal, answers) => {
        // The figures that the form knows are outdated.
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'regular-payments'] })
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'bank-accounts'] })
        return explainRegular(refusal, targetOf(answers).account.baseCurrency)
      }}
      onSent={onSent}
    />
  )
}
