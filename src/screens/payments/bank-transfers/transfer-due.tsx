// What somebody does next who has told us that a bank transfer is coming.
import type { Payment } from '#api/payments/payments.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { OurBankDetails } from './where-to-send.tsx'

export function TransferDue({ payment }: { payment: Payment }) {
  const { amountPence, currency, settlesOn, accountId, accountName } = payment
  return (
    <>
      <p>
        Now make the transfer of <Money pence={amountPence} currency={currency} exact /> from your bank, with
        the reference of {accountName}. We expect it on {formatDate(settlesOn)}.
      </p>
      <OurBankDetails accountId={accountId} />
    </>
  )
}
