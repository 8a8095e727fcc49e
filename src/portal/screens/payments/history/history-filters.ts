// Which payments does the address ask for? Values that cannot be are left out, each with a sentence that says so. Pure.
import { date as dateField } from '#http/fields.ts'
import type { Payment } from '#api/payments/payments.ts'
import { formatPence } from '#base/money.ts'
import { kindInWords, paymentKinds, paymentStatuses, statusInWords } from '#domain/payments/payment-kinds.ts'
import { formatDate } from '#ui/figures/dates.ts'

/** Each as in the address; undefined for all. */
export interface HistoryFilters {
  /** Words that are all in a payment. */
  q: string | undefined
  account: string | undefined
  direction: string | undefined
  kind: string | undefined
  status: string | undefined
  /** ISO dates of the payment, both included. */
  from: string | undefined
  to: string | undefined
}

export const noHistoryFilters: HistoryFilters = {
  ...{ q: undefined, account: undefined, direction: undefined, kind: undefined, status: undefined },
  ...{ from: undefined, to: undefined },
}

export interface HistoryChoice {
  id: string
  label: string
}

const byWords = (ids: Iterable<string>, label: (id: string) => string): HistoryChoice[] =>
  [...ids].map((id) => ({ id, label: label(id) }))

/** The choices of each filter, with their words; accounts are those of the payments. */
export const historyChoices = (payments: readonly Payment[]) => ({
  account: byWords(
    new Set(payments.map(({ accountId }) => accountId)),
    (id) => payments.find(({ accountId }) => accountId === id)!.accountName,
  ),
  direction: [
    { id: 'in', label: 'Money in' },
    { id: 'out', label: 'Money out' },
  ],
  kind: byWords(paymentKinds, kindInWords),
  status: byWords(paymentStatuses, statusInWords),
})

export type HistoryChoices = ReturnType<typeof historyChoices>

export function readHistoryFilters(
  search: URLSearchParams,
  choices: HistoryChoices,
): { filters: HistoryFilters; ignored: string[] } {
  const ignored: string[] = []
  const given = (name: string) => search.get(name)?.trim() || undefined
  const leftOut = (text: string, what: string) =>
    void ignored.push(`“${text.slice(0, 40)}” is not ${what}, so we left it out.`)
  const choiceOf = (name: keyof HistoryChoices, what: string) => {
    const text = given(name)
    const isKnown = text === undefined || choices[name].some(({ id }) => id === text)
    return isKnown ? text : leftOut(text, what)
  }
  const dateOf = (name: 'from' | 'to') => {
    const text = given(name)
    return text === undefined || dateField.safeParse(text).success ? text : leftOut(text, 'a date')
  }
  let [from, to] = [dateOf('from'), dateOf('to')]
  if (from !== undefined && to !== undefined && from > to) {
    ignored.push(`${formatDate(from)} is after ${formatDate(to)}, so we left both out.`)
    from = to = undefined
  }
  const filters = {
    q: given('q'),
    account: choiceOf('account', 'one of these accounts'),
    direction: choiceOf('direction', 'a direction'),
    kind: choiceOf('kind', 'a kind of payment'),
    status: choiceOf('status', 'a status'),
  }
  return { filters: { ...filters, from, to }, ignored }
}

export function paymentsThatFit(
  payments: readonly Payment[],
  { q, account, direction, kind, status, from, to }: HistoryFilters,
): Payment[] {
  const words = (q ?? '').toLowerCase().split(/\s+/)
  return payments.filter(
    (payment) =>
      (account === undefined || payment.accountId === account) &&
      (direction === undefined || payment.direction === direction) &&
      (kind === undefined || payment.kind === kind) &&
      (status === undefined || payment.status === status) &&
      (from === undefined || payment.settlesOn >= from) &&
      (to === undefined || payment.settlesOn <= to) &&
      (q === undefined || words.every((word) => textOf(payment).includes(word))),
  )
}

/** What a payment is found by: its words, and its amount and day as they are read. */
function textOf(payment: Payment): string {
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

export const hasFilters = (filters: HistoryFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** "3 payments", or "1 of 3 payments" if filters hide some. */
export function paymentsInWords(shown: number, all: number): string {
  const payments = all === 1 ? 'payment' : 'payments'
  return shown === all ? `${all} ${payments}` : `${shown} of ${all} ${payments}`
}
