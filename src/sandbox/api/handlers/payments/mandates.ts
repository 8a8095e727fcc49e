// Direct Debit mandates: set up, change, pause, resume, cancel.
import * as z from 'zod/mini'
import brandFile from '../../../../../config/brand.json' with { type: 'json' }
import type { Mandate, Mandates } from '#api/payments/mandates.ts'
import { formatPence } from '#domain/money.ts'
import {
  changedTerms,
  mandateAfter,
  nextCollection,
  noticeEnds,
  stoppableFrom,
  stoppedTerms,
} from '#domain/payments/direct-debits.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { bodyOf, ok, Refusal, type Call } from '../../call.ts'
import { accountsOf } from '../../ledger.ts'
import { maskedBankAccounts } from '../../payments/bank-accounts.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { aheadGbp, checkMonthlyRoom, plannedByOpenings } from '../../payments/monthly-room.ts'
import { addMandate, keepMandate, mandatesOf } from '../../payments/mandates.ts'
import { termsOf, type MonthlyInstruction } from '../../payments/monthly-instruction.ts'
import { guaranteeOf } from '../../payments/guarantee.ts'
import { checkAmountIn } from '../../payments/rules.ts'
import { longDate } from '../../seed/account-documents.ts'
import { ownAccount } from '../people/account-details.ts'
import { ownIsa } from '../tax/allowances.ts'
import { endForm } from '../people/forms.ts'
import { instructionRoutes } from './instruction-routes.ts'

function shown(call: Call, row: MonthlyInstruction): Mandate {
  const { database, active, today } = call
  const account = accountsOf(database, active.id).find(({ id }) => id === row.account_id)!
  const terms = termsOf(row)
  return {
    id: row.id,
    reference: row.reference,
    accountId: row.account_id,
    accountName: account.name,
    currency: account.currency,
    amountPence: row.amount_pence,
    day: row.day,
    status: row.status,
    next: nextCollection(terms, today) ?? null,
    thisYearGbpPence: aheadGbp(call, row, account.currency),
    paidFrom: maskedBankAccounts(call).find(({ id }) => id === row.bank_account)?.label ?? 'Bank account',
  }
}

function list(call: Call) {
  const { database, active, today } = call
  const body: Mandates = {
    mandates: mandatesOf(database, active.id).map((row) => shown(call, row)),
    openingIsasThisYearPence: plannedByOpenings(call, ownIsa, taxYearOfDate(today)).inYearPence,
    bankAccounts: maskedBankAccounts(call),
    noticeEndsOn: noticeEnds(today),
    stoppableFrom: stoppableFrom(today),
    guarantee: guaranteeOf(brandFile.name),
  }
  return ok(body)
}

export const terms = z.object({ amountPence: z.int(), day: z.int().check(z.minimum(1), z.maximum(28)) })
export const newMandate = z.extend(terms, { accountId: z.string(), bankAccountId: z.string() })

function setUp(call: Call) {
  const { database, active, today } = call
  const { accountId, bankAccountId, amountPence, day } = bodyOf(call, newMandate)
  const account = ownAccount(call, accountId)
  if (account.currency !== 'GBP') throw new Refusal(422, 'accountId: an account in pounds', 'pounds-only')
  if (!maskedBankAccounts(call).some(({ id }) => id === bankAccountId))
    throw new Refusal(422, 'bankAccountId: one of your bank accounts', 'no-bank-account')
  if (
    mandatesOf(database, active.id).some((row) => row.account_id === accountId && row.status !== 'cancelled')
  )
    throw new Refusal(409, 'This account has a Direct Debit', 'has-one')
  checkAmountIn(amountPence)
  const wanted = changedTerms([], { pence: amountPence, day }, today)
  checkMonthlyRoom(call, account, wanted)
  const row = addMandate(database, {
    person_id: active.id,
    account_id: account.id,
    bank_account: bankAccountId,
    status: 'active',
    amount_pence: amountPence,
    day,
    terms: wanted,
  })
  endForm(call, 'direct-debit')
  return told(call, row, 'Direct Debit set up')
}

function ownMandate({ database, active, params }: Call): MonthlyInstruction {
  const row = mandatesOf(database, active.id).find(({ id }) => id === params['id'])
  if (!row) throw new Refusal(404, 'No such Direct Debit')
  return row
}

function change(call: Call) {
  const { amountPence, day } = bodyOf(call, terms)
  const row = ownMandate(call)
  if (mandateAfter(row.status, 'change') === undefined)
    throw new Refusal(409, 'It is not active', 'not-active')
  checkAmountIn(amountPence)
  const wanted = changedTerms(termsOf(row), { pence: amountPence, day }, call.today)
  checkMonthlyRoom(call, ownAccount(call, row.account_id), wanted, row.id)
  keepMandate(call.database, { ...row, amount_pence: amountPence, day }, wanted)
  endForm(call, 'direct-debit-change')
  return told(call, ownMandate(call), 'Direct Debit changed')
}

const stop = (action: 'pause' | 'cancel', subject: string) => (call: Call) => {
  const row = ownMandate(call)
  const status = mandateAfter(row.status, action)
  if (status === undefined)
    throw new Refusal(409, `A ${row.status} Direct Debit stays as it is`, 'not-possible')
  keepMandate(call.database, { ...row, status }, stoppedTerms(termsOf(row), call.today))
  return told(call, ownMandate(call), subject)
}

function resume(call: Call) {
  const row = ownMandate(call)
  const status = mandateAfter(row.status, 'resume')
  if (status === undefined)
    throw new Refusal(409, `A ${row.status} Direct Debit stays as it is`, 'not-possible')
  const wanted = changedTerms(termsOf(row), { pence: row.amount_pence, day: row.day }, call.today)
  checkMonthlyRoom(call, ownAccount(call, row.account_id), wanted, row.id)
  keepMandate(call.database, { ...row, status }, wanted)
  return told(call, ownMandate(call), 'Direct Debit resumed')
}

/** Tells it in the inbox too: notice of ten working days is given in writing. */
function told(call: Call, row: MonthlyInstruction, subject: string) {
  const mandate = shown(call, row)
  const { accountName, next, currency, reference, paidFrom } = mandate
  const then = next
    ? `We collect ${formatPence(next.pence, currency)} from ${paidFrom} on ${longDate(next.on)}, then on day ${mandate.day} of each month or the next working day.`
    : 'Nothing more is collected.'
  tellInInbox(call, {
    subject: `${subject}: ${reference}`,
    body: `${accountName}. ${then} Your bank statement shows the reference ${reference}.`,
    accountId: row.account_id,
  })
  return ok(mandate)
}

export const mandateRoutes = instructionRoutes('/api/payments/mandates', {
  list,
  setUp,
  change,
  pause: stop('pause', 'Direct Debit paused'),
  resume,
  cancel: stop('cancel', 'Direct Debit cancelled'),
})
