// The payments as rows of a CSV file. Pure.
import type { Payment } from '#api/payments/payments.ts'
import { kindInWords, statusInWords } from '#domain/payments/payment-kinds.ts'
import { csvPounds } from 'portal-engine/ui/tables/csv.ts'

export function historyTable(payments: readonly Payment[]): {
  header: string[]
  rows: (string | number)[][]
} {
  return {
    header: [
      ...[
        'Reference',
        'Date',
        'Kind',
        'Account',
        'Amount (in the currency beside it)',
        'Currency',
        'Status',
        'Reason',
      ],
      ...['Asked for at', 'Asked for by', 'Bank account ending'],
    ],
    rows: payments.map((payment) => [
      payment.reference,
      payment.settlesOn,
      kindInWords(payment.kind),
      payment.accountName,
      csvPounds(payment.direction === 'out' ? -payment.amountPence : payment.amountPence),
      payment.currency,
      statusInWords(payment.status),
      payment.reason ?? '',
      ...(payment.askedBy === null ? ['', ''] : [payment.askedAt, payment.askedBy]),
      payment.bankAccountEnding ?? '',
    ]),
  }
}
