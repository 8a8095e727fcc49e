// Pension drawdown of the active user: by age on the day of payment, after thirty days in which it can be cancelled.
import { newDrawdownSchema, type DrawdownOptions, type DrawdownPension } from '#api/payments/drawdown.ts'
import { endingOf } from '#domain/payments/bank-details.ts'
import {
  drawdownStatements,
  firstPaymentDay,
  mayBePaidOn,
  movedWith,
  taxFreeMostPence,
  type PensionAges,
} from '#domain/payments/drawdown.ts'
import * as limits from '#domain/limits.gen.ts'
import { addDays } from '#domain/dates/london-time.ts'
import { formatPence } from '#domain/money.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { countsAsAll } from '#domain/payments/withdrawals.ts'
import { workingDayFrom, workingDaysAfter } from '#domain/dates/working-days.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { accountsOf, type AccountRow } from '../../ledger.ts'
import { tellOutside } from '../../outbox.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { payableAccount, worthOf } from '../../payments/paying-out.ts'
import { addPayment, detailsOf, paymentsOf } from '../../payments/payments.ts'
import { longDate } from '../../seed/account-documents.ts'
import { pensionFactsOf } from '../../seed/pension-facts.ts'
import { ownAccount } from '../people/account-details.ts'
import { endForm } from '../people/forms.ts'
import { shownPayment } from './payments.ts'

function factsOf(call: Call): PensionAges & { takenElsewhere: number } {
  const row = pensionFactsOf(call)
  return { bornOn: row.born_on, protectedAge: row.protected_age, takenElsewhere: row.lump_sums_taken_pence }
}

function datesOf({ today }: Call): { startsOn: string; settlesOn: string } {
  const startsOn = workingDayFrom(addDays(today, limits['drawdown-cancel-days'].value + 1))
  return { startsOn, settlesOn: workingDaysAfter(startsOn, limits['withdrawal-working-days'].value) }
}

/** Drawdown of the person, or of one of their accounts, that was not called off: free of tax, and as income. */
function drawnBy({ database, active }: Call, accountId?: string) {
  const rows = paymentsOf(database, active.id).filter(
    (row) =>
      row.kind === 'pension-drawdown' &&
      row.status !== 'cancelled' &&
      row.status !== 'failed' &&
      (accountId === undefined || row.account_id === accountId),
  )
  const sumOf = (part: 'taxFreePence' | 'incomePence') =>
    rows.reduce((sum, row) => sum + (detailsOf(row)[part] ?? 0), 0)
  return { taxFreePence: sumOf('taxFreePence'), incomePence: sumOf('incomePence') }
}

/** What may be taken from this pension now. */
export function drawdownPensionOf(call: Call, account: AccountRow): DrawdownPension {
  const { availablePence } = worthOf(call, account)
  const drawn = drawnBy(call, account.id)
  const everywhere = drawnBy(call)
  const inDrawdownPence = Math.min(
    availablePence,
    Math.max(0, movedWith(drawn.taxFreePence) - drawn.incomePence),
  )
  const lumpSumsTakenPence = factsOf(call).takenElsewhere + everywhere.taxFreePence
  const year = taxYearOfDate(datesOf(call).settlesOn)
  return {
    ...{ accountId: account.id, availablePence, inDrawdownPence, lumpSumsTakenPence },
    taxFreeMostPence: taxFreeMostPence(availablePence - inDrawdownPence, lumpSumsTakenPence, year),
    hasTakenIncome: everywhere.incomePence > 0,
  }
}

function optionsFor(call: Call): DrawdownOptions {
  const dates = datesOf(call)
  const ages = factsOf(call)
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

function ask(call: Call) {
  call.requireFreshSignIn()
  const { database, active, user, now } = call
  const asked = bodyOf(call, newDrawdownSchema)
  const account = ownAccount(call, asked.accountId)
  if (account.type !== 'Pension') throw new Refusal(422, 'accountId: this is no pension', 'no-pension')
  const { isOldEnough, firstPaymentOn, startsOn, settlesOn } = optionsFor(call)
  if (!isOldEnough) throw new Refusal(422, `Not before ${firstPaymentOn}`, 'too-young', { firstPaymentOn })
  if (drawdownStatements.some((statement) => !asked.accepted.includes(statement)))
    throw new Refusal(422, 'accepted: every statement', 'statement-missing')
  const { taxFreePence, incomePence } = asked
  const amountPence = checkAmounts(drawdownPensionOf(call, account), taxFreePence, incomePence)
  const bank = payableAccount(call, asked.bankAccountId)
  const row = addPayment(database, {
    ...{ person_id: active.id, account_id: account.id, kind: 'pension-drawdown', amount_pence: amountPence },
    ...{ asked_at: now.toISOString(), asked_by: user.name, starts_on: startsOn, settles_on: settlesOn },
    details: { bankAccountId: bank.id, taxFreePence, incomePence },
  })
  endForm(call, 'drawdown')
  tellInInbox(call, {
    subject: `Pension drawdown requested: ${row.reference}`,
    body: `${user.name} asked for ${formatPence(taxFreePence)} free of tax and ${formatPence(incomePence)} of income before tax from ${account.name}, to the bank account ending ${endingOf(bank.account_number)}. It can be cancelled until ${longDate(addDays(startsOn, -1))}. Expected on ${longDate(settlesOn)}. If this was not you, call us at once.`,
    accountId: account.id,
  })
  tellOutside(call, active, {
    subject: `Pension drawdown was requested: ${row.reference}`,
    body: 'You find it in the portal, under History. If this was not you, call us at once.',
  })
  return ok(shownPayment(call, row))
}

/** Both amounts together. Throws a Refusal where one of them is too much, or both are too little. */
function checkAmounts(pension: DrawdownPension, taxFreePence: number, incomePence: number): number {
  const { availablePence, inDrawdownPence, taxFreeMostPence: most } = pension
  const incomeMostPence = inDrawdownPence + movedWith(taxFreePence)
  if (taxFreePence > most || incomePence > incomeMostPence)
    throw new Refusal(409, 'More than there is', 'over-available', {
      taxFreeMostPence: most,
      incomeMostPence,
    })
  const whole = taxFreePence + incomePence
  if (whole < limits['withdrawal-min'].value * 100)
    throw new Refusal(422, 'taxFreePence and incomePence: too little', 'amount-out-of-range')
  if (countsAsAll(whole, availablePence)) throw new Refusal(422, 'Not the whole pension', 'whole-pension')
  return whole
}

export const drawdownRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/drawdown/options',
    isOpenToViewers: false,
    answer: (call) => ok(optionsFor(call)),
  },
  { method: 'POST', path: '/api/drawdown', isOpenToViewers: false, answer: ask },
]
