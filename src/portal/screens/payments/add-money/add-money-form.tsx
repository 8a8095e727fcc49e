// Adding money once: how much, into which account, and what has to be known of it; then where to send it from one's bank.
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { announceTransfer, paymentSchema, type Payment } from '#api/payments/payments.ts'
import { contributeToPension, pensionUse, type PensionUse } from '#api/payments/pension-contributions.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { DeclarationTick } from '#screens/shared/isa-declaration/declaration-tick.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { countsThisYear, penceOf, problemOfAmountIn, problemOfArrival, sumInWords } from '../amount.ts'
import { AllowanceWarning } from '../pension/allowance-warning.tsx'
import { contributionQuestions } from '../pension/contribution-questions.tsx'
import { problemOfAmount, problemOfDay } from '../pension/contribution-values.ts'
import { pensionInWords } from '../pension/contribution-words.ts'
import { accountRow } from './account-row.tsx'
import { schema, sentenceFor, type AddMoney, type Sent } from './add-money-values.ts'
import { OurBankDetails } from './our-bank-details.tsx'
import { quickAmounts } from './quick-amounts.ts'

export interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  /** Of somebody with a pension among the accounts. */
  use: PensionUse | undefined
  allowanceOf: (account: Account) => { data: LoadedAllowance | undefined; hasFailed: boolean }
  /** Makes the ISA declaration of an account. */
  declare: (account: Account) => Promise<void>
  today: string
  /** As typed. */
  amount?: string
}

export function addMoneyForm(known: Known): FormDefinition<AddMoney, Sent, Payment> {
  const { accounts, account: offered, use, allowanceOf, declare, today, amount = '' } = known
  const accountOf = ({ accountId }: { accountId: string }): Account =>
    accounts.find(({ id }) => id === accountId) ?? offered
  const currencyOf = (values: AddMoney) => accountOf(values).baseCurrency
  const hasRelief = use !== undefined && today <= use.reliefUntil
  /** What is known of the pension, where the money is for one. */
  const pensionOf = (values: AddMoney) =>
    use && accountOf(values).type === 'Pension' ? { use, today } : undefined
  const isByEmployer = (values: AddMoney) => pensionOf(values) !== undefined && values.payer === 'employer'
  const isUndeclared = (values: AddMoney) =>
    accountOf(values).type === 'ISA' &&
    allowanceOf(accountOf(values)).data?.subscriptionStatus === 'NotSubscribed'
  const roomOf = (values: AddMoney) =>
    countsThisYear(values.arrivesOn, today) ? allowanceOf(accountOf(values)).data?.freePence : undefined
  return {
    job: 'bank-transfer',
    schema,
    blank: {
      ...schema.parse({ accountId: offered.id, amount, arrivesOn: today }),
      payer: use && !hasRelief ? 'employer' : 'personal',
    },
    title: 'How much?',
    questions: [
      {
        id: 'amount',
        kind: 'money',
        isLarge: true,
        label: (values) => (isByEmployer(values) ? 'Amount your employer pays' : 'Amount'),
        currency: currencyOf,
        quick: (values) => quickAmounts(accountOf(values), roomOf(values)),
        check: (typed, values) => {
          const pension = pensionOf(values)
          if (pension) return problemOfAmount(values, pension)
          return problemOfAmountIn(typed, { currency: currencyOf(values), roomPence: roomOf(values) })
        },
        // The amount of a transfer stands among what is copied.
        summary: (values) => (pensionOf(values) ? pensionInWords(values) : []),
      },
      {
        id: 'accountId',
        kind: 'account',
        label: 'Into',
        among: accounts,
        shown: accountOf,
        row: ({ id }, values) => {
          const account = accountOf({ accountId: id })
          return accountRow(account, {
            amount: values.amount,
            allowance: allowanceOf(account),
            hasRelief,
          })
        },
      },
      {
        id: 'declares',
        kind: 'custom',
        label: 'ISA declaration',
        isAsked: isUndeclared,
        missing: 'Tick the ISA declaration. We can’t take money into this ISA without it',
        field: ({ values, errors, change, fieldId }) => (
          <DeclarationTick
            id={fieldId('declares')}
            account={accountOf(values)}
            error={errors['declares']}
            isTicked={values.declares === 'yes'}
            onTick={(isTicked) => change({ declares: isTicked ? 'yes' : '' })}
          />
        ),
        summary: false,
      },
      ...contributionQuestions(use, { today, isPension: (values) => pensionOf(values) !== undefined }),
      {
        id: 'arrivesOn',
        kind: 'day',
        label: 'Day of the transfer',
        check: (day, values) => {
          const pension = pensionOf(values)
          return pension
            ? problemOfDay(values, pension)
            : problemOfArrival(day, today, 'Enter the day you will make the transfer')
        },
      },
    ],
    beforeCheck: {
      ask: async (_, values) => {
        if (isUndeclared(values)) await declare(accountOf(values))
        return {}
      },
      failure: () => 'Your declaration was not saved, and nothing was sent. Please try again.',
    },
    unsent: (values) => `${sumInWords(values.amount, currencyOf(values))} into ${accountOf(values).name}`,
    checkTitle: 'Send it from your bank',
    consequences: (values) => {
      const pension = pensionOf(values)
      return (
        <>
          {pension && <AllowanceWarning values={values} {...pension} />}
          <OurBankDetails
            accountId={accountOf(values).id}
            amount={{ pence: penceOf(values.amount), currency: currencyOf(values) }}
          />
        </>
      )
    },
    sendLabel: (values) => {
      if (isByEmployer(values)) return 'My employer sends it'
      return values.arrivesOn > today ? `I’ll send it on ${formatDate(values.arrivesOn)}` : 'I’ve sent it'
    },
    sends: {
      accountId: (values) => accountOf(values).id,
      amountPence: { from: 'amount', as: (values) => penceOf(values.amount) },
      arrivesOn: ({ arrivesOn }) => arrivesOn,
      contribution: {
        from: 'payer',
        as: (values) =>
          pensionOf(values) && {
            payer: values.payer === 'employer' ? 'employer' : 'personal',
            earningsPence: penceOf(values.earnings),
          },
      },
    },
    send: async (api: Api, { contribution, ...transfer }, key) =>
      contribution
        ? api.call(contributeToPension, { body: { ...transfer, ...contribution }, key })
        : api.call(announceTransfer, { body: transfer, key }),
    answerSchema: paymentSchema,
    errorMessage: (error, values) => sentenceFor(error, pensionOf(values) !== undefined),
    outdated: [getRemainingAllowance, pensionUse],
  }
}
