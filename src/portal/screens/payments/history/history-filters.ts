// By what payments are found. Pure.
import type { Payment } from '#api/payments/payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { kindInWords, paymentKinds, paymentStatuses, statusInWords } from '#domain/payments/payment-kinds.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import type { Choice, ListFilters } from 'portal-engine/ui/filters/list-filters.ts'

const byWords = <Id extends string>(ids: Iterable<Id>, label: (id: Id) => string): Choice[] =>
  [...ids].map((id) => ({ id, label: label(id) }))

/** The filters of these payments. */
export const historyFilters = (payments: readonly Payment[]): ListFilters<Payment> => ({
  words: wordsOf,
  placeholder: 'Amount, account or words',
  choices: [
    {
      ...{ name: 'account', label: 'Account', what: 'one of these accounts' },
      choices: byWords(
        new Set(payments.map(({ accountId }) => accountId)),
        (id) => payments.find(({ accountId }) => accountId === id)!.accountName,
      ),
      of: ({ accountId }) => accountId,
    },
    {
      ...{ name: 'direction', label: 'Direction', what: 'a direction' },
      choices: [
        { id: 'in', label: 'Money in' },
        { id: 'out', label: 'Money out' },
      ],
      of: ({ direction }) => direction,
    },
    {
      ...{ name: 'kind', label: 'Type', what: 'a kind of payment' },
      choices: byWords(paymentKinds, kindInWords),
      of: ({ kind }) => kind,
    },
    {
      ...{ name: 'status', label: 'Status', what: 'a status' },
      choices: byWords(paymentStatuses, statusInWords),
      of: ({ status }) => status,
    },
  ],
  dates: {},
  day: ({ settlesOn }) => settlesOn,
})

/** What a payment is found by: its words, and its amount and day as they are read. */
function wordsOf(payment: Payment): string {
  const { kind, status, reference, accountName, about, reason, bankAccountEnding } = payment
  const { amountPence, currency, settlesOn, askedBy } = payment
  const amount = formatPence(amountPence, currency)
  return [
    ...[kindInWords(kind), statusInWords(status), reference, accountName, about, reason, bankAccountEnding],
    ...[amount, amount.replaceAll(',', ''), formatDate(settlesOn), askedBy],
  ]
    .join(' ')
    .toLowerCase()
}
