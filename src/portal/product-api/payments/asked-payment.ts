// A payment that the active user asks for: it is kept, its form in progress ends, and the owners of its account are told.
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import type { Notice } from '#product-api/data/notify.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import { notifyOwners } from '#product-api/people/joint-owners.ts'
import {
  addPayment,
  type NewPayment,
  type PaymentRow,
} from '#product-api/payments/records/payment-records.ts'

type Asked = Omit<NewPayment, 'person_id' | 'account_id' | 'asked_at' | 'asked_by'> & {
  told: (row: PaymentRow) => Pick<Notice, 'subject' | 'body'>
}

/** `job`: that of the form from which it is sent. */
export function askedPayment(call: Call, account: { id: string }, job: string, asked: Asked): PaymentRow {
  const { told, ...payment } = asked
  const row = addPayment(call.database, {
    ...{ ...payment, person_id: call.active.id, account_id: account.id },
    ...{ asked_at: call.now.toISOString(), asked_by: call.user.name },
  })
  endForm(call, job)
  notifyOwners(call, account.id, told(row))
  return row
}
