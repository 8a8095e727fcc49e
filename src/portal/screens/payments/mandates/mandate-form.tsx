// Setting up a Direct Debit, or changing the amount or day of one.
import type { Account } from '#api/accounts/accounts.ts'
import type { BodyOf } from '#http/contract.ts'
import {
  changeMandate,
  listMandates,
  setUpMandate,
  type Mandate,
  type Mandates,
} from '#api/payments/mandates.ts'
import { writePounds } from '#base/pounds.ts'
import { DeclarationFirst } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { HowOften } from '../add-money/how-often.tsx'
import { penceOf, problemOfAmountIn, sumInWords } from '../amount.ts'
import { dayQuestion, firstInWords } from '../day-question.ts'
import { useUndeclared } from '../declarations.ts'
import { changeMessages, schema, setUpMessages, type MandateValues } from './mandate-values.ts'
import { YearInWords } from './year-in-words.tsx'

type Table<Sent extends object> = FormDefinition<MandateValues, Sent, Mandate>
type NewMandate = BodyOf<typeof setUpMandate>
type MandateTerms = BodyOf<typeof changeMandate>
type Accounts = readonly [Account, ...Account[]]

const terms = {
  amountPence: { from: 'amount', as: ({ amount }: MandateValues) => penceOf(amount) },
  day: ({ day }: MandateValues) => Number(day),
} as const

const amountQuestion = (currencyOf: (values: MandateValues) => string) =>
  ({
    id: 'amount',
    kind: 'money',
    label: 'Each month',
    currency: currencyOf,
    check: (typed: string, values: MandateValues) =>
      problemOfAmountIn(typed, { currency: currencyOf(values) }),
  }) as const

export function newMandateForm(
  { bankAccounts, noticeEndsOn }: Pick<Mandates, 'bankAccounts' | 'noticeEndsOn'>,
  accounts: Accounts,
  isUndeclared: (account: Account) => boolean,
  /** As typed. */
  amount = '',
): Table<NewMandate> {
  const accountOf = ({ accountId }: MandateValues) =>
    accounts.find(({ id }) => id === accountId) ?? accounts[0]
  const only = bankAccounts.length === 1 ? bankAccounts[0] : undefined
  return {
    schema,
    job: 'direct-debit',
    title: 'Set up a Direct Debit',
    blank: { accountId: accounts[0].id, mandateId: '', amount, day: '5', bankAccountId: only?.id ?? '' },
    questions: [
      { id: 'accountId', kind: 'account', label: 'Into', among: accounts, shown: accountOf },
      amountQuestion((values) => accountOf(values).baseCurrency),
      dayQuestion,
      {
        id: 'bankAccountId',
        kind: 'select',
        label: 'Paid from',
        options: [
          ...(only ? [] : [{ value: '', label: 'Choose one' }]),
          ...bankAccounts.map(({ id, label }) => ({ value: id, label })),
        ],
        check: (chosen) =>
          bankAccounts.some(({ id }) => id === chosen) ? undefined : 'Choose a bank account',
      },
      { note: (values) => <YearInWords amount={values.amount} account={accountOf(values)} /> },
    ],
    before: (values) => isUndeclared(accountOf(values)) && <DeclarationFirst account={accountOf(values)} />,
    unsent: (values) =>
      `${sumInWords(values.amount, accountOf(values).baseCurrency)} a month into ${accountOf(values).name}`,
    consequences: ({ day }) => (
      <p>
        We first collect on {firstInWords(noticeEndsOn, day)}, ten working days from now at the earliest. Your
        bank may take up to three working days to show it.
      </p>
    ),
    sendLabel: 'Set up the Direct Debit',
    sends: {
      ...terms,
      accountId: (values) => accountOf(values).id,
      bankAccountId: ({ bankAccountId }) => bankAccountId,
    },
    ...sendingCall(setUpMandate, setUpMessages),
  }
}

/** `offered` is the one that the page wants to change; the values may have been begun for another one. */
export function changeMandateForm(
  { mandates, noticeEndsOn }: Pick<Mandates, 'mandates' | 'noticeEndsOn'>,
  accounts: Accounts,
  offered: Mandate,
  isUndeclared: (account: Account) => boolean,
  amount = '',
): Table<MandateTerms & { id: string }> {
  const mandateOf = ({ mandateId }: MandateValues) => mandates.find(({ id }) => id === mandateId) ?? offered
  const accountOf = (values: MandateValues) =>
    accounts.find(({ id }) => id === mandateOf(values).accountId) ?? accounts[0]
  return {
    schema,
    job: 'direct-debit-change',
    blank: {
      accountId: offered.accountId,
      mandateId: offered.id,
      amount: amount || writePounds(offered.amountPence),
      day: String(offered.day),
      bankAccountId: '',
    },
    title: (values) => `Direct Debit into ${mandateOf(values).accountName}`,
    facts: (values) => [{ label: 'Into', value: mandateOf(values).accountName }],
    questions: [
      amountQuestion((values) => mandateOf(values).currency),
      dayQuestion,
      { note: (values) => <YearInWords amount={values.amount} account={accountOf(values)} /> },
    ],
    before: (values) => isUndeclared(accountOf(values)) && <DeclarationFirst account={accountOf(values)} />,
    unsent: (values) =>
      `${sumInWords(values.amount, mandateOf(values).currency)} a month into ${mandateOf(values).accountName}`,
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
      ...terms,
      id: { stated: 'the Direct Debit that is changed', as: (values) => mandateOf(values).id },
      replaces: {
        stated: 'its terms as they are on the page',
        as: (values) => ({ amountPence: mandateOf(values).amountPence, day: mandateOf(values).day }),
      },
    },
    outdated: [listMandates],
    ...sendingCall(changeMandate, changeMessages),
    send: (api, { id, ...changed }, key) => api.call(changeMandate, { params: { id }, body: changed, key }),
  }
}

interface MandateFormProps {
  data: Mandates
  /** Into which one can be set up; the first is offered. */
  accounts: Accounts
  /** The one that is changed; undefined to set one up. */
  mandate: Mandate | undefined
  /** What the address asks for, as it is typed. */
  amount: string
  onSent: (mandate: Mandate) => void
}

export default function MandateForm({ data, accounts, mandate, amount, onSent }: MandateFormProps) {
  const isUndeclared = useUndeclared(accounts)
  return mandate ? (
    <SendForm
      form={changeMandateForm(data, accounts, mandate, isUndeclared, amount)}
      isOpenedHere
      onSent={onSent}
    />
  ) : (
    <SendForm
      form={newMandateForm(data, accounts, isUndeclared, amount)}
      isOpenedHere
      above={({ values, discard }) => (
        <HowOften chosen="monthly" accountId={values.accountId} amount={values.amount} discard={discard} />
      )}
      onSent={onSent}
    />
  )
}
