// Which payments does the address ask for? Values that cannot be are left out, each with a sentence that says so. Pure.
import { date as dateField } from '#http/fields.ts'
import type { Payment } from '#api/payments/payments.ts'
import { kindInWords, paymentKinds, paymentStatuses, statusInWords } from '#domain/payments/payment-kinds.ts'
import { formatDate } from '#ui/figures/dates.ts'

/** Each as in the address; undefined for all. */
export interface HistoryFilters {
  direction: string | undefined
  kind: string | undefined
  status: string | undefined
  /** ISO dates of the payment, both included. */
  from: string | undefined
  to: string | undefined
}

export const noHistoryFilters: HistoryFilters = {
  ...{ direction: undefined, kind: undefined, status: undefined, from: undefined, to: undefined },
}

export const directionWords: Record<string, string> = { in: 'Money in', out: 'Money out' }

/** The choices of each filter, with their words. */
export const historyChoices = {
  direction: Object.entries(directionWords).map(([id, label]) => ({ id, label })),
  kind: paymentKinds.map((id) => ({ id, label: kindInWords(id) })),
  status: paymentStatuses.map((id) => ({ id, label: statusInWords(id) })),
} as const

export function readHistoryFilters(search: URLSearchParams): { filters: HistoryFilters; ignored: string[] } {
  const ignored: string[] = []
  const given = (name: string) => search.get(name)?.trim() || undefined
  const leftOut = (text: string, what: string) =>
    void ignored.push(`“${text.slice(0, 40)}” is not ${what}, so it is left out.`)
  const choiceOf = (name: keyof typeof historyChoices, what: string) => {
    const text = given(name)
    const isKnown = text === undefined || historyChoices[name].some(({ id }) => id === text)
    return isKnown ? text : leftOut(text, what)
  }
  const dateOf = (name: 'from' | 'to') => {
    const text = given(name)
    return text === undefined || dateField.safeParse(text).success ? text : leftOut(text, 'a date')
  }
  let [from, to] = [dateOf('from'), dateOf('to')]
  if (from !== undefined && to !== undefined && from > to) {
    ignored.push(`${formatDate(from)} is after ${formatDate(to)}, so both dates are left out.`)
    from = to = undefined
  }
  const filters = {
    direction: choiceOf('direction', 'a direction'),
    kind: choiceOf('kind', 'a kind of payment'),
    status: choiceOf('status', 'a status'),
  }
  return { filters: { ...filters, from, to }, ignored }
}

export function paymentsThatFit(
  payments: readonly Payment[],
  { direction, kind, status, from, to }: HistoryFilters,
): Payment[] {
  return payments.filter(
    (payment) =>
      (direction === undefined || payment.direction === direction) &&
      (kind === undefined || payment.kind === kind) &&
      (status === undefined || payment.status === status) &&
      (from === undefined || payment.settlesOn >= from) &&
      (to === undefined || payment.settlesOn <= to),
  )
}

export const hasFilters = (filters: HistoryFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** "3 payments", or "1 of 3 payments" if filters hide some. */
export function paymentsInWords(shown: number, all: number): string {
  const payments = all === 1 ? 'payment' : 'payments'
  return shown === all ? `${all} ${payments}` : `${shown} of ${all} ${payments}`
}
