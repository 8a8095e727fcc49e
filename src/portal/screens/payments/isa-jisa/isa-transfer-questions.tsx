// The questions of "transfer an ISA here". A question that has one possible answer for this kind of account is not asked.
import type { Account } from '#api/accounts/accounts.ts'
import { sourceOf, sourcesInto } from '#domain/payments/isa-transfer-rules.ts'
import type { Note, Question } from '#forms/form-definition.ts'
import { accountRow } from '../add-money/account-row.tsx'
import { isUndeclared } from '../add-money/declaration-question.tsx'
import { penceOf, problemOfAmountIn } from '../amount.ts'
import { problemOfPlanNumber } from '../plan-number.ts'
import { RoomHint } from '../room-hint.tsx'
import type { useAllowances } from '../room-left.ts'
import {
  askedOf,
  chosenSource,
  NOT_LISTED,
  problemOfThisYear,
  providerOf,
  type IsaTransfer,
} from './isa-transfer-values.ts'

export interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  providers: readonly string[]
  allowanceOf: ReturnType<typeof useAllowances>
}

/** The account that the values are about: the one that is offered, if theirs is not among the accounts. */
export const accountIn =
  (accounts: readonly Account[], offered: Account) =>
  ({ accountId }: { accountId: string }): Account =>
    accounts.find(({ id }) => id === accountId) ?? offered

export function isaTransferQuestions({
  accounts,
  account: offered,
  providers,
  allowanceOf,
}: Known): (Question<IsaTransfer> | Note<IsaTransfer>)[] {
  const accountOf = accountIn(accounts, offered)
  const asked = (values: IsaTransfer) => askedOf(values, accountOf(values))
  const currencyOf = (values: IsaTransfer) => accountOf(values).baseCurrency
  const isAll = (values: IsaTransfer) => asked(values).extent === 'all'
  const sourceIn = (values: IsaTransfer) => chosenSource(values, accountOf(values))
  return [
    {
      id: 'accountId',
      kind: 'account',
      label: 'Into',
      among: accounts,
      shown: accountOf,
      row: ({ id }) => {
        const account = accountOf({ accountId: id })
        return accountRow(account, { amount: '', allowance: allowanceOf(account), hasRelief: false })
      },
      summary: 'To',
    },
    {
      id: 'source',
      kind: 'select',
      label: 'Which kind of ISA do you want to move?',
      shown: sourceIn,
      options: (values) =>
        sourcesInto(accountOf(values).type).map((id) => ({ value: id, label: sourceOf(id)?.words ?? id })),
      summary: (values) => [
        { label: 'Kind of ISA', value: sourceOf(sourceIn(values))?.words ?? sourceIn(values) },
      ],
    },
    {
      id: 'provider',
      kind: 'search',
      label: 'Provider',
      hint: 'Type part of the name',
      options: providers.map((name) => ({ value: name, label: name })),
      always: { value: NOT_LISTED, label: 'My provider isn’t listed' },
      typedInto: 'otherProvider',
      missing: 'Choose your provider',
      summary: (values) => [{ label: 'From', value: providerOf(values) }],
    },
    {
      id: 'otherProvider',
      kind: 'text',
      label: 'Name of the provider',
      most: 80,
      isAsked: ({ provider }) => provider === NOT_LISTED,
      missing: 'Enter the provider’s name',
      summary: false,
    },
    {
      id: 'planNumber',
      kind: 'text',
      label: 'Plan or account number',
      most: 30,
      hint: 'It is on your statements from them',
      check: problemOfPlanNumber,
      summary: 'Plan number',
    },
    {
      id: 'extent',
      kind: 'choice',
      label: 'How much of it?',
      options: [
        { value: 'all', label: 'All of it' },
        { value: 'part', label: 'Part of it' },
      ],
      isAsked: (values) => asked(values).asksExtent,
      missing: 'Choose all or part of it',
      summary: (values) => [
        { label: 'How much', value: isAll(values) ? 'All of it, and the old one closes' : 'Part of it' },
      ],
    },
    {
      note: (values) =>
        !asked(values).asksExtent && <p>You can only transfer all of it, and the old one closes.</p>,
    },
    {
      id: 'means',
      kind: 'choice',
      label: 'How should it move?',
      options: [
        { value: 'cash', label: 'Cash: they sell the investments first' },
        { value: 'in-specie', label: 'The investments as they are, where we can hold them' },
      ],
      isAsked: (values) => asked(values).asksMeans,
      missing: 'Choose cash or investments',
      summary: ({ means }) => [
        { label: 'As', value: means === 'cash' ? 'Cash' : 'The investments as they are' },
      ],
    },
    {
      id: 'amount',
      kind: 'money',
      label: (values) => (isAll(values) ? 'About how much is it?' : 'Amount'),
      hint: (values) => (isAll(values) ? 'Everything moves, whatever it is worth on the day' : undefined),
      currency: currencyOf,
      check: (typed, values) => problemOfAmountIn(typed, { currency: currencyOf(values) }),
    },
    {
      id: 'thisYear',
      kind: 'choice',
      label: 'Does it include money paid in this tax year?',
      hint: 'Only this year’s money counts towards this year’s allowance',
      options: [
        { value: 'none', label: 'No' },
        { value: 'some', label: 'Yes' },
      ],
      isAsked: (values) => asked(values).asksThisYear,
      missing: 'Say whether it includes money of this tax year',
      check: (answer, values) =>
        answer === 'some' && isUndeclared(accountOf(values), { allowanceOf })
          ? 'Make your ISA declaration above first, or transfer money from earlier years only'
          : undefined,
      summary: 'Of this tax year',
    },
    {
      id: 'thisYearAmount',
      kind: 'money',
      label: 'How much of it was paid in this tax year?',
      hint: (values) => <RoomHint account={accountOf(values)} inWords={(room) => `Room here: ${room}`} />,
      currency: currencyOf,
      isAsked: (values) => asked(values).thisYear === 'some',
      missing: 'Enter how much of it was paid in this tax year',
      check: (typed, values) => {
        const currency = currencyOf(values)
        const isWrong = problemOfAmountIn(values.amount, { currency }) !== undefined
        return problemOfThisYear(typed, {
          currency,
          amountPence: isWrong ? undefined : penceOf(values.amount),
          roomPence: allowanceOf(accountOf(values)).data?.freePence,
        })
      },
      summary: 'This tax year’s part',
    },
  ]
}
