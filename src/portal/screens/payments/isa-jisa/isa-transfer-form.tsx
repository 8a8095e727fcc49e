// Transferring an ISA, junior ISA or child trust fund here: what is sent, and what follows.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { serverNow } from '#http/server-time.ts'
import { askIsaTransfer, isaProvidersQuery, type IsaTransferRequest } from '#api/payments/isa-transfers.ts'
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { transferDueBy } from '#domain/payments/isa-transfer-rules.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import { sendingCall } from '#forms/send/sending-call.ts'
import type { FormDefinition } from '#forms/form-definition.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { DeclarationOffered } from '#screens/shared/isa-declaration/declaration-first.tsx'
import { isUndeclared } from '../add-money/declaration-question.tsx'
import { penceOf, sumInWords } from '../amount.ts'
import { useAllowances } from '../room-left.ts'
import { accountIn, isaTransferQuestions, type Known } from './isa-transfer-questions.tsx'
import {
  askedOf,
  chosenSource,
  messages,
  providerOf,
  schema,
  type IsaTransfer,
} from './isa-transfer-values.ts'

export function isaTransferForm(known: Known): FormDefinition<IsaTransfer, IsaTransferRequest, Payment> {
  const { accounts, account: offered } = known
  const accountOf = accountIn(accounts, offered)
  const asked = (values: IsaTransfer) => askedOf(values, accountOf(values))
  const currencyOf = (values: IsaTransfer) => accountOf(values).baseCurrency
  const sourceIn = (values: IsaTransfer) => chosenSource(values, accountOf(values))
  return {
    job: 'isa-transfer',
    schema,
    blank: {
      accountId: offered.id,
      provider: '',
      otherProvider: '',
      planNumber: '',
      source: '',
      extent: '',
      means: '',
      amount: '',
      thisYear: '',
      thisYearAmount: '',
    },
    questions: isaTransferQuestions(known),
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
      planNumber: ({ planNumber }) => planNumber.trim(),
      source: sourceIn,
      extent: (values) => (asked(values).extent === 'part' ? 'part' : 'all'),
      means: (values) => (asked(values).means === 'in-specie' ? 'in-specie' : 'cash'),
      amountPence: { from: 'amount', as: ({ amount }) => penceOf(amount) },
      thisYearPence: {
        from: 'thisYearAmount',
        as: (values) => (asked(values).thisYear === 'some' ? penceOf(values.thisYearAmount) : 0),
      },
    },
    ...sendingCall(askIsaTransfer, messages),
  }
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
