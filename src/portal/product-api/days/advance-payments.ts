// Moves payments along as the days pass.
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { endMandates } from '#product-api/payments/records/mandate-records.ts'
import {
  detailsOf,
  setStatus,
  startOfBusiness,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'
import { endRegularPayments } from '#product-api/payments/records/regular-payment-records.ts'

/** Moves the person's payments along to this day. */
export function advancePayments(database: Database, personId: string, today: string): void {
  const open = database.all<PaymentRow>(
    `select * from payments where person_id = ? and status in ('requested', 'in-progress')`,
    personId,
  )
  for (const row of open) {
    if (row.status === 'requested' && row.starts_on <= today)
      setStatus(database, row, 'in-progress', startOfBusiness(row.starts_on))
    if (row.settles_on > today) continue
    setStatus(database, { ...row, status: 'in-progress' }, 'completed', startOfBusiness(row.settles_on))
    if (detailsOf(row).isAll !== true) continue
    // Regular payments end when everything is taken out.
    endMandates(database, row.account_id, row.settles_on)
    endRegularPayments(database, row.account_id, row.settles_on)
  }
}
