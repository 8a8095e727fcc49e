// Taking money out of a pension.
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/http/context.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { askForDrawdown, type DrawdownOptions, type DrawdownPension } from '#api/payments/drawdown.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { formatPence } from '#domain/money.ts'
import { emergencyTaxPence } from '#domain/payments/drawdown.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { usePortal } from '#screen-api/portal.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { bankAccountInWords } from '../paying-out/bank-choice.tsx'
import css from '../payments.module.css'
import {
  amountsOf,
  blankDrawdown,
  checkDrawdown,
  describeDrawdown,
  drawdownForm,
  explainDrawdown,
  newDrawdownOf,
} from './drawdown-answers.ts'
import { DrawdownFields } from './drawdown-fields.tsx'
import { cancelWords } from './drawdown-words.ts'

interface DrawdownFormProps {
  pension: DrawdownPension
  options: DrawdownOptions
  bankAccounts: readonly BankAccount[]
  onSent: (payment: Payment) => void
}

export default function DrawdownForm({ pension, options, bankAccounts, onSent }: DrawdownFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { brand } = usePortal()
  const year = taxYearOfDate(options.settlesOn)
  const usual = bankAccounts.find(({ isDefault }) => isDefault)
  return (
    <SendForm
      kind={drawdownForm}
      blank={blankDrawdown(pension.accountId, usual?.id ?? '')}
      check={(answers) => checkDrawdown(answers, { pension, bankAccounts, phone: brand.phone })}
      describe={(answers) => {
        const bank = bankAccounts.find(({ id }) => id === answers.bankAccountId)
        return describeDrawdown(answers, bank ? bankAccountInWords(bank) : '')
      }}
      fields={(field) => (
        <DrawdownFields {...field} pension={pension} bankAccounts={bankAccounts} year={year} />
      )}
      consequences={(answers) => {
        const { taxFreePence, incomePence } = amountsOf(answers)
        const tax = emergencyTaxPence(incomePence, year)
        return (
          <ul className={css.points}>
            <li>
              {cancelWords(options.startsOn)} Nothing is paid before. Expected in the bank account on{' '}
              {formatDate(options.settlesOn)}.
            </li>
            {incomePence > 0 && (
              <li>
                Emergency tax on the income: about {formatPence(tax)}, an estimate for England, Wales and
                Northern Ireland. You would get about {formatPence(taxFreePence + incomePence - tax)} in all.
              </li>
            )}
            <li>
              {incomePence > 0
                ? 'Taking income lowers what can be paid into your pensions with tax relief, from the day it is paid and for good.'
                : 'Tax-free cash alone does not lower what can be paid into your pensions.'}
            </li>
          </ul>
        )
      }}
      sendLabel="Take this from my pension"
      send={(answers, key) =>
        askForDrawdown(api, { ...newDrawdownOf(answers), accountId: pension.accountId }, key)
      }
      answerSchema={paymentSchema}
      explain={(refusal) => {
        // The figures that the form knows are outdated.
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'drawdown'] })
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'bank-accounts'] })
        return explainDrawdown(refusal)
      }}
      onSent={onSent}
    />
  )
}
