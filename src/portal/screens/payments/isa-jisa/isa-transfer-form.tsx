// Transferring an ISA, junior ISA or child trust fund here: what is sent, and what follows.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { optionsOf } from '#screens/shared/options.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { askIsaTransfer, isaProvidersQuery, type IsaTransferRequest } from '#api/payments/isa-transfers.ts'
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { problemOfAmount } from '#base/requests/kinds/numbers.ts'
import { sourceOf, sourcesInto, transferDueBy } from '#domain/payments/isa-transfer-rules.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { callForm } from 'portal-engine/forms/form-of.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { DeclarationOffered } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { isUndeclared } from '../add-money/declaration-question.tsx'
import { accountRow } from '../add-money/account-row.tsx'
import { paymentIn, penceOf, problemOfRoom, sumInWords } from '../amount.ts'
import { RoomHint } from '../room-hint.tsx'
import { useAllowances } from '../room-left.ts'
import { planNumberQuestion, providerQuestion } from '../transfer-questions.ts'
import {
  askedOf,
  chosenSource,
  messages,
  NOT_LISTED,
  providerOf,
  type IsaTransfer,
} from './isa-transfer-values.ts'

interface Known {
  accounts: readonly Account[]
  /** The one that is offered first. */
  account: Account
  providers: readonly string[]
  allowanceOf: ReturnType<typeof useAllowances>
}

/** The account that the values are about: the one that is offered, if theirs is not among the accounts. */
const accountIn =
  (accounts: readonly Account[], offered: Account) =>
  ({ accountId }: { accountId: string }): Account =>
    accounts.find(({ id }) => id === accountId) ?? offered

/** A question that has one possible answer for this kind of account is not asked. */
export function isaTransferForm({
  accounts,
  account: offered,
  providers,
  allowanceOf,
}: Known): FormDefinition<IsaTransfer, IsaTransferRequest, Payment> {
  const accountOf = accountIn(accounts, offered)
  const asked = (values: IsaTransfer) => askedOf(values, accountOf(values))
  const currencyOf = (values: IsaTransfer) => accountOf(values).baseCurrency
  const isAll = (values: IsaTransfer) => asked(values).extent === 'all'
  const sourceIn = (values: IsaTransfer) => chosenSource(values, accountOf(values))
  return callForm(askIsaTransfer, messages, {
    job: 'isa-transfer',
    blank: { accountId: offered.id },
    questions: [
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
        ...providerQuestion,
        id: 'otherProvider',
        label: 'Name of the provider',
        isAsked: ({ provider }) => provider === NOT_LISTED,
        summary: false,
      },
      { ...planNumberQuestion, label: 'Plan or account number', summary: 'Plan number' },
      {
        id: 'extent',
        kind: 'choice',
        label: 'How much of it?',
        options: optionsOf({ all: 'All of it', part: 'Part of it' }),
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
        options: optionsOf({
          cash: 'Cash: they sell the investments first',
          'in-specie': 'The investments as they are, where we can hold them',
        }),
        isAsked: (values) => asked(values).asksMeans,
        missing: 'Choose cash or investments',
        summary: ({ means }) => [
          { label: 'As', value: means === 'cash' ? 'Cash' : 'The investments as they are' },
        ],
      },
      {
        ...paymentIn,
        id: 'amount',
        label: (values) => (isAll(values) ? 'About how much is it?' : 'Amount'),
        hint: (values) => (isAll(values) ? 'Everything moves, whatever it is worth on the day' : undefined),
        currency: currencyOf,
      },
      {
        id: 'thisYear',
        kind: 'choice',
        label: 'Does it include money paid in this tax year?',
        hint: 'Only this year’s money counts towards this year’s allowance',
        options: optionsOf({ none: 'No', some: 'Yes' }),
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
          const [pence, all] = [penceOf(typed), penceOf(values.amount)]
          if (pence === 0) return 'Enter how much of it was paid in this tax year'
          if (pence > all && problemOfAmount(all, { ...paymentIn, currency }) === undefined)
            return `Enter ${formatPence(all, currency)} or less: the whole amount`
          return problemOfRoom(typed, { currency, roomPence: allowanceOf(accountOf(values)).data?.freePence })
        },
        summary: 'This tax year’s part',
      },
    ],
    unsent: (values) => `${sumInWords(values.amount, currencyOf(values))} into ${accountOf(values).name}`,
    consequences: (values) => (
      <p>
        By sending this you let {providerOf(values)} move it to us and tell us about it. It must be here by{' '}
        {formatDate(transferDueBy(londonDate(serverNow())))}. Ask them whether they charge for leaving. Do not
        withdraw the money yourself: it would lose its tax benefits.
      </p>
    ),
    sendLabel: 'Ask for the transfer',
    sends: {
      accountId: (values) => accountOf(values).id,
      provider: providerOf,
      source: sourceIn,
      extent: (values) => (asked(values).extent === 'part' ? 'part' : 'all'),
      means: (values) => (asked(values).means === 'in-specie' ? 'in-specie' : 'cash'),
      thisYearPence: {
        from: 'thisYearAmount',
        as: (values) => (asked(values).thisYear === 'some' ? penceOf(values.thisYearAmount) : 0),
      },
    },
  })
}

interface IsaTransferFormProps extends Pick<Known, 'accounts' | 'account'> {
  onSent: (payment: Payment) => void
}

export default function IsaTransferForm({ accounts, account, onSent }: IsaTransferFormProps) {
  const providers = useQuery(isaProvidersQuery(useApi()))
  const allowanceOf = useAllowances(accounts)
  const form = isaTransferForm({ accounts, account, providers: providers.data ?? [], allowanceOf })
  const accountOf = accountIn(accounts, account)
  return (
    <SendForm
      form={form}
      above={({ values }) =>
        isUndeclared(accountOf(values), { allowanceOf }) && (
          <DeclarationOffered
            account={accountOf(values)}
            why="You need the declaration only to move money paid in during this tax year. Money from earlier years can move without it."
          />
        )
      }
      onSent={onSent}
    />
  )
}
