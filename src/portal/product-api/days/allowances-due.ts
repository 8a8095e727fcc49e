// The work that requests to use an ISA allowance lead to: a sale in the general account pays into the ISA.
import { startOfService, taxServicesOf, type TaxServiceRow } from '#product-api/tax/tax-service-records.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { isTrue, type PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { remainingFor } from '#product-api/payments/rules/allowance-use.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { plannedFor } from '#product-api/payments/rules/monthly-room.ts'
import { worthOf } from '#product-api/payments/rules/paying-out.ts'
import { addPayment, startOfBusiness } from '#product-api/payments/records/payment-records.ts'
import type { Work } from './work.ts'

export function allowanceWork({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] {
  return taxServicesOf(database, active.id)
    .filter((row) => !isTrue(row.is_taken_back) && row.moved_pence === null && startOfService(row) <= today)
    .map((row) => ({ on: startOfService(row), carryOut: (moment: PersonOnDay) => move(moment, row) }))
}

/** Moves what the allowance and the general account have room for, at most what was asked for. */
function move(moment: PersonOnDay, row: TaxServiceRow): void {
  const { database, active, today } = moment
  const accounts = accountsOf(database, active.id)
  const [from, to] = [row.from_account_id, row.to_account_id].map((id) =>
    accounts.find((account) => account.id === id)!,
  )
  const room = remainingFor(moment, to!, row.year) - plannedFor(moment, to!, row.year).inYearPence
  const pence = Math.max(0, Math.min(row.amount_pence, room, worthOf(moment, from!).availablePence))
  database.run('update tax_services set moved_pence = ? where id = ?', pence, row.id)
  const what = `from ${from!.name} to ${to!.name}`
  if (pence === 0)
    return notifyInInbox(moment, {
      subject: 'Your ISA allowance was not used',
      body: `We couldn’t move anything ${what}: no allowance was left, or the account was empty.`,
      accountId: to!.id,
    })
  const common = {
    ...{ person_id: active.id, amount_pence: trustedAmount(pence), asked_by: active.name },
    ...{ asked_at: startOfBusiness(today), starts_on: today, settles_on: today },
  }
  const purchase = addPayment(database, { ...common, account_id: to!.id, kind: 'allowance-purchase' })
  addPayment(database, {
    ...{ ...common, account_id: from!.id, kind: 'allowance-sale' },
    details: { purchaseId: purchase.id },
  })
  notifyInInbox(moment, {
    subject: `Your ISA allowance is used: ${purchase.reference}`,
    body: `We move ${formatPence(pence)} ${what} today${pence < row.amount_pence ? `, less than the ${formatPence(row.amount_pence)} asked for, because no more was left` : ''}. The sale may have realised a gain.`,
    accountId: to!.id,
  })
}
