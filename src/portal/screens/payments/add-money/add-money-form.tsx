// Adding money: how much, once or each month, into which account, and what has to be known of it; then where to send it from
// one's bank, or when we collect it.
import * as z from 'zod/mini'
import type { ReactNode } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from 'portal-engine/http/client.ts'
import {
  listMandates,
  mandateSchema,
  setUpMandate,
  type Mandate,
  type Mandates,
} from '#api/payments/mandates.ts'
import { announceTransfer, paymentSchema, type Payment } from '#api/payments/payments.ts'
import { contributeToPension, pensionUse, type PensionUse } from '#api/payments/pension-contributions.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { creditedOn, investedOn } from '#domain/payments/arrival.ts'
import { isDate } from 'portal-engine/base/dates/iso.ts'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { formOf } from 'portal-engine/forms/form-of.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { collectionDay } from '../collection-day.ts'
import { dayQuestion, firstOn } from '../day-question.ts'
import { Guarantee } from '../mandates/guarantee.tsx'
import { YearInWords } from '../mandates/year-in-words.tsx'
import { countsThisYear, penceOf, paymentIn, problemOfArrival, problemOfRoom, sumInWords } from '../amount.ts'
import { AllowanceWarning } from '../pension/allowance-warning.tsx'
import { contributionQuestions } from '../pension/contribution-questions.tsx'
import { problemOfAmount, problemOfDay } from '../pension/contribution-values.ts'
import { quickAmounts } from '../quick-amounts.ts'
import { pensionInWords, reliefInWords } from '../pension/contribution-words.ts'
import { accountRow } from './account-row.tsx'
import { WhatFollows } from '../what-follows.tsx'
import { declarationBeforeCheck, declarationQuestion, type Declaring } from './declaration-question.tsx'
import { sentenceFor, type AddMoney, type Sent } from './add-money-values.ts'
import { OurBankDetails } from './our-bank-details.tsx'
import css from '../payments.module.css'

export interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  /** Of somebody with a pension among the accounts. */
  use: PensionUse | undefined
  allowanceOf: (account: Account) => { data: LoadedAllowance | undefined; hasFailed: boolean }
  /** Makes the ISA declaration of an account. */
  declare: Declaring['declare']
  today: string
  /** As typed. */
  amount?: string
  /** Offered first. */
  often?: AddMoney['often']
  /** What a monthly payment needs, and into which accounts there can be one; undefined while it is not known. */
  monthly?:
    | (Pick<Mandates, 'bankAccounts' | 'noticeEndsOn' | 'guarantee'> & { free: readonly Account[] })
    | undefined
  /** What stands in place of a monthly payment that can't be set up. */
  insteadOfMonthly?: ReactNode
}

export function addMoneyForm(known: Known): FormDefinition<AddMoney, Sent, Payment | Mandate> {
  const { accounts, account: offered, use, allowanceOf, today, amount = '', often = 'once' } = known
  const { free = [], bankAccounts = [], noticeEndsOn = today, guarantee = [] } = known.monthly ?? {}
  const isMonthly = (values: AddMoney) => values.often === 'monthly'
  const isOnce = (values: AddMoney) => !isMonthly(values)
  const amongOf = (values: AddMoney) => (isMonthly(values) ? free : accounts)
  const accountOf = (values: AddMoney): Account =>
    [values.accountId, offered.id]
      .map((wanted) => amongOf(values).find(({ id }) => id === wanted))
      .find((found) => found !== undefined) ??
    amongOf(values)[0] ??
    offered
  const currencyOf = (values: AddMoney) => accountOf(values).baseCurrency
  const hasRelief = use !== undefined && today <= use.reliefUntil
  /** What is known of the pension, where the money is for one. */
  const pensionOf = (values: AddMoney) =>
    use && isOnce(values) && accountOf(values).type === 'Pension' ? { use, today } : undefined
  const isByEmployer = (values: AddMoney) => pensionOf(values) !== undefined && values.payer === 'employer'
  const reliefOf = (values: AddMoney) => (pensionOf(values) ? reliefInWords(values) : '')
  const declaring: Declaring = { declare: known.declare, allowanceOf }
  const roomOf = (values: AddMoney) =>
    isOnce(values) && countsThisYear(values.arrivesOn, today)
      ? allowanceOf(accountOf(values)).data?.freePence
      : undefined
  return formOf<AddMoney, Sent, Payment | Mandate>({
    job: 'bank-transfer',
    blank: {
      ...{ accountId: offered.id, amount, arrivesOn: today, day: '5', often },
      payer: use && !hasRelief ? 'employer' : 'personal',
      ...(bankAccounts.length === 1 && { bankAccountId: bankAccounts[0]!.id }),
    },
    title: (values) => (isMonthly(values) ? 'How much each month?' : 'How much?'),
    questions: [
      {
        ...paymentIn,
        id: 'amount',
        isLarge: true,
        label: (values) => {
          if (isMonthly(values)) return 'Each month'
          return isByEmployer(values) ? 'Amount your employer pays' : 'Amount'
        },
        currency: currencyOf,
        quick: (values) => {
          const label = `All the ${accountOf(values).child ? 'junior ' : ''}ISA allowance left`
          return quickAmounts({ currency: currencyOf(values), often: values.often }, label, roomOf(values))
        },
        check: (typed, values) => {
          const pension = pensionOf(values)
          if (pension) return problemOfAmount(values, pension)
          return problemOfRoom(typed, { currency: currencyOf(values), roomPence: roomOf(values) })
        },
        // The amount of a transfer stands among what is copied.
        summary: (values) => {
          if (isOnce(values)) return pensionOf(values) ? pensionInWords(values) : []
          return [{ label: 'Each month', value: sumInWords(values.amount, currencyOf(values)) }]
        },
      },
      { note: (values) => pensionOf(values) && <output className={css.sum}>{reliefOf(values)}</output> },
      {
        id: 'accountId',
        kind: 'account',
        label: 'Into',
        among: amongOf,
        shown: accountOf,
        row: ({ id }, values) => {
          const account = accountOf({ ...values, accountId: id })
          const row = accountRow(account, {
            amount: values.amount,
            allowance: allowanceOf(account),
            hasRelief,
          })
          // What the amount becomes stands below it already.
          return account === accountOf(values) && reliefOf(values) !== '' ? { note: row.note } : row
        },
      },
      declarationQuestion(accountOf, declaring),
      ...contributionQuestions(use, { today, isPension: (values) => pensionOf(values) !== undefined }),
      {
        id: 'arrivesOn',
        kind: 'day',
        label: 'Day of the transfer',
        hint: 'You send it from your bank app. Our details are on the next page',
        isAsked: isOnce,
        missing: 'Enter the day you will make the transfer',
        check: (day, values) => {
          const pension = pensionOf(values)
          return pension ? problemOfDay(values, pension) : problemOfArrival(day, today)
        },
      },
      { ...dayQuestion, isAsked: isMonthly },
      {
        id: 'bankAccountId',
        kind: 'choice',
        label: 'Paid from',
        options: bankAccounts.map(({ id, label }) => ({ value: id, label })),
        isAsked: isMonthly,
        missing: 'Choose a bank account',
      },
      {
        note: (values) =>
          isMonthly(values) && <YearInWords amount={values.amount} account={accountOf(values)} />,
      },
    ],
    before: (values) => isMonthly(values) && known.insteadOfMonthly,
    beforeCheck: declarationBeforeCheck(accountOf, declaring),
    beside: (values) => {
      const { arrivesOn, day } = values
      const pence = isMonthly(values) ? 0 : penceOf(values.amount)
      const room = roomOf(values)
      return (
        <WhatFollows
          account={accountOf(values)}
          changePence={pence}
          facts={[
            [
              'ISA allowance left',
              pence > 0 && room !== undefined && formatPounds(Math.max(0, room - pence)),
            ],
            ['Arrives', isOnce(values) && isDate(arrivesOn) && formatDate(creditedOn(arrivesOn))],
            ['Invested', isOnce(values) && isDate(arrivesOn) && formatDate(investedOn(arrivesOn))],
            ['First collected', isMonthly(values) && formatDate(firstOn(noticeEndsOn, day))],
          ]}
        />
      )
    },
    unsent: (values) =>
      `${sumInWords(values.amount, currencyOf(values))}${isMonthly(values) ? ' a month' : ''} into ${accountOf(values).name}`,
    checkTitle: (values) => (isMonthly(values) ? undefined : 'Send it from your bank'),
    consequences: (values) => {
      if (isMonthly(values))
        return (
          <>
            <p>
              We first collect on {collectionDay(firstOn(noticeEndsOn, values.day), Number(values.day))}, ten
              working days from now at the earliest. Your bank may take up to three working days to show it.
            </p>
            <Guarantee clauses={guarantee} />
          </>
        )
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
      if (isMonthly(values)) return 'Set up the Direct Debit'
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
      monthly: {
        from: 'day',
        as: (values) =>
          isMonthly(values) ? { day: Number(values.day), bankAccountId: values.bankAccountId } : undefined,
      },
    },
    send: async (api: Api, { contribution, monthly, ...transfer }, key) => {
      const { accountId, amountPence } = transfer
      if (monthly) return api.call(setUpMandate, { body: { accountId, amountPence, ...monthly }, key })
      return contribution
        ? api.call(contributeToPension, { body: { ...transfer, ...contribution }, key })
        : api.call(announceTransfer, { body: transfer, key })
    },
    answerSchema: z.union([paymentSchema, mandateSchema]),
    errorMessage: (error, values) => {
      if (isMonthly(values)) return sentenceFor.monthly(error)
      return sentenceFor[pensionOf(values) ? 'contribution' : 'transfer'](error)
    },
    outdated: [getRemainingAllowance, pensionUse, listMandates],
  })
}
