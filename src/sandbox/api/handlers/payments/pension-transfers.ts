// Transfers of pensions to the firm.
import * as z from 'zod/mini'
import { workingDaysAfter } from '#domain/dates/working-days.ts'
import { formatPence } from '#domain/money.ts'
import { needsAdvice, pensionTransferExpected } from '#domain/payments/pension-transfers.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { addPayment } from '../../payments/payments.ts'
import { checkAmountIn } from '../../payments/rules.ts'
import { longDate } from '../../seed/account-documents.ts'
import { ownAccount } from '../people/account-details.ts'
import { endForm } from '../people/forms.ts'
import { shownPayment } from './payments.ts'

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
export const transfer = z.object({
  accountId: z.string(),
  provider: text(80),
  planNumber: text(30),
  amountPence: z.int(),
  safeguarded: z.enum(['no', 'yes']),
  hasProtectedAge: z.boolean(),
})

function ask(call: Call) {
  const { database, active, user, now, today } = call
  const { accountId, provider, planNumber, amountPence, safeguarded, hasProtectedAge } = bodyOf(
    call,
    transfer,
  )
  const account = ownAccount(call, accountId)
  if (account.type !== 'Pension') throw new Refusal(422, 'accountId: a pension')
  checkAmountIn(amountPence)
  if (needsAdvice(safeguarded, amountPence))
    throw new Refusal(422, 'The law requires advice before this transfer', 'advice-required')
  const warned = hasProtectedAge ? ' A protected pension age may be lost by it.' : ''
  const about = `Pension ${planNumber} from ${provider}, all of it in cash.${warned}`
  const row = addPayment(database, {
    person_id: active.id,
    account_id: account.id,
    kind: 'pension-transfer',
    amount_pence: amountPence,
    asked_at: now.toISOString(),
    asked_by: user.name,
    starts_on: workingDaysAfter(today, 1),
    settles_on: pensionTransferExpected(today),
    details: { about },
  })
  endForm(call, 'pension-transfer')
  tellInInbox(call, {
    subject: `Pension transfer to us: ${row.reference}`,
    body: `You have asked us to transfer about ${formatPence(amountPence)} to ${account.name}. ${about} We ask ${provider} for it on the next working day and expect it by ${longDate(row.settles_on)}.`,
    accountId: account.id,
  })
  return ok(shownPayment(call, row))
}

export const pensionTransferRoutes: Route[] = [
  { method: 'POST', path: '/api/payments/pension-transfers', isOpenToViewers: false, answer: ask },
]
