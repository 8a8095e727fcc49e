// What the active user pays: rate, bands, and the costs of the last twelve months by account and kind.
import { getFees } from '#api/tax/fees.ts'
import { feeBandFor, feeBands } from '#domain/tax/fee-bands.ts'
import type { Route } from '../../call.ts'
import { route } from '../../route.ts'
import { feeRateOn } from '../../figures/fee-rates.ts'
import { fundCharges, latestCharge, serviceFees, yearUpTo } from '../../figures/fees.ts'
import { accountsOf, pointsOfAll } from '../../ledger.ts'
import { isTotalPrivate, membersWith, othersContributions } from '../../networks.ts'
import { marketUntil } from '../../seed/market.ts'

export const feeRoutes: Route[] = [
  route(getFees, ({ database, active, valuedOn }) => {
    const market = marketUntil(valuedOn)
    const accounts = accountsOf(database, active.id)
    const period = yearUpTo(valuedOn)
    const points = pointsOfAll(database, active.id)
    const ofYear = points.filter(({ date }) => date >= period.from)
    const opening = points.findLast(({ date }) => date < period.from)
    const last = points.at(-1)
    const contributionsPence = last?.netPaidInPence ?? 0
    const counted = contributionsPence + othersContributions(database, active.id)
    return {
      rateBps: feeBandFor(counted).rateBps,
      bands: [...feeBands],
      contributionsPence,
      countedPence: isTotalPrivate(membersWith(database, active.id)) ? null : counted,
      ...period,
      paid: accounts.flatMap((account) => [
        { accountId: account.id, kind: 'Service', pence: serviceFees(database, account, market, period) },
        { accountId: account.id, kind: 'FundCharges', pence: fundCharges(database, account, market, period) },
        { accountId: account.id, kind: 'Trading', pence: 0 },
      ]),
      averageValuePence:
        ofYear.length === 0
          ? 0
          : Math.round(ofYear.reduce((sum, { valuePence }) => sum + valuePence, 0) / ofYear.length),
      gainPence:
        (last?.valuePence ?? 0) -
        (opening?.valuePence ?? 0) -
        (contributionsPence - (opening?.netPaidInPence ?? 0)),
      charges: accounts.flatMap(({ id, currency }) => {
        const charge = latestCharge(database, id)
        return charge && charge.date >= period.from
          ? [{ accountId: id, currency, rateBps: feeRateOn(database, id, charge.date), ...charge }]
          : []
      }),
    }
  }),
]
