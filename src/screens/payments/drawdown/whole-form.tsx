// Taking a whole pension: how it is taken, what of it is free of tax, what is taxed, and what ends, before the button.
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/http/context.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { takeWholePension, type DrawdownOptions, type DrawdownPension } from '#api/payments/drawdown.ts'
import { paymentSchema, type Payment } from '#api/payments/payments.ts'
import { formatPence } from '#domain/money.ts'
import { partsOfWhole, statementsForWhole } from '#domain/payments/drawdown.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { usePortal } from '#screen-api/portal.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { BankChoice, bankAccountInWords } from '../paying-out/bank-choice.tsx'
import { GuidanceQuestion } from '../paying-out/guidance-question.tsx'
import { PressedQuestion } from '../paying-out/pressed-question.tsx'
import { Statements } from '../paying-out/statements.tsx'
import { guidanceWords, wayOfWhole } from './drawdown-words.ts'
import { blankWhole, checkWhole, explainWhole, newWholeOf, wholeForm } from './whole-answers.ts'
import { WholeConsequences } from './whole-consequences.tsx'

interface WholeFormProps {
  pension: DrawdownPension
  accountName: string
  options: DrawdownOptions
  bankAccounts: readonly BankAccount[]
  onSent: (payment: Payment) => void
}

export default function WholeForm(props: WholeFormProps) {
  const { pension, accountName, options, bankAccounts, onSent } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const { brand } = usePortal()
  const year = taxYearOfDate(options.settlesOn)
  const usual = bankAccounts.find(({ isDefault }) => isDefault)
  const parts = partsOfWhole(pension)
  return (
    <SendForm
      kind={wholeForm}
      blank={blankWhole(pension.accountId, usual?.id ?? '')}
      check={(answers) => checkWhole(answers, { pension, bankAccounts, phone: brand.phone })}
      describe={({ bankAccountId, guidance }) => {
        const bank = bankAccounts.find(({ id }) => id === bankAccountId)
        return [
          { label: 'From', value: accountName },
          { label: 'Amount', value: `Everything, about ${formatPence(pension.availablePence)}` },
          { label: 'Free of tax', value: `About ${formatPence(parts.taxFreePence)}` },
          { label: 'Taxed as income', value: `About ${formatPence(parts.incomePence)}` },
          { label: 'Pension Wise', value: guidance === '' ? '' : guidanceWords[guidance] },
          { label: 'To', value: bank ? bankAccountInWords(bank) : '' },
        ]
      }}
      fields={(form) => (
        <>
          <p>
            {accountName}: everything, about {formatPence(pension.availablePence)}, is paid out at once.{' '}
            {pension.isSmallPot
              ? 'It is a small pot, so it does not lower what can be paid into your pensions.'
              : 'Taking it in parts over several tax years is usually taxed less.'}
          </p>
          <GuidanceQuestion form={form} />
          <Statements
            form={form}
            statements={statementsForWhole(pension)}
            way={wayOfWhole(pension)}
            year={year}
          />
          <BankChoice form={form} accounts={bankAccounts} />
          <PressedQuestion form={form} />
        </>
      )}
      consequences={() => <WholeConsequences pension={pension} parts={parts} options={options} />}
      sendLabel="Take the whole pension"
      send={(answers, key) => takeWholePension(api, newWholeOf(answers, pension), key)}
      answerSchema={paymentSchema}
      explain={(refusal) => {
        // The figures that the form knows are outdated.
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'drawdown'] })
        void queryClient.invalidateQueries({ queryKey: [api.actor, 'bank-accounts'] })
        return explainWhole(refusal)
      }}
      onSent={onSent}
    />
  )
}
