// What the active user pays: rate, bands, and the costs of twelve months or of a tax year by account and kind.
import { feeBands } from '#domain/fees/bands.gen.ts'
import { countedFor, feeRateFor, hidesTotal, membersWith, netPaidBy } from '#product-api/ledger/networks.ts'
import { FIRST_TAX_YEAR } from '#api/tax/tax-year-fields.ts'
import { getFees } from '#api/tax/fees.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { costsOver } from '#product-api/ledger/costs.ts'
import { feeRateOn } from '#product-api/ledger/fee-rates.ts'
import { latestCharge, yearUpTo } from '#product-api/ledger/fees.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'

/** The tax years in which the person has had an account, the newest first. */
function yearsOf({ database, active, valuedOn }: Call): number[] {
  const first = accountsOf(database, active.id)
    .map(({ opened_on }) => opened_on)
    .toSorted()[0]
  if (first === undefined || first > valuedOn) return []
  const newest = taxYearOfDate(valuedOn)
  const oldest = Math.max(FIRST_TAX_YEAR, taxYearOfDate(first))
  return Array.from({ length: newest - oldest + 1 }, (_, back) => newest - back)
}

export const routes: Route[] = [
  route(getFees, (call, { query: { year } }) => {
    const { database, active, valuedOn } = call
    const years = yearsOf(call)
    if (year !== undefined && !years.includes(year))
      throw new ErrorResponse(400, 'year: a tax year in which there was an account')
    const period =
      year === undefined ? yearUpTo(valuedOn) : { from: taxYearStart(year), to: taxYearEnd(year) }
    const to = period.to < valuedOn ? period.to : valuedOn
    const market = marketUntil(valuedOn)
    const costs = costsOver(database, active.id, market, { ...period, to })
    return {
      rateBps: feeRateFor(database, active.id),
      bands: [...feeBands],
      contributionsPence: netPaidBy(database, active.id),
      countedPence: hidesTotal(membersWith(database, active.id)) ? null : countedFor(database, active.id),
      years,
      from: period.from,
      to,
      paid: costs.accounts.flatMap(({ account, servicePence, fundPence }) => [
        { accountId: account.id, kind: 'Service', pence: servicePence },
        { accountId: account.id, kind: 'FundCharges', pence: fundPence },
        { accountId: account.id, kind: 'Trading', pence: 0 },
      ]),
      accounts: costs.accounts.map(({ account, averageValuePence, gainPence }) => ({
        accountId: account.id,
        averageValuePence,
        gainPence,
      })),
      averageValuePence: costs.averageValuePence,
      gainPence: costs.gainPence,
      charges: accountsOf(database, active.id).flatMap(({ id, currency }) => {
        const charge = latestCharge(database, id)
        return charge && charge.date >= yearUpTo(valuedOn).from
          ? [{ accountId: id, currency, rateBps: feeRateOn(database, id, charge.date), ...charge }]
          : []
      }),
    }
  }),
]
