// The fields of taking money out.
import type { Account } from '#api/accounts/accounts.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { WithdrawalOption } from '#api/payments/withdrawals.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { usePortal } from '#screen-api/portal.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { BankChoice } from '../paying-out/bank-choice.tsx'
import { AmountField, SelectField } from '#screen-api/send-form/fields/fields.tsx'
import { PressedQuestion } from '../paying-out/pressed-question.tsx'
import css from '../payments.module.css'
import { amountOf, type WithdrawalAnswers, type WithdrawalField } from './withdrawal-answers.ts'

interface WithdrawalFieldsProps extends FieldProps<WithdrawalAnswers, WithdrawalField> {
  accounts: readonly Account[]
  account: Account
  option: WithdrawalOption
  bankAccounts: readonly BankAccount[]
}

export function WithdrawalFields(props: WithdrawalFieldsProps) {
  const { accounts, account, option, bankAccounts, answers, problems, change, fieldId } = props
  const { userName } = usePortal()
  const available = formatPence(option.availablePence, account.baseCurrency)
  const { isAll } = amountOf(answers, option.availablePence)
  return (
    <>
      <SelectField
        form={props}
        name="accountId"
        label="Account"
        description={`${available} can be taken out, at the last close.`}
        value={account.id}
        options={accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, userName) }))}
      />
      <RadioRow
        id={fieldId('how')}
        legend="How much?"
        problem={problems.how}
        options={[
          { value: 'amount', label: 'An amount' },
          { value: 'all', label: 'Everything' },
        ]}
        chosen={answers.how}
        onChoose={(how) => change({ how: how as WithdrawalAnswers['how'] })}
      />
      <div hidden={answers.how !== 'amount'}>
        {answers.how === 'amount' && <AmountField form={props} name="amount" label="Amount" />}
        <p role="status" className={css.quiet}>
          {answers.how === 'amount' &&
            isAll &&
            `More than ${limits['withdrawal-all-share'].value}% counts as everything, because prices move until we sell.`}
        </p>
      </div>
      <BankChoice form={props} accounts={bankAccounts} />
      <PressedQuestion form={props} />
    </>
  )
}
