// Payments with their status; each row unfolds its timeline, and offers to cancel it while that is possible. The one
// that the address names is unfolded and has the focus.
import type { ReactNode } from 'react'
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import type { Payment } from '#api/payments/payments.ts'
import { isUnderway, kindInWords, statusInWords } from '#domain/payments/payment-kinds.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { dateFormat, formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { Focused } from './focused.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import css from './payments.module.css'

const columns = (named: string | null | undefined): Column<Payment>[] => [
  {
    id: 'what',
    header: 'Payment',
    cell: (payment) => <What payment={payment} isNamed={isNamed(payment, named)} />,
    narrowCell: (payment) => (
      <Focused is={isNamed(payment, named)} isInButton>
        <span className={css.name}>{kindInWords(payment.kind)}</span>
        <span className="visually-hidden"> {payment.reference}</span>
      </Focused>
    ),
  },
  { id: 'account', header: 'Account', narrow: 'note', cell: ({ accountName }) => accountName },
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
    cell: ({ status }) =>
      // What is as it should be is not said.
      status !== 'completed' && (
        <Badge tone={status === 'failed' ? 'loss' : 'neutral'}>{statusInWords(status)}</Badge>
      ),
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

const monthOf = dateFormat({ month: 'long', year: 'numeric' })

/** Is it the one of an address? It is named by its own id, or by that of a transaction that shows it. */
export const isNamed = ({ id, transactionIds = [] }: Payment, named: string | null | undefined): boolean =>
  typeof named === 'string' && (id === named || transactionIds.includes(named))

interface PaymentsTableProps {
  caption: string
  payments: readonly Payment[]
  /** The id of a payment, or of its transaction. */
  named?: string | null
  /** Groups them by month, with this beside its name. Takes months as "2026-11", and how many of it are shown. */
  monthNote?: (month: string, shown: number) => ReactNode
}

export function PaymentsTable({ caption, payments, named, monthNote }: PaymentsTableProps) {
  const isOver = payments.every(({ status }) => status === 'completed')
  return (
    <DataTable<Payment>
      caption={caption}
      columns={columns(named).filter(({ id }) => !isOver || id !== 'status')}
      rows={payments}
      rowId={({ id }) => id}
      details={(payment) => <PaymentDetail payment={payment} />}
      isOpen={(payment) => isNamed(payment, named)}
      {...(monthNote && {
        groupOf: ({ settlesOn }: Payment) => monthOf(settlesOn),
        groupNote: (shown: readonly Payment[]) => monthNote(shown[0]!.settlesOn.slice(0, 7), shown.length),
      })}
    />
  )
}

function What({ payment, isNamed }: { payment: Payment; isNamed: boolean }) {
  const { kind, reference } = payment
  return (
    <Focused is={isNamed}>
      <Disclosure
        isRow
        onDemand
        startsOpen={isNamed}
        label={
          <>
            <span className={css.name}>{kindInWords(kind)}</span>
            <span className="visually-hidden"> {reference}: details</span>
          </>
        }
      >
        <PaymentDetail payment={payment} />
      </Disclosure>
    </Focused>
  )
}
