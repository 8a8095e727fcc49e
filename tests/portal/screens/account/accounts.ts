// Accounts for the tests of account screens: one account with its facts, changed where a test needs it.
import type { Account, Results, Twr } from '#api/accounts/accounts.ts'

export const noReturns: Twr = {
  '1M': null,
  '3M': null,
  YTD: null,
  TaxYear: null,
  '1Y': null,
  '3Y': null,
  '5Y': null,
  SinceStart: null,
}

const noResults: Results = noReturns as Results

export const account = (changes: Partial<Account> = {}): Account => ({
  id: 'a1',
  accountNumber: 'LW-1001',
  type: 'ISA',
  name: 'Stocks and shares ISA',
  owners: ['Amelia Hart'],
  child: null,
  baseCurrency: 'GBP',
  status: 'Open',
  openedOn: '2020-11-20',
  valuePence: 1_200_000,
  valueGbpPence: 1_200_000,
  valuedOn: '2026-11-20',
  netContributionsPence: 950_000,
  gainPence: 250_000,
  next: null,
  monthly: { netPence: 0, reliefPence: 0 },
  netContributionsGbpPence: 950_000,
  gainGbpPence: 250_000,
  twr: { ...noReturns, SinceStart: 0.2 },
  results: { ...noResults, SinceStart: { gainPence: 250_000, netPaidPence: 950_000 } },
  riskLevel: 4,
  goal: null,
  allocation: [{ assetClass: 'Equities', valuePence: 1_200_000, weightTenths: 1000 }],
  cashPence: 0,
  weightTenths: 1000,
  ...changes,
})
