// Payments with where they stand; each row unfolds its timeline, and offers to cancel it while that is possible.
import type { Payment } from '#api/payments/payments.ts'
import { kindInWords, statusInWords } from '#domain/payments/payments.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatShortDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { DataTable, type Column } from '#ui/tables/data-table.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import css from './payments.module.css'

const columns: Column<Payment>[] = [
  {
    id: 'what',
    header: 'Payment',
    cell: (payment) => (
      <Disclosure
        onDemand
        label={
          <>
            {kindInWords(payment.kind)} <span className={css.quiet}>{payment.accountName}</span>
            <span className="visually-hidden"> {payment.reference}: details</span>
          </>
        }
      >
        <PaymentDetail payment={payment} />
      </Disclosure>
    ),
  },
  { id: 'when', header: 'Date', cell: ({ settlesOn }) => formatShortDate(settlesOn) },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{statusInWords(status)}</Badge>,
  },
  {
    id: 'amount',
    header: 'Amount',
    figures: true,
    cell: ({ amountPence, direction, currency }) => (
      <Money pence={direction === 'out' ? -amountPence : amountPence} currency={currency} exact signed />
    ),
  },
]

interface PaymentsTableProps {
  caption: string
  payments: readonly Payment[]
}

export function PaymentsTable({ caption, payments }: PaymentsTableProps) {
  return <DataTable caption={caption} columns={columns} rows={payments} rowId={({ id }) => id} />
}

function toneOf(status: string): BadgeTone {
  if (status === 'completed') return 'gain'
  return status === 'failed' ? 'loss' : 'neutral'
}
