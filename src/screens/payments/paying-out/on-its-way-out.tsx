// Money that was asked for: from which account it goes where, and when it is expected there.
import type { Payment } from '#api/payments/payments.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'

interface OnItsWayOutProps {
  payment: Payment
  /** What the amount comes from, as in "It stays in your pension until we sell". */
  staysIn: string
  /** Said after the account, with its comma. */
  deducted?: string
}

export function OnItsWayOut({ payment, staysIn, deducted = '' }: OnItsWayOutProps) {
  const { amountPence, currency, isEstimate, accountName, bankAccountEnding, settlesOn } = payment
  return (
    <>
      {isEstimate ? 'About ' : ''}
      <Money pence={amountPence} currency={currency} exact /> from {accountName}
      {deducted} goes to the bank account ending {bankAccountEnding}. It stays in {staysIn} until we sell, and
      we expect it in the bank account on {formatDate(settlesOn)}.
    </>
  )
}
