// The next of each monthly payment, in or out, the nearest first. Pure.
import type { Mandate } from '#api/payments/mandates.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'

export interface Monthly {
  mandates: readonly Mandate[]
  regular: readonly RegularPayment[]
}

/** The next of each monthly payment, and the page where it is changed. */
export const plannedOf = ({ mandates, regular }: Monthly) =>
  [
    ...mandates.map((each) => ({
      ...each,
      what: 'Direct Debit',
      to: 'regular-contributions' as const,
      sign: 1,
    })),
    ...regular.map((each) => ({
      ...each,
      ...(each.isPension
        ? { what: 'Pension drawdown', to: 'pension-drawdown' as const }
        : { what: 'Withdrawal', to: 'withdrawing-funds' as const }),
      sign: -1,
    })),
  ]
    .flatMap(({ next, sign, ...each }) => (next ? [{ ...each, on: next.on, pence: sign * next.pence }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on))
