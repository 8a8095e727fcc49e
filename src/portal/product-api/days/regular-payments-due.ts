// Makes the single payments of regular ones, each on the day of its sale; one for which there is too little fails.
import { formatPence } from 'portal-engine/base/money.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import { duePayments, saleDayFor } from '#domain/payments/regular-payment-rules.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { drawdownPensionOf } from '#product-api/payments/rules/drawdown-state.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { notifyOwners } from '#product-api/people/joint-owners.ts'
import { worthOf } from '#product-api/payments/rules/paying-out.ts'
import { addPayment, startOfBusiness, setStatus } from '#product-api/payments/records/payment-records.ts'
import { termsOf } from '#product-api/payments/records/monthly-instruction.ts'
import {
  keepRegularPayment,
  regularPaymentsOf,
} from '#product-api/payments/records/regular-payment-records.ts'
import type { Work } from './work.ts'

export function regularWork({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] {
  return regularPaymentsOf(database, active.id).flatMap((row) =>
    duePayments(termsOf(row), row.done_until, today).map(({ on, pence }) => ({
      on: saleDayFor(on),
      carryOut: (moment: PersonOnDay) => pay(moment, row.id, { on, pence }),
    })),
  )
}

function pay(moment: PersonOnDay, regularId: string, { on, pence }: { on: string; pence: number }): void {
  const { database, active } = moment
  const row = regularPaymentsOf(database, active.id).find(({ id }) => id === regularId)!
  const saleOn = saleDayFor(on)
  // The account may have been emptied meanwhile, which ends what is regular.
  if (!duePayments(termsOf(row), row.done_until, saleOn).some((due) => due.on === on)) return
  keepRegularPayment(database, { ...row, done_until: on }, termsOf(row))
  const account = accountsOf(database, active.id).find(({ id }) => id === row.account_id)!
  const bank = bankAccountsOf(database, row.person_id).find(({ id }) => id === row.bank_account)
  const reason = bank ? problemOf(moment, account, pence) : 'The bank account is no longer on file.'
  const isPension = account.type === 'Pension'
  const payment = addPayment(database, {
    ...{ person_id: row.person_id, account_id: account.id, amount_pence: trustedAmount(pence) },
    kind: isPension ? 'pension-drawdown' : 'withdrawal',
    ...{ asked_at: startOfBusiness(saleOn), asked_by: row.asked_by, starts_on: saleOn, settles_on: on },
    details: {
      about: `Part of ${row.reference}, paid each month.`,
      bankAccountId: row.bank_account,
      ...(isPension && { taxFreePence: 0, incomePence: pence }),
    },
  })
  if (reason !== undefined) setStatus(database, payment, 'failed', startOfBusiness(saleOn), reason)
  const amount = `${formatPence(pence, account.currency)} from ${account.name}`
  notifyOwners(moment, account.id, {
    subject: `Regular payment ${reason === undefined ? 'on its way' : 'not made'}: ${payment.reference}`,
    body:
      reason === undefined
        ? `${amount} arrives in the bank account ending ${endingOf(bank!.account_number)} on ${longDate(on)}.`
        : `${amount}, due on ${longDate(on)}, was not paid. ${reason} We try again next month.`,
  })
}

/** Why can this not be paid, as a sentence? */
function problemOf(moment: PersonOnDay, account: AccountRow, pence: number): string | undefined {
  if (worthOf(moment, account).availablePence < pence) return 'There was not enough money in the account.'
  return account.type === 'Pension' && drawdownPensionOf(moment, account).inDrawdownPence < pence
    ? 'There was less than this in drawdown.'
    : undefined
}
