// Paying into a pension: personal contributions with relief at source, and the employer's.
import * as z from 'zod/mini'
import { date } from '#api/http/fields.ts'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { addDays, addMonths } from '#domain/dates/london-time.ts'
import { workingDayFrom } from '#domain/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { grossOf, RELIEF_UNTIL_AGE, reliefLimitPence } from '#domain/payments/pension-contributions.ts'
import { unusedYears } from '#domain/tax/pension-allowance.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { flexibleSince } from '../../payments/drawdown.ts'
import { addPayment } from '../../payments/payments.ts'
import { paidIn, pensionYears } from '../../payments/pension-paid-in.ts'
import { pensionFactsOf } from '../../seed/pension-facts.ts'
import { checkAmountIn } from '../../payments/rules.ts'
import { longDate } from '../../seed/account-documents.ts'
import { ownAccount } from '../people/account-details.ts'
import { endForm } from '../people/forms.ts'
import { shownPayment } from './payments.ts'

function use(call: Call) {
  const year = taxYearOfDate(call.today)
  const facts = pensionFactsOf(call)
  const body: PensionUse = {
    paid: paidIn(call, year).map(({ on, grossPence, isPersonal }) => ({ on, grossPence, isPersonal })),
    unused: unusedYears(pensionYears(call, year - 1))
      .slice(-3)
      .map((earlier) => ({ year: earlier.year, pence: earlier.unusedPence })),
    flexibleSince: flexibleSince(call),
    reliefUntil: reliefUntil(facts.born_on),
  }
  return ok(body)
}

/** The last day on which a personal contribution has relief. */
const reliefUntil = (bornOn: string): string => addDays(addMonths(bornOn, RELIEF_UNTIL_AGE * 12), -1)

export const contribution = z.object({
  accountId: z.string(),
  payer: z.enum(['personal', 'employer']),
  amountPence: z.int(),
  arrivesOn: date,
  /** Of this tax year; what a personal contribution may have relief on. */
  earningsPence: z.int().check(z.minimum(0)),
})

function contribute(call: Call) {
  const { database, active, user, now, today } = call
  const { accountId, payer, amountPence, arrivesOn, earningsPence } = bodyOf(call, contribution)
  const account = ownAccount(call, accountId)
  if (account.type !== 'Pension') throw new Refusal(422, 'accountId: a pension')
  checkAmountIn(amountPence)
  if (arrivesOn < today || arrivesOn > addDays(today, limits['payment-days-ahead'].value))
    throw new Refusal(422, `arrivesOn: from today to ${limits['payment-days-ahead'].value} days ahead`)
  const settlesOn = workingDayFrom(arrivesOn)
  if (payer === 'personal') checkRelief(call, { amountPence, settlesOn, earningsPence })
  const row = addPayment(database, {
    person_id: active.id,
    account_id: account.id,
    kind: payer === 'personal' ? 'pension-contribution' : 'employer-contribution',
    amount_pence: amountPence,
    asked_at: now.toISOString(),
    asked_by: user.name,
    starts_on: settlesOn,
    settles_on: settlesOn,
    details: {
      about:
        payer === 'personal'
          ? `Basic-rate relief of ${formatPence(grossOf(amountPence) - amountPence)} follows within 12 weeks.`
          : 'Paid gross by your employer, without relief.',
    },
  })
  endForm(call, 'pension-contribution')
  tellInInbox(call, {
    subject: `Pension contribution expected: ${row.reference}`,
    body: `We expect ${formatPence(amountPence)} for ${account.name} on ${longDate(settlesOn)}, with the reference ${account.account_number}. ${payer === 'personal' ? `We claim ${formatPence(grossOf(amountPence) - amountPence)} of tax relief for it from HMRC.` : 'It comes from your employer, without tax relief.'}`,
    accountId: account.id,
  })
  return ok(shownPayment(call, row))
}

interface Personal {
  amountPence: number
  settlesOn: string
  earningsPence: number
}

/** Throws a Refusal where a personal contribution would have no relief. */
function checkRelief(call: Call, { amountPence, settlesOn, earningsPence }: Personal): void {
  const { born_on: bornOn } = pensionFactsOf(call)
  if (settlesOn > reliefUntil(bornOn))
    throw new Refusal(422, `No relief from the age of ${RELIEF_UNTIL_AGE}`, 'too-old')
  const year = taxYearOfDate(settlesOn)
  const paid = paidIn(call, year)
    .filter(({ isPersonal }) => isPersonal)
    .reduce((sum, { grossPence }) => sum + grossPence, 0)
  const roomPence = Math.max(0, reliefLimitPence(earningsPence, year) - paid)
  if (grossOf(amountPence) > roomPence)
    throw new Refusal(409, `There is relief on ${formatPence(roomPence)} more`, 'over-relief-limit', {
      roomPence,
    })
}

export const pensionContributionRoutes: Route[] = [
  { method: 'GET', path: '/api/payments/pension-use', isOpenToViewers: false, answer: use },
  { method: 'POST', path: '/api/payments/pension-contributions', isOpenToViewers: false, answer: contribute },
]
