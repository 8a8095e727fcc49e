// The fields of a Direct Debit, and what a year of it comes to beside the allowance.
import type { Account } from '#api/accounts/accounts.ts'
import { serverNow } from '#api/http/server-time.ts'
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { formatPence } from '#domain/money.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearAt, taxYearLabel } from '#domain/tax/tax-year.ts'
import { usePortal } from '#screen-api/portal.ts'
import { AmountField, SelectField } from '#screen-api/send-form/fields/fields.tsx'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import css from '../payments.module.css'
import { days, yearlyPence, type MandateAnswers, type MandateField } from './mandate-answers.ts'

interface MandateFieldsProps {
  form: FieldProps<MandateAnswers, MandateField>
  accounts: readonly Account[]
  banks: Mandates['bankAccounts']
  about: { mandate: Mandate | undefined; account: Account; accountName: string; currency: string }
}

export function MandateFields({ form, accounts, banks, about }: MandateFieldsProps) {
  const { userName } = usePortal()
  const { mandate, account, accountName, currency } = about
  return (
    <>
      {mandate ? (
        <p>{accountName}</p>
      ) : (
        <SelectField
          form={form}
          name="accountId"
          label="Into"
          value={account.id}
          options={accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, userName) }))}
        />
      )}
      <AmountField form={form} name="amount" label="Each month" />
      <SelectField
        form={form}
        name="day"
        label="Day of the month"
        options={days.map((day) => ({ value: day, label: day }))}
      />
      {!mandate && (
        <SelectField
          form={form}
          name="bankAccountId"
          label="Paid from"
          options={[
            ...(banks.length === 1 ? [] : [{ value: '', label: 'Choose one' }]),
            ...banks.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      )}
      <output className={css.quiet}>{yearInWords(form.answers.amount, currency, account)}</output>
    </>
  )
}

function yearInWords(amount: string, currency: string, account: Account): string {
  const pence = yearlyPence(amount)
  if (pence === undefined) return ''
  const year = taxYearAt(serverNow())
  const sum = `${formatPence(pence, currency)} in a whole year`
  if (!hasAllowance(account)) return `${sum}.`
  const figure = account.type === 'JISA' ? 'junior-isa-allowance' : 'isa-allowance'
  const allowance = taxAmountPence(figure, year)
  return pence > allowance
    ? `${sum}: more than the allowance of ${formatPence(allowance)} (${taxYearLabel(year)}).`
    : `${sum}, of an allowance of ${formatPence(allowance)} (${taxYearLabel(year)}).`
}
