// Paying into a pension: personal contributions with relief at source, and the employer's.
import { creditedOn } from '#domain/payments/arrival.ts'
import { contributeToPension, pensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { grossOf, RELIEF_UNTIL_AGE, reliefLimitPence } from '#domain/payments/pension-contribution-rules.ts'
import { unusedYears } from '#domain/tax/pension-allowance.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { checkedAmount } from '#product-api/data/checked-amount.ts'
import { reliefUntil } from '#product-api/payments/rules/collection-check.ts'
import { flexibleSince } from '#product-api/payments/rules/drawdown-state.ts'
import { askedPayment } from './asked-payment.ts'
import { paidIn, pensionYears } from '#product-api/payments/rules/pension-paid-in.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { checkInTime, shownPayment } from './payment-calls.ts'

interface Personal {
  amountPence: number
  settlesOn: string
  earningsPence: number
}

/** Throws an ErrorResponse if a personal contribution would have no relief. */
function checkRelief(call: Call, { amountPence, settlesOn, earningsPence }: Personal): void {
  if (settlesOn > reliefUntil(call))
    throw apiError(contributeToPension.errors, 'too-old', `No relief from the age of ${RELIEF_UNTIL_AGE}`)
  const year = taxYearOfDate(settlesOn)
  const paid = paidIn(call, year)
    .filter(({ isPersonal }) => isPersonal)
    .reduce((sum, { grossPence }) => sum + grossPence, 0)
  const roomPence = Math.max(0, reliefLimitPence(earningsPence, year) - paid)
  if (grossOf(amountPence) > roomPence)
    throw apiError(
      contributeToPension.errors,
      'over-relief-limit',
      `There is relief on ${formatPence(roomPence)} more`,
      { roomPence },
    )
}

export const routes: Route[] = [
  route(pensionUse, (call) => {
    const year = taxYearOfDate(call.today)
    return {
      paid: paidIn(call, year).map(({ on, grossPence, isPersonal }) => ({ on, grossPence, isPersonal })),
      unused: unusedYears(pensionYears(call, year - 1))
        .slice(-3)
        .map((earlier) => ({ year: earlier.year, pence: earlier.unusedPence })),
      flexibleSince: flexibleSince(call),
      reliefUntil: reliefUntil(call),
    }
  }),

  route(contributeToPension, (call, { body }) => {
    const { accountId, payer, amountPence, arrivesOn, earningsPence } = body
    const account = accountForPayment(call, accountId)
    if (account.type !== 'Pension') throw new ErrorResponse(422, 'accountId: a pension')
    checkInTime(arrivesOn, call.today)
    const settlesOn = creditedOn(arrivesOn)
    if (payer === 'personal') checkRelief(call, { amountPence, settlesOn, earningsPence })
    const row = askedPayment(call, account, 'bank-transfer', {
      kind: payer === 'personal' ? 'pension-contribution' : 'employer-contribution',
      amount_pence: checkedAmount('pounds-in', amountPence, account.currency),
      starts_on: settlesOn,
      settles_on: settlesOn,
      details: {
        about:
          payer === 'personal'
            ? `Basic-rate relief of ${formatPence(grossOf(amountPence) - amountPence)} follows within 12 weeks.`
            : 'Paid gross by your employer, without relief.',
      },
      told: ({ reference }) => ({
        subject: `Pension contribution expected: ${reference}`,
        body: `We expect ${formatPence(amountPence)} for ${account.name} on ${longDate(settlesOn)}, with the reference ${account.account_number}. ${payer === 'personal' ? `We claim ${formatPence(grossOf(amountPence) - amountPence)} of tax relief for it from HMRC.` : 'It comes from your employer, without tax relief.'}`,
      }),
    })
    return shownPayment(call, row)
  }),
]
