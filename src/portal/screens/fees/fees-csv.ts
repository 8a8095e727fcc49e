// The costs of a period as a table for a CSV file: a row for each account and one for all, in pounds and per cent. Pure.
import type { Fees } from '#api/tax/fees.ts'
import { shareOf } from '#domain/fees/cost-shares.ts'
import { csvPounds } from 'portal-engine/ui/tables/csv.ts'
import { paidRows, paidTogether, type PaidRow } from './costs.ts'

export function feesTable(fees: Fees, nameOf: (row: PaidRow) => string) {
  const row = (name: string, paid: PaidRow, averageValuePence: number) => {
    const share = shareOf(paid.totalPence, averageValuePence)
    return [
      ...[name, fees.from, fees.to],
      ...[paid.servicePence, paid.fundPence, paid.tradingPence, paid.totalPence].map(csvPounds),
      csvPounds(averageValuePence),
      share === null ? '' : (share * 100).toFixed(2),
    ]
  }
  const averages = new Map(fees.accounts.map((each) => [each.accountId, each.averageValuePence]))
  return {
    header: [
      ...['Account', 'From', 'To'],
      ...['Our fee', 'Fund charges', 'Trading', 'Total', 'Average value'].map((name) => `${name} (GBP)`),
      'Total (% of the average value)',
    ],
    rows: [
      ...paidRows(fees.paid).map((each) => row(nameOf(each), each, averages.get(each.accountId) ?? 0)),
      row('All accounts', paidTogether(fees.paid), fees.averageValuePence),
    ],
  }
}
