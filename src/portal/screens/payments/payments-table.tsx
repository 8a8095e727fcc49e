// Payments with their status; each row unfolds its timeline, and offers to cancel it while that is possible. The one
// that the address names is unfolded and has the focus.
import type { Column } from '#ui/tables/data-rows.tsx'
import type { Payment } from '#api/payments/payments.ts'
import { isUnderway, kindInWords, statusInWords } from '#domain/payments/payment-kinds.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatShortDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { Focused } from './focused.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import prose from '#ui/prose.module.css'

const columns = (named: string | null | undefined): Column<Payment>[] => [
  {
    id: 'what',
    header: 'Payment',
    cell: (payment) => <What payment={payment} isNamed={payment.id === named} />,
    narrowCell: ({ id, kind, accountName, reference }) => (
      <Focused is={id === named} isInButton>
        {kindInWords(kind)} <span className={prose.quiet}>{accountName}</span>
        <span className="visually-hidden"> {reference}</span>
      </Focused>
    ),
  },
  {
    id: 'when',
    header: 'Date',
    narrow: 'note',
    cell: ({ settlesOn, status }) => `${isUnderway(status) ? 'Expected ' : ''}${formatShortDate(settlesOn)}`,
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'note',
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
  /** The id of a payment. */
  named?: string | null
}

export function PaymentsTable({ caption, payments, named }: PaymentsTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns(named)}
      rows={payments}
      rowId={({ id }) => id}
      details={(payment) => <PaymentDetail payment={payment} />}
      isOpen={({ id }) => id === named}
    />
  )
}

function What({ payment, isNamed }: { payment: Payment; isNamed: boolean }) {
  const { kind, accountName, reference } = payment
  return (
    <Focused is={isNamed}>
      <Disclosure
        onDemand
        startsOpen={isNamed}
        label={
          <>
            {kindInWords(kind)} <span className={prose.quiet}>{accountName}</span>
            <span className="visually-hidden"> {reference}: details</span>
          </>
        }
      >
        <PaymentDetail payment={payment} />
      </Disclosure>
    </Focused>
  )
}

function toneOf(status: string): BadgeTone {
  if (status === 'completed') return 'gain'
  return status === 'failed' ? 'loss' : 'neutral'
}
