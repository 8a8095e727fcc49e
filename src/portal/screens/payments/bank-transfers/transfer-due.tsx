// What happens next once we know that a bank transfer is coming: where the money is, and which reference it needs.
import type { Payment } from '#api/payments/payments.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { OurBankDetails } from './where-to-send.tsx'

export function TransferDue({ payment }: { payment: Payment }) {
  const { amountPence, currency, settlesOn, accountId, accountName, kind } = payment
  const isByEmployer = kind === 'employer-contribution'
  return (
    <>
      <p>
        <Money pence={amountPence} currency={currency} exact />{' '}
        {isByEmployer
          ? 'stays with your employer until they make the transfer.'
          : 'stays in your bank until you make the transfer.'}{' '}
        Quote the reference below, so that it arrives in {accountName}. We expect it on{' '}
        {formatDate(settlesOn)}.
      </p>
      <OurBankDetails accountId={accountId} />
    </>
  )
}
