// The accounts as a table for a CSV file: each in its own currency, and its value in pounds. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import { csvPounds } from 'portal-engine/ui/tables/csv.ts'

export const accountsCsv = (accounts: readonly Account[]) => ({
  header: [
    'Account',
    'Number',
    'Type',
    'Held by',
    'Valued on',
    'Currency of the account',
    'Value (currency of the account)',
    'Paid in after withdrawals (currency of the account)',
    'Gain (currency of the account)',
    'Value (GBP)',
    'Share (%)',
    'Return since start (%)',
  ],
  rows: accounts.map((account) => [
    account.name,
    account.accountNumber,
    account.type,
    account.owners.join(' and '),
    account.valuedOn,
    account.baseCurrency,
    csvPounds(account.valuePence),
    csvPounds(account.netContributionsPence),
    csvPounds(account.gainPence),
    csvPounds(account.valueGbpPence),
    (account.weightTenths / 10).toFixed(1),
    account.twr.SinceStart === null ? '' : (account.twr.SinceStart * 100).toFixed(2),
  ]),
})
