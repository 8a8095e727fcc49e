// Paying into a pension: oneself, or by the employer.
import type { Account } from '#api/accounts/accounts.ts'
import { serverNow } from '#http/server-time.ts'
import type { Payment } from '#api/payments/payments.ts'
import {
  contributeToPension,
  type PensionContribution,
  type PensionUse,
} from '#api/payments/pension-contributions.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { writePounds } from '#base/pounds.ts'
import { taxAmountPence, type TaxAmount } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { aboveWith, accountIn, type FormHeader } from '../form-header.ts'
import { sumInWords } from '../amount.ts'
import { allowanceQuestions } from './allowance-questions.ts'
import { amountInWords, reliefInWords } from './contribution-words.ts'
import { AllowanceWarning } from './allowance-warning.tsx'
import {
  pounds,
  problemOfAmount,
  problemOfDay,
  problemOfPounds,
  schema,
  type Contribution,
} from './contribution-values.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { formatPence } from '#base/money.ts'
import { notInTime, outOfRange } from '../error-messages.ts'
import css from '../payments.module.css'

interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  use: PensionUse
  today: string
}

export function contributionForm({
  accounts,
  account: offered,
  use,
  today,
}: Known): FormDefinition<Contribution, PensionContribution, Payment> {
  const accountOf = accountIn(accounts, offered)
  const amountOf = (name: TaxAmount) => `£${writePounds(taxAmountPence(name, taxYearOfDate(today)))}`
  return {
    job: 'pension-contribution',
    schema,
    blank: {
      accountId: offered.id,
      payer: '',
      amount: '',
      arrivesOn: '',
      earnings: '',
      elsewhere: '',
      isHigh: '',
      threshold: '',
      adjusted: '',
      hasFlexible: '',
      flexibleOn: '',
      paidElsewhereAfter: '',
    },
    questions: [
      {
        note: () =>
          today > use.reliefUntil && (
            <p role="note" className={css.warning}>
              Tax relief on what you pay in yourself ended on {formatDate(use.reliefUntil)}. Your employer can
              still pay in.
            </p>
          ),
      },
      {
        id: 'accountId',
        kind: 'account',
        label: 'Into',
        among: accounts,
        shown: accountOf,
      },
      {
        id: 'payer',
        kind: 'choice',
        label: 'Who pays?',
        options: [
          { value: 'personal', label: 'I do, from my own money: we claim tax relief' },
          { value: 'employer', label: 'My employer, before tax: there is no relief to claim' },
        ],
        missing: 'Choose who pays',
        summary: ({ payer }) => [{ label: 'Paid by', value: payer === 'employer' ? 'Your employer' : 'You' }],
      },
      {
        id: 'amount',
        kind: 'money',
        label: ({ payer }) =>
          payer === 'employer' ? 'Amount that your employer pays' : 'Amount that you pay',
        check: (_, values) => problemOfAmount(values, { use, today }),
        summary: (values) => amountInWords(values),
      },
      { note: (values) => <output className={css.sum}>{reliefInWords(values)}</output> },
      {
        id: 'earnings',
        kind: 'money',
        label: 'Your UK earnings this tax year, before tax',
        hint: `Tax relief is given on all your earnings at most, or on ${amountOf('pension-relief-without-earnings')} if they are less`,
        isAsked: ({ payer }) => payer !== 'employer',
        missing: ({ payer }) => (payer === '' ? undefined : 'Enter your earnings; 0 if you have none'),
        check: (typed, { payer }) => (payer === '' ? undefined : problemOfPounds(typed)),
        summary: 'Your earnings',
      },
      ...allowanceQuestions({ use, today, amountOf }),
      {
        id: 'arrivesOn',
        kind: 'day',
        label: 'Day of the transfer',
        check: (_, values) => problemOfDay(values, { use, today }),
      },
      { note: (values) => <AllowanceWarning values={values} use={use} today={today} /> },
    ],
    unsent: (values) => `${sumInWords(values.amount)} into ${accountOf(values).name}`,
    consequences: (values) => <AllowanceWarning values={values} use={use} today={today} />,
    sendLabel: 'Tell us it is coming',
    sends: {
      accountId: (values) => accountOf(values).id,
      payer: ({ payer }) => (payer === 'employer' ? 'employer' : 'personal'),
      amountPence: { from: 'amount', as: ({ amount }) => pounds(amount) },
      arrivesOn: ({ arrivesOn }) => arrivesOn,
      earningsPence: { from: 'earnings', as: ({ earnings }) => pounds(earnings) },
    },
    ...sendingCall(contributeToPension, messages),
  }
}

interface ContributionFormProps extends Pick<Known, 'accounts' | 'account' | 'use'> {
  above: FormHeader
  onSent: (payment: Payment) => void
}

export default function ContributionForm({ accounts, account, use, above, onSent }: ContributionFormProps) {
  const form = contributionForm({ accounts, account, use, today: londonDate(serverNow()) })
  return <SendForm form={form} above={aboveWith(above, accountIn(accounts, account))} onSent={onSent} />
}

/** What people read when a pension contribution is refused. */
const messages: ErrorMessages<typeof contributeToPension> = {
  'too-old': 'From the age of 75 personal contributions have no tax relief, so we do not take them.',
  'over-relief-limit': ({ roomPence }) =>
    `Tax relief is left for ${formatPence(Math.floor((roomPence * 80) / 100))} from you. Nothing was sent. Change the amount.`,
  'not-in-time': notInTime,
  'amount-out-of-range': outOfRange,
}
