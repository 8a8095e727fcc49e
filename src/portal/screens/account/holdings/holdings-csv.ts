// The holdings as a table for a CSV file: one row each and one for cash, so that the shares add up to 100.0%. Units and prices
// are those of the fund's own currency; amounts are in the currency that the header names.
import type { Holdings } from '#api/accounts/holdings.ts'
import { csvNumber, csvPounds } from 'portal-engine/ui/tables/csv.ts'

export function holdingsTable({ holdings, cashPence, cashWeightTenths, currency }: Holdings) {
  const share = (tenths: number) => (tenths / 10).toFixed(1)
  return {
    header: [
      'Holding',
      'ISIN',
      'Asset class',
      'Region',
      'Currency of the fund',
      'Units',
      'Price date',
      `Book cost (${currency})`,
      `Value (${currency})`,
      `Gain (${currency})`,
      'Share (%)',
      'Ongoing charge (% a year)',
    ],
    rows: [
      ...holdings.map((holding) => [
        holding.name,
        holding.isin,
        holding.assetClass,
        holding.region,
        holding.currency,
        csvNumber(holding.units, 3),
        holding.priceDate,
        csvPounds(holding.costPence),
        csvPounds(holding.valuePence),
        csvPounds(holding.gainPence),
        share(holding.weightTenths),
        (holding.ongoingCharge * 100).toFixed(2),
      ]),
      ['Cash', '', 'Cash', '', currency, '', '', '', csvPounds(cashPence), '', share(cashWeightTenths), ''],
    ],
  }
}
