// Transfers of ISAs, junior ISAs and child trust funds to the firm.
import * as z from 'zod/mini'
import { workingDaysAfter } from '#domain/dates/working-days.ts'
import { formatPence } from '#domain/money.ts'
import { problemOfIsaTransfer, sourceOf, transferDueBy } from '#domain/payments/isa-transfers.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { addPayment } from '../../payments/payments.ts'
import { isaProviders } from '../../payments/providers.ts'
import { checkNotGrownUp } from '../../payments/may-pay-in.ts'
import { checkAllowance, checkAmountIn } from '../../payments/rules.ts'
import { longDate } from '../../seed/account-documents.ts'
import { ownAccount } from '../people/account-details.ts'
import { endForm } from '../people/forms.ts'
import { shownPayment } from './payments.ts'

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
export const transfer = z.object({
  accountId: z.string(),
  provider: text(80),
  planNumber: text(30),
  source: z.string(),
  extent: z.enum(['all', 'part']),
  means: z.enum(['cash', 'in-specie']),
  amountPence: z.int(),
  thisYearPence: z.int().check(z.minimum(0)),
})

function ask(call: Call) {
  const { database, active, user, now, today } = call
  const given = bodyOf(call, transfer)
  const account = ownAccount(call, given.accountId)
  if (!hasAllowance({ type: account.type, baseCurrency: account.currency }))
    throw new Refusal(422, 'accountId: an ISA or junior ISA in pounds')
  checkAmountIn(given.amountPence)
  const problem = problemOfIsaTransfer(given, account.type)
  if (problem !== undefined) throw new Refusal(422, `This can’t be transferred so: ${problem}`, problem)
  checkNotGrownUp(call, account)
  if (given.thisYearPence > 0) checkAllowance(call, account, given.thisYearPence)
  const what = sourceOf(given.source)!.words
  const about = `${what} ${given.planNumber} from ${given.provider}: ${given.extent === 'all' ? 'all' : 'part'} of it, ${given.means === 'cash' ? 'in cash' : 'with its investments as they are'}.`
  const row = addPayment(database, {
    person_id: active.id,
    account_id: account.id,
    kind: 'isa-transfer',
    amount_pence: given.amountPence,
    asked_at: now.toISOString(),
    asked_by: user.name,
    starts_on: workingDaysAfter(today, 1),
    settles_on: transferDueBy(today),
    details: { about, thisYearPence: given.thisYearPence },
  })
  endForm(call, 'isa-transfer')
  tellInInbox(call, {
    subject: `Transfer to us: ${row.reference}`,
    body: `You have asked us to transfer about ${formatPence(given.amountPence)} to ${account.name}. ${about} We ask ${given.provider} for it on the next working day; it must arrive by ${longDate(row.settles_on)}. Please do not withdraw the money yourself.`,
    accountId: account.id,
  })
  return ok(shownPayment(call, row))
}

export const isaTransferRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/payments/isa-providers',
    isOpenToViewers: false,
    answer: () => ok({ providers: isaProviders }),
  },
  { method: 'POST', path: '/api/payments/isa-transfers', isOpenToViewers: false, answer: ask },
]
