// How much of a tax year's allowances has been used, worked out from the payments, trades and income of that year.
import { allowanceFigure } from '#domain/tax/isa-allowance.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { FIRST_TAX_YEAR } from '#api/tax/tax-year-fields.ts'
import { getTaxUse, savePaidElsewhere, type TaxUse } from '#api/tax/tax-use.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { taxYearAt, taxYearEnd, taxYearStart } from '#domain/tax/tax-year.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { flexibleSince } from '#product-api/payments/rules/drawdown-state.ts'
import { plannedFor } from '#product-api/payments/rules/monthly-room.ts'
import { paidIn, pensionYears, type PensionPayment } from '#product-api/payments/rules/pension-paid-in.ts'
import { allowanceUse, ownIsa, type OfAllowance } from '#product-api/payments/rules/allowance-use.ts'
import { generalUse } from './general-use.ts'

/** Contributions count gross in the year in which they are paid, whenever the relief arrives. */
function pensionUse(call: Call, accounts: AccountRow[], year: number): TaxUse['pension'] {
  if (accounts.length === 0) return null
  const paid = paidIn(call, year)
  const netPence = sumOf(paid.filter(({ isPersonal }) => isPersonal).map(({ pence }) => pence))
  const employerPence = sumOf(paid.filter(({ isPersonal }) => !isPersonal).map(({ pence }) => pence))
  const reliefPence = grossSum(paid) - netPence - employerPence
  const since = flexibleSince(call)
  return {
    netPence,
    reliefPence,
    reliefToComePence: reliefPence - reliefArrived(call, accounts, year),
    employerPence,
    flexible:
      since === null || since > taxYearEnd(year)
        ? null
        : { since, usedPence: grossSum(paid.filter(({ on }) => on > since)) },
    years: pensionYears(call, year),
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, pence) => sum + pence, 0)
const grossSum = (paid: readonly PensionPayment[]): number => sumOf(paid.map(({ grossPence }) => grossPence))

/** Relief that HMRC has paid on the contributions of a tax year. */
const reliefArrived = ({ database }: Call, accounts: AccountRow[], year: number): number =>
  sumOf(
    accounts.map(
      ({ id }) =>
        database.one<{ pence: number }>(
          `select coalesce(sum(r.amount_pence), 0) as pence from transactions r join transactions p on p.id = r.relates_to
           where r.account_id = ? and p.date >= ? and p.date <= ?`,
          id,
          taxYearStart(year),
          taxYearEnd(year),
        )!.pence,
    ),
  )

/** What is used of an allowance, and what Direct Debits still collect into it. */
const plannedUse = (call: Call, account: OfAllowance, year: number): TaxUse['isa'] => ({
  ...allowanceUse(call, account, year),
  collectionsPence: plannedFor(call, account, year).inYearPence,
})

export const routes: Route[] = [
  route(getTaxUse, (call, { query }) => {
    const { database, active, now, today } = call
    const current = taxYearAt(now)
    const { year = current } = query
    if (year < FIRST_TAX_YEAR || year > current + 1)
      throw new ErrorResponse(400, `year: a year from ${FIRST_TAX_YEAR} to ${current + 1}`)
    const accounts = accountsOf(database, active.id)
    const to = year === current ? today : taxYearEnd(year)
    const children = database.all<{ id: string; name: string; born_on: string }>(
      'select id, name, born_on from children where person_id = ? order by born_on',
      active.id,
    )
    return {
      year,
      today,
      isa: plannedUse(call, ownIsa, year),
      juniors: children
        .filter(({ born_on }) => turns18On(born_on) > today)
        .map(({ id, name, born_on }) => ({
          childId: id,
          childName: name,
          bornOn: born_on,
          ...plannedUse(call, { type: 'JISA', child_id: id }, year),
        })),
      pension: pensionUse(
        call,
        accounts.filter(({ type }) => type === 'Pension'),
        year,
      ),
      general: generalUse(
        call,
        accounts.filter(({ type }) => type === 'GIA'),
        { from: taxYearStart(year), to },
      ),
    }
  }),

  // Only for the current year: into others nothing can be paid any more, or not yet.
  route(savePaidElsewhere, (call, { body: input }) => {
    const { database, active, now, today } = call
    if (input.year !== taxYearAt(now)) throw new ErrorResponse(400, 'year: the current tax year')
    if (
      input.childId !== null &&
      !database.one('select 1 from children where id = ? and person_id = ?', input.childId, active.id)
    )
      throw new ErrorResponse(404, 'No such child')
    const most = taxAmountPence(allowanceFigure(input.childId === null ? 'ISA' : 'JISA'), input.year)
    if (input.pence > most) throw new ErrorResponse(400, `pence: ${formatPounds(most)} at most`)
    database.run(
      'insert or replace into paid_elsewhere values (?, ?, ?, ?, ?)',
      active.id,
      input.year,
      input.childId ?? '',
      input.pence,
      today,
    )
  }),
]
