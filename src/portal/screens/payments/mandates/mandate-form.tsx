// Changing the amount or day of a Direct Debit.
import type { Account } from '#api/accounts/accounts.ts'
import type { BodyOf } from 'portal-engine/http/contract.ts'
import { changeMandate, listMandates, type Mandate, type Mandates } from '#api/payments/mandates.ts'
import { writePounds } from 'portal-engine/base/pounds.ts'
import { useDeclareIsa } from '#screens/shared/isa-declaration/use-declare-isa.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import {
  declarationBeforeCheck,
  declarationQuestion,
  type Declaring,
} from '../add-money/declaration-question.tsx'
import { paymentIn, sumInWords } from '../amount.ts'
import { dayQuestion } from '../day-question.ts'
import { useAllowances } from '../room-left.ts'
import { messages, type MandateValues } from './mandate-values.ts'
import { YearInWords } from './year-in-words.tsx'

type Accounts = readonly [Account, ...Account[]]

/** `offered` is the one that the page wants to change; the values may have been begun for another one. */
export function changeMandateForm(
  { mandates, noticeEndsOn }: Pick<Mandates, 'mandates' | 'noticeEndsOn'>,
  accounts: Accounts,
  offered: Mandate,
  declaring: Declaring,
  /** As typed. */
  amount = '',
): FormDefinition<MandateValues, BodyOf<typeof changeMandate> & { id: string }, Mandate> {
  const mandateOf = ({ mandateId }: MandateValues) => mandates.find(({ id }) => id === mandateId) ?? offered
  const accountOf = (values: MandateValues) =>
    accounts.find(({ id }) => id === mandateOf(values).accountId) ?? accounts[0]
  const currencyOf = (values: MandateValues) => mandateOf(values).currency
  return callForm(changeMandate, messages, {
    job: 'direct-debit-change',
    blank: {
      mandateId: offered.id,
      amount: amount || writePounds(offered.amountPence),
      day: String(offered.day),
    },
    title: (values) => `Direct Debit into ${mandateOf(values).accountName}`,
    facts: (values) => [{ label: 'Into', value: mandateOf(values).accountName }],
    questions: [
      { ...paymentIn, id: 'amount', label: 'Each month', currency: currencyOf },
      dayQuestion,
      declarationQuestion(accountOf, declaring),
      { note: (values) => <YearInWords amount={values.amount} account={accountOf(values)} /> },
    ],
    beforeCheck: declarationBeforeCheck(accountOf, declaring),
    unsent: (values) =>
      `${sumInWords(values.amount, currencyOf(values))} a month into ${mandateOf(values).accountName}`,
    consequences: (values) => (
      <p>
        Collections from {formatDate(noticeEndsOn)} change; earlier ones stay as they are.{' '}
        {values.day !== String(mandateOf(values).day) &&
          'We never collect twice within a fortnight. If the new day comes sooner than that, we skip the first collection on it. '}
        We tell you in your inbox when we collect next.
      </p>
    ),
    sendLabel: 'Confirm the change',
    sends: {
      day: ({ day }) => Number(day),
      id: { stated: 'the Direct Debit that is changed', as: (values) => mandateOf(values).id },
      replaces: {
        stated: 'its terms as they are on the page',
        as: (values) => ({ amountPence: mandateOf(values).amountPence, day: mandateOf(values).day }),
      },
    },
    outdated: [listMandates],
  })
}

interface MandateFormProps {
  data: Mandates
  accounts: Accounts
  mandate: Mandate
  /** What the address asks for, as it is typed. */
  amount: string
  onSent: (mandate: Mandate) => void
}

export default function MandateForm({ data, accounts, mandate, amount, onSent }: MandateFormProps) {
  const declaring = { declare: useDeclareIsa(), allowanceOf: useAllowances(accounts) }
  return (
    <SendForm
      form={changeMandateForm(data, accounts, mandate, declaring, amount)}
      isOpenedHere
      onSent={onSent}
    />
  )
}
