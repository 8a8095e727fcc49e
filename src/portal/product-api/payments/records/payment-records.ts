// The payments of the sandbox's people: kept with every status they had, and moved along as the days pass.
import { lastNumber } from '#product-api/data/last-number.ts'
import { mayBecome, type PaymentKind, type PaymentStatus } from '#domain/payments/payment-kinds.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { CheckedAmount } from '#product-api/data/checked-amount.ts'
import { jointAccountIds } from '#product-api/ledger/ledger.ts'

export interface PaymentRow {
  id: string
  reference: string
  person_id: string
  account_id: string
  kind: PaymentKind
  amount_pence: number
  status: PaymentStatus
  reason: string | null
  asked_at: string
  asked_by: string
  /** The day from which it can no longer be cancelled. */
  starts_on: string
  /** The working day on which the money moves. */
  settles_on: string
  /** What is special about its kind, as JSON of PaymentDetails. */
  details: string
}

export interface PaymentDetails {
  /** Said to the client, as a sentence. */
  about?: string
  /** For a transfer: what was paid in this tax year and counts towards its allowance. */
  thisYearPence?: number
  /** Where money that is taken out goes. */
  bankAccountId?: string
  /** Everything is sold and paid out, whatever it is worth on the day. */
  isAll?: boolean
  /** The account was worth less than was asked for, so everything in it was paid. */
  tookAll?: boolean
  /** For pension drawdown: the part that is free of tax, and the part that is income. */
  taxFreePence?: number
  incomePence?: number
  /** A pension taken whole as a small pot: it uses no lump sum allowance and lowers no other (PTM056530). */
  isSmallPot?: boolean
  /** The request to close the account that it is paid for. */
  closing?: string
  /** For a sale to use an ISA allowance: the payment into the ISA, of the same amount. */
  purchaseId?: string
}

export const detailsOf = ({ details }: Pick<PaymentRow, 'details'>): PaymentDetails =>
  JSON.parse(details) as PaymentDetails

export type NewPayment = Pick<
  PaymentRow,
  'person_id' | 'account_id' | 'kind' | 'asked_at' | 'asked_by' | 'starts_on' | 'settles_on'
> & { amount_pence: CheckedAmount; details?: PaymentDetails }

/** Keeps a new payment, requested at `asked_at`. */
export function addPayment(database: Database, { details = {}, ...given }: NewPayment): PaymentRow {
  const n = lastNumber(database, 'payments')
  const row: PaymentRow = {
    ...given,
    id: `PM-${n + 1}`,
    reference: `P-${60_101 + n}`,
    status: 'requested',
    reason: null,
    details: JSON.stringify(details),
  }
  database.insert('payments', { ...row })
  addEvent(database, row.id, 'requested', row.asked_at)
  return row
}

/** Those that a person asked for, and those of the other owner of a joint account; the newest first. */
export function paymentsOf(database: Database, personId: string): PaymentRow[] {
  return database.all<PaymentRow>(
    `select * from payments where person_id = ?
       or account_id in ${jointAccountIds}
     order by asked_at desc, rowid desc`,
    personId,
    personId,
  )
}

/** The one of them with this id. */
export const paymentOf = (database: Database, personId: string, id: string): PaymentRow | undefined =>
  database.one<PaymentRow>(
    `select * from payments where id = ? and (person_id = ? or account_id in ${jointAccountIds})`,
    ...[id, personId, personId],
  )

export function eventsOf(database: Database, paymentId: string): { status: PaymentStatus; at: string }[] {
  return database.all('select status, at from payment_events where payment_id = ? order by rowid', paymentId)
}

/** Changes the status if the table of transitions allows it; otherwise changes nothing and returns false. */
export function setStatus(
  database: Database,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
  next: PaymentStatus,
  at: string,
  reason: string | null = null,
): boolean {
  if (!mayBecome(status, next)) return false
  database.run('update payments set status = ?, reason = ? where id = ?', next, reason, id)
  addEvent(database, id, next, at)
  return true
}

function addEvent(database: Database, paymentId: string, status: PaymentStatus, at: string): void {
  database.run('insert into payment_events values (?, ?, ?)', paymentId, status, at)
}

/** When the firm's day begins. */
export const startOfBusiness = (day: string): string => `${day}T09:00:00.000Z`
