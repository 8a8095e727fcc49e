// Bank accounts of the active user. Only the owner changes them, with a fresh sign-in, and is always notified.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { isUnderway, kindInWords } from '#domain/payments/payment-kinds.ts'
import {
  addBankAccount,
  cannotAddBankAccount,
  checkPayee,
  listBankAccounts,
  makeDefaultBankAccount,
  removeBankAccount,
  type BankAccount,
  type NewBankAccount,
} from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import {
  bankAccountsOf,
  keepBankAccount,
  makeDefault,
  readyAt,
  requestsNamingBank,
  type BankAccountRow,
} from '#product-api/payments/records/bank-account-records.ts'
import { isTrue, ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { knownAccount } from '#product-api/ledger/left-account-records.ts'
import { collectionsFor, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import type { MandateRow } from '#product-api/payments/records/monthly-instruction.ts'
import { detailsOf, paymentsOf, type PaymentRow } from '#product-api/payments/records/payment-records.ts'
import { regularPaymentsOf } from '#product-api/payments/records/regular-payment-records.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { endForm } from '#product-api/data/stored-forms.ts'
import { answersName, askPayee } from './ask-payee.ts'

const maxAccounts = limits['bank-accounts-max'].value

/** Shows a bank account with what it is used for, which is read once for all of them. */
function showing(call: Call): (row: BankAccountRow) => BankAccount {
  const { database, active, today } = call
  const payments = paymentsOf(database, active.id).filter(({ status }) => isUnderway(status))
  const regular = regularPaymentsOf(database, active.id).filter(({ status }) => status !== 'cancelled')
  const mandates = mandatesOf(database, active.id).filter((mandate) => isCollected(call, mandate))
  const requests = requestsNamingBank(database, active.id, today)
  return (row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    sortCodeEnding: row.sort_code.slice(-2),
    accountNumberEnding: endingOf(row.account_number),
    isDefault: isTrue(row.is_default),
    payeeCheck: row.payee_check,
    addedAt: row.added_at,
    readyAt: readyAt(call, row),
    isReady: readyAt(call, row) <= call.now.toISOString(),
    usedBy: [
      ...payments
        .filter((payment) => detailsOf(payment).bankAccountId === row.id)
        .map((payment) => usedBy(call, payment, (amount) => `${kindInWords(payment.kind)} of ${amount}`)),
      ...regular
        .filter(({ bank_account }) => bank_account === row.id)
        .map((payment) => usedBy(call, payment, (amount, name) => `${amount} a month out of ${name}`)),
      ...mandates
        .filter(({ bank_account }) => bank_account === row.id)
        .map((mandate) => usedBy(call, mandate, (amount, name) => `${amount} a month into ${name}`)),
      ...requests.filter(({ bank }) => bank === row.id).map(({ reference, what }) => ({ reference, what })),
    ],
  })
}

const shown = (call: Call, row: BankAccountRow): BankAccount => showing(call)(row)

/** Its amount is in the currency of its account. */
function usedBy(
  { database, active }: Call,
  given: Pick<PaymentRow, 'reference' | 'account_id' | 'amount_pence'>,
  inWords: (amount: string, account: string) => string,
) {
  const { name, currency } = knownAccount(database, active.id, given.account_id)!
  return { reference: given.reference, what: inWords(formatPence(given.amount_pence, currency), name) }
}

/** Is it not cancelled, or with the bank for once more? */
const isCollected = ({ database, today }: Call, mandate: MandateRow): boolean =>
  mandate.status !== 'cancelled' || collectionsFor(database, mandate, today, addMonths(today, 2)).length > 0

function ownRow({ database, active }: Call, id: string): BankAccountRow {
  const row = bankAccountsOf(database, active.id).find((each) => each.id === id)
  if (!row) throw new ErrorResponse(404, 'No such bank account')
  return row
}

/** Adds a bank account of the owner's and notifies the owner; throws an ErrorResponse if it can't be. */
export function keepNewBankAccount(call: Call, given: NewBankAccount): BankAccountRow {
  const { database, active, now } = call
  const { isAccepted, name, kind, sortCode, accountNumber } = given
  const known = bankAccountsOf(database, active.id)
  if (known.some((row) => row.sort_code === sortCode && row.account_number === accountNumber))
    throw apiError(cannotAddBankAccount, 'already-here', 'This bank account is here already')
  if (known.length >= maxAccounts)
    throw apiError(cannotAddBankAccount, 'too-many', `At most ${maxAccounts} accounts`)
  const { result } = askPayee(call, { name, kind, sortCode, accountNumber })
  if (result !== 'match' && !isAccepted)
    throw answersName(apiError(cannotAddBankAccount, 'payee-not-confirmed', 'Not confirmed'))
  const row = keepBankAccount(database, {
    ...{ person_id: active.id, name: name.trim(), kind, payee_check: result, added_at: now.toISOString() },
    ...{ sort_code: sortCode, account_number: accountNumber, is_default: known.length === 0 ? 1 : 0 },
  })
  notify(call, 'A bank account was added', row, 'was added to your bank details')
  return row
}

/** In the inbox, by email and by text: somebody who took over the account must not be the only one to know. */
function notify(call: Call, subject: string, row: BankAccountRow, what: string): void {
  const body = `The account of ${row.name} ending ${endingOf(row.account_number)} ${what}. If this was not you, call us at once.`
  notifyInInbox(call, { subject, body, accountId: null, topic: 'My details' })
  notifyOutside(call, call.active, { subject, body })
}

export const routes: Route[] = [
  route(listBankAccounts, (call) => ({
    accounts: bankAccountsOf(call.database, call.active.id).map(showing(call)),
  })),

  route(addBankAccount, (call, { body }) => {
    const row = keepNewBankAccount(call, body)
    endForm(call, 'bank-account')
    return shown(call, row)
  }),

  route(checkPayee, (call, { body: question }) => askPayee(call, question)),

  route(makeDefaultBankAccount, (call, { params }) => {
    const row = ownRow(call, params.id)
    if (!isTrue(row.is_default)) {
      makeDefault(call.database, row)
      notify(call, 'Your default bank account has changed', row, 'is now the one we offer first')
    }
    return shown(call, { ...row, is_default: 1 })
  }),

  route(removeBankAccount, (call, { params }) => {
    const row = ownRow(call, params.id)
    if (shown(call, row).usedBy.length > 0)
      throw apiError(removeBankAccount.errors, 'in-use', 'Something is collected from it or paid to it')
    call.database.run('update bank_accounts set is_removed = 1, is_default = 0 where id = ?', row.id)
    const [next] = bankAccountsOf(call.database, call.active.id)
    if (next) makeDefault(call.database, next)
    notify(call, 'A bank account was removed', row, 'was removed from your bank details')
  }),
]
