// The holdings as a table for a CSV file: one row each, amounts in pounds.
import type { Holdings } from '#api/accounts/holdings.ts'
import { csvPounds } from '#ui/tables/csv.ts'

export function holdingsTable({ holdings }: Holdings) {
  return {
    header: [
      'Holding',
      'ISIN',
      'Asset class',
      'Region',
      'Currency',
      'Units',
      'Price date',
      'Book cost',
      'Value',
      'Gain',
      'Share %',
      'Ongoing charge',
    ],
    rows: holdings.map((holding) => [
      holding.name,
      holding.isin,
      holding.assetClass,
      holding.region,
      holding.currency,
      holding.units,
      holding.priceDate,
      csvPounds(holding.costPence),
      csvPounds(holding.valuePence),
      csvPounds(holding.gainPence),
      (holding.weightTenths / 10).toFixed(1),
      holding.ongoingCharge,
    ]),
  }
}
