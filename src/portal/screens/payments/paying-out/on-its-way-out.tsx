// A payout that was asked for: from which account it goes where, when it is expected there, and until when it can be cancelled.
import type { Payment } from '#api/payments/payments.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'

export function OnItsWayOut({ payment }: { payment: Payment }) {
  const { kind, amountPence, currency, isEstimate, accountName, bankAccountEnding, settlesOn } = payment
  const isOfPension = kind !== 'withdrawal'
  return (
    <p>
      {isEstimate && 'About '}
      <Money pence={amountPence} currency={currency} exact /> from {accountName}
      {isOfPension && ', less tax on the income,'} goes to the bank account ending {bankAccountEnding}. It
      stays in {isOfPension ? 'your pension' : accountName} until we sell, and we expect it in the bank
      account on {formatDate(settlesOn)}.
      {isOfPension && ' You can cancel it for at least thirty days, where you see how it stands.'}
    </p>
  )
}
