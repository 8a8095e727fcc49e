// Bank accounts of the active user. Changing them is the owner's alone, with a fresh sign-in, and always told.
import {
  newBankAccountSchema,
  payeeQuestionSchema,
  type BankAccount,
  type NewBankAccount,
  type PayeeQuestion,
} from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import {
  addBankAccount,
  bankAccountsOf,
  makeDefault,
  readyAt,
  type BankAccountRow,
} from '../../bank/bank-accounts.ts'
import { checkPayee, fitsSortCode } from '../../bank/payee-check.ts'
import { bodyOf, isTrue, noContent, ok, Refusal, type Call, type Route } from '../../call.ts'
import { tellOutside } from '../../outbox.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { detailsOf, isUnderWay, paymentsOf } from '../../payments/payments.ts'
import { regularPaymentsOf } from '../../payments/regular-payments.ts'
import { endForm } from '../people/forms.ts'

const maxChecks = limits['payee-checks-max'].value
const maxAccounts = limits['bank-accounts-max'].value

function shown(call: Call, row: BankAccountRow): BankAccount {
  return {
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
      ...paymentsOf(call.database, call.active.id).filter(
        (payment) => isUnderWay(payment) && detailsOf(payment).bankAccountId === row.id,
      ),
      ...regularPaymentsOf(call.database, call.active.id).filter(
        ({ status, bank_account }) => status !== 'cancelled' && bank_account === row.id,
      ),
    ].map(({ reference }) => reference),
  }
}

function list(call: Call) {
  return ok({ accounts: bankAccountsOf(call.database, call.active.id).map((row) => shown(call, row)) })
}

function requireOwner({ user, active }: Call): void {
  if (user.id !== active.id)
    throw new Refusal(403, 'Bank details are changed by their owner alone', 'owner-only')
}

function ownRow({ database, active, params }: Call): BankAccountRow {
  const row = bankAccountsOf(database, active.id).find(({ id }) => id === params['id'])
  if (!row) throw new Refusal(404, 'No such bank account')
  return row
}

function payeeOf(call: Call, question: PayeeQuestion) {
  if (!fitsSortCode(question))
    throw new Refusal(422, 'Sort code and account number do not fit together', 'modulus-failed')
  return checkPayee({ ...question, owner: call.active.name })
}

/** Counts what was asked, so that nobody tries out names. */
function askPayee(call: Call) {
  requireOwner(call)
  const { database, now, active } = call
  const question = bodyOf(call, payeeQuestionSchema)
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const { n } = database.one<{ n: number }>(
    'select count(*) as n from payee_checks where person_id = ? and at > ?',
    active.id,
    since,
  )!
  if (n >= maxChecks) throw new Refusal(422, `At most ${maxChecks} checks in 24 hours`, 'too-many-checks')
  database.insert('payee_checks', { person_id: active.id, at: now.toISOString() })
  return ok(payeeOf(call, question))
}

function add(call: Call) {
  const row = keepNewBankAccount(call, bodyOf(call, newBankAccountSchema))
  endForm(call, 'bank-account')
  return ok(shown(call, row))
}

/** Adds a bank account of the owner's, who is told of it; throws a Refusal where it can't be. */
export function keepNewBankAccount(call: Call, given: NewBankAccount): BankAccountRow {
  requireOwner(call)
  call.requireFreshSignIn()
  const { database, active, now } = call
  const { isAccepted, name, kind, sortCode, accountNumber } = given
  const known = bankAccountsOf(database, active.id)
  if (known.some((row) => row.sort_code === sortCode && row.account_number === accountNumber))
    throw new Refusal(409, 'This bank account is here already', 'already-here')
  if (known.length >= maxAccounts) throw new Refusal(409, `At most ${maxAccounts} accounts`, 'too-many')
  const { result } = payeeOf(call, { name, kind, sortCode, accountNumber })
  if (result !== 'match' && !isAccepted) throw new Refusal(409, 'Not confirmed', 'payee-not-confirmed')
  const row = addBankAccount(database, {
    ...{ person_id: active.id, name: name.trim(), kind, payee_check: result, added_at: now.toISOString() },
    ...{ sort_code: sortCode, account_number: accountNumber, is_default: known.length === 0 ? 1 : 0 },
  })
  tell(call, 'A bank account was added', row, 'was added to your bank details')
  return row
}

function changeDefault(call: Call) {
  requireOwner(call)
  call.requireFreshSignIn()
  const row = ownRow(call)
  if (!isTrue(row.is_default)) {
    makeDefault(call.database, row)
    tell(call, 'Your default bank account has changed', row, 'is now the one we offer first')
  }
  return ok(shown(call, { ...row, is_default: 1 }))
}

function remove(call: Call) {
  requireOwner(call)
  call.requireFreshSignIn()
  const row = ownRow(call)
  if (shown(call, row).usedBy.length > 0) throw new Refusal(409, 'A payment is on its way to it', 'in-use')
  call.database.run('update bank_accounts set is_removed = 1, is_default = 0 where id = ?', row.id)
  const [next] = bankAccountsOf(call.database, call.active.id)
  if (next) makeDefault(call.database, next)
  tell(call, 'A bank account was removed', row, 'was removed from your bank details')
  return noContent
}

/** In the inbox, by e-mail and by text: whoever took over the account must not be the only one to know. */
function tell(call: Call, subject: string, row: BankAccountRow, what: string): void {
  const body = `The account of ${row.name} ending ${endingOf(row.account_number)} ${what}. If this was not you, call us at once.`
  tellInInbox(call, { subject, body, accountId: null, topic: 'My details' })
  tellOutside(call, call.active, { subject, body })
}

const path = '/api/bank-accounts'
export const bankAccountRoutes: Route[] = [
  { method: 'GET', path, isOpenToViewers: false, answer: list },
  { method: 'POST', path, isOpenToViewers: false, answer: add },
  { method: 'POST', path: `${path}/payee-checks`, isOpenToViewers: false, answer: askPayee },
  { method: 'PUT', path: `${path}/:id/default`, isOpenToViewers: false, answer: changeDefault },
  { method: 'DELETE', path: `${path}/:id`, isOpenToViewers: false, answer: remove },
]
