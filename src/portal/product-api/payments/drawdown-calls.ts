// Pension drawdown of the active user: by age on the day of payment, after thirty days in which it can be cancelled.
import {
  drawdownDates,
  drawdownStatements,
  firstPaymentDay,
  mayBePaidOn,
  movedWith,
  partsOfWhole,
  statementsForWhole,
} from '#domain/payments/drawdown-rules.ts'
import {
  askForDrawdown,
  drawdownOptions,
  takeWholePension,
  type DrawdownOptions,
  type DrawdownPension,
} from '#api/payments/drawdown.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import { drawdownPensionOf, pensionAgesOf } from '#product-api/payments/rules/drawdown-state.ts'
import { countsAsAll } from '#domain/payments/withdrawal-rules.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { checkedAmount, trustedAmount, type CheckedAmount } from '#product-api/data/checked-amount.ts'
import { payableAccount } from '#product-api/payments/rules/paying-out.ts'
import { askedPayment } from './asked-payment.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountForPayment } from '#product-api/ledger/own-account.ts'
import { shownPayment } from './payment-calls.ts'

function optionsFor(call: Call): DrawdownOptions {
  const dates = drawdownDates(call.today)
  const ages = pensionAgesOf(call)
  return {
    pensions: accountsOf(call.database, call.active.id)
      .filter(({ type }) => type === 'Pension')
      .map((account) => drawdownPensionOf(call, account)),
    isOldEnough: mayBePaidOn(ages, dates.settlesOn),
    firstPaymentOn: firstPaymentDay(ages, call.today),
    protectedAge: ages.protectedAge,
    ...dates,
  }
}

/** Somebody's own pension, from which they may be paid by their age, and the days of a payment. Throws an ErrorResponse. */
function payablePension(call: Call, accountId: string) {
  const account = accountForPayment(call, accountId)
  if (account.type !== 'Pension')
    throw apiError(askForDrawdown.errors, 'no-pension', 'accountId: this is no pension')
  const { isOldEnough, firstPaymentOn, startsOn, settlesOn } = optionsFor(call)
  if (!isOldEnough)
    throw apiError(askForDrawdown.errors, 'too-young', `Not before ${firstPaymentOn}`, { firstPaymentOn })
  return { account, startsOn, settlesOn }
}

/** Both amounts together. Throws an ErrorResponse if one of them is too much, or both are too little. */
function checkAmounts(
  pension: DrawdownPension,
  { taxFreePence, incomePence, currency }: { taxFreePence: number; incomePence: number; currency: string },
): CheckedAmount {
  const { availablePence, inDrawdownPence, taxFreeMostPence: most } = pension
  const incomeMostPence = inDrawdownPence + movedWith(taxFreePence)
  if (taxFreePence > most || incomePence > incomeMostPence)
    throw apiError(askForDrawdown.errors, 'over-available', 'More than there is', {
      taxFreeMostPence: most,
      incomeMostPence,
    })
  const whole = checkedAmount('payment-out', taxFreePence + incomePence, currency)
  if (countsAsAll(whole, availablePence))
    throw apiError(askForDrawdown.errors, 'whole-pension', 'Not the whole pension')
  return whole
}

export const routes: Route[] = [
  route(drawdownOptions, optionsFor),

  route(askForDrawdown, (call, { body: asked }) => {
    const { active, user } = call
    const { account, startsOn, settlesOn } = payablePension(call, asked.accountId)
    if (drawdownStatements.some((statement) => !asked.accepted.includes(statement)))
      throw apiError(askForDrawdown.errors, 'statement-missing', 'accepted: every statement')
    const { taxFreePence, incomePence } = asked
    const amountPence = checkAmounts(drawdownPensionOf(call, account), {
      ...{ taxFreePence, incomePence, currency: account.currency },
    })
    const bank = payableAccount(call, asked.bankAccountId, startsOn)
    const row = askedPayment(call, account, 'drawdown', {
      ...{ kind: 'pension-drawdown', amount_pence: amountPence, starts_on: startsOn, settles_on: settlesOn },
      details: { bankAccountId: bank.id, taxFreePence, incomePence },
      told: ({ reference }) => ({
        subject: `Pension drawdown requested: ${reference}`,
        body: `${user.name} asked for ${formatPence(taxFreePence)} free of tax and ${formatPence(incomePence)} of income before tax from ${account.name}, to the bank account ending ${endingOf(bank.account_number)}. It can be cancelled until ${longDate(addDays(startsOn, -1))}. Expected on ${longDate(settlesOn)}. If this was not you, call us at once.`,
      }),
    })
    notifyOutside(call, active, {
      subject: `Pension drawdown was requested: ${row.reference}`,
      body: 'You can find it in the portal, under History. If this was not you, call us at once.',
    })
    return shownPayment(call, row)
  }),

  /** Everything in one pension, as a small pot or as a lump sum of what is in no drawdown yet. */
  route(takeWholePension, (call, { body: asked }) => {
    const { active, user } = call
    const { account, startsOn, settlesOn } = payablePension(call, asked.accountId)
    const pension = drawdownPensionOf(call, account)
    if (pension.availablePence === 0)
      throw apiError(takeWholePension.errors, 'nothing-there', 'There is nothing in it')
    if (pension.isSmallPot !== asked.isSmallPot)
      throw apiError(takeWholePension.errors, 'way-changed', 'It is taken in another way now', {
        isSmallPot: pension.isSmallPot,
      })
    if (statementsForWhole(pension).some((statement) => !asked.accepted.includes(statement)))
      throw apiError(askForDrawdown.errors, 'statement-missing', 'accepted: every statement')
    const bank = payableAccount(call, asked.bankAccountId, startsOn)
    const parts = partsOfWhole(pension)
    const row = askedPayment(call, account, 'whole-pension', {
      ...{ kind: 'pension-lump-sum', amount_pence: trustedAmount(pension.availablePence) },
      ...{ starts_on: startsOn, settles_on: settlesOn },
      details: {
        ...{ bankAccountId: bank.id, isAll: true, ...parts },
        ...(pension.isSmallPot && { isSmallPot: true }),
        about: pension.isSmallPot ? 'Taken as a small pot.' : 'Taken as a lump sum.',
      },
      told: ({ reference }) => ({
        subject: `Whole pension requested: ${reference}`,
        body: `${user.name} asked for everything in ${account.name}, about ${formatPence(pension.availablePence)} of which ${formatPence(parts.taxFreePence)} is free of tax, to the bank account ending ${endingOf(bank.account_number)}. It can be cancelled until ${longDate(addDays(startsOn, -1))}. Expected on ${longDate(settlesOn)}. If this was not you, call us at once.`,
      }),
    })
    notifyOutside(call, active, {
      subject: `A whole pension was requested: ${row.reference}`,
      body: 'You can find it in the portal, under History. If this was not you, call us at once.',
    })
    return shownPayment(call, row)
  }),
]
