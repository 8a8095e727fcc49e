// The costs of a period as a file.
import { describe, expect, it } from 'vitest'
import type { Fees } from '#api/tax/fees.ts'
import { feesTable } from '#screens/fees/fees-csv.ts'

const fees = {
  ...{ from: '2025-04-06', to: '2026-04-05', averageValuePence: 20_000_00 },
  paid: [
    { accountId: 'A-1', kind: 'Service', pence: 70_00 },
    { accountId: 'A-1', kind: 'FundCharges', pence: 15_50 },
    { accountId: 'A-2', kind: 'Service', pence: 0 },
  ],
  accounts: [
    { accountId: 'A-1', averageValuePence: 20_000_00, gainPence: 1_000_00 },
    { accountId: 'A-2', averageValuePence: 0, gainPence: 0 },
  ],
} as unknown as Fees

describe('The fees as a CSV file', () => {
  it('have the period, each cost, the total in pounds and per cent, and a row for all accounts', () => {
    const { header, rows } = feesTable(fees, ({ accountId }) => accountId)
    expect(header).toEqual([
      ...['Account', 'From', 'To', 'Our fee (GBP)', 'Fund charges (GBP)', 'Trading (GBP)', 'Total (GBP)'],
      ...['Average value (GBP)', 'Total (% of the average value)'],
    ])
    const period = ['2025-04-06', '2026-04-05']
    expect(rows).toEqual([
      ['A-1', ...period, '70.00', '15.50', '0.00', '85.50', '20000.00', '0.43'],
      ['A-2', ...period, '0.00', '0.00', '0.00', '0.00', '0.00', ''],
      ['All accounts', ...period, '70.00', '15.50', '0.00', '85.50', '20000.00', '0.43'],
    ])
  })
})
