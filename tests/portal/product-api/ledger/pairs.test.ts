// Figures that agree: what stands in two places is the same to the penny, on pages, in files and on papers, for an account of
// every kind and for all accounts of a person together.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { getFees } from '#api/tax/fees.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { formatPence } from '#base/money.ts'
import { holdingsTable } from '#screens/account/holdings/holdings-csv.ts'
import { accountsCsv } from '#screens/account/overview/accounts-csv.ts'
import { paidTogether } from '#screens/fees/costs.ts'
import { feesTable } from '#screens/fees/fees-csv.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'
import { columnOf, fileOf, pairsOfAccount, penceIn, type Pair } from './pairs-of-account.ts'

const sandbox = openSandbox(new Date('2026-11-23T12:00:00Z'))
const { get } = sandbox

async function pairsOf(who: Caller, places: readonly number[]): Promise<Pair[]> {
  const { userId } = who
  const papers = {
    valuation: await fileOf(sandbox, who, `/api/documents/D-${userId}-VA-2026-09-30/file`),
    costs: await fileOf(sandbox, who, `/api/documents/D-${userId}-CC-2025/file`),
    certificate: await fileOf(sandbox, who, `/api/documents/D-${userId}-TX-2025/file`),
  }
  const { accounts, totals } = listAccounts.answer.parse(get(who, '/api/portfolios').body)
  const everything = getHoldings.answer.parse(get(who, '/api/portfolios/holdings').body)
  const fees = getFees.answer.parse(get(who, '/api/fees').body)
  const ofYear = getFees.answer.parse(get(who, '/api/fees?year=2025').body)
  const use = getTaxUse.answer.parse(get(who, '/api/portfolios/taxuse').body)
  const { general } = getTaxUse.answer.parse(get(who, '/api/portfolios/taxuse?year=2025').body)
  const sum = (of: (account: (typeof accounts)[number]) => number) =>
    accounts.reduce((total, account) => total + of(account), 0)
  const breakdown = holdingsTable(everything)
  const isa = accounts.find(({ type }) => type === 'ISA')!
  const left = getRemainingAllowance.answer.parse(
    get(who, `/api/portfolios/remainingallowance/${isa.id}`).body,
  )
  const feeFile = feesTable(ofYear, ({ accountId }) => accountId)
  const tables = Object.values(papers).flatMap((paper) => paper.tables)
  const totalIn = (caption: string) => tables.find((table) => table.caption.startsWith(caption))!.rows.at(-1)!
  const dollars = accounts.filter(({ type }) => type === 'GIA')
  const inPounds = dollars.every(({ baseCurrency }) => baseCurrency === 'GBP')
  const received = (type: string) =>
    dollars.reduce((total, { id }) => {
      const address = `/api/portfolios/${id}/transactions?type=${type}&from=2025-04-06&to=2026-04-05&limit=1`
      return total + listTransactions.answer.parse(get(who, address).body).totals.inPence
    }, 0)
  const ofAll: Pair[] = [
    ['value of all and of each account', totals.valuePence, sum(({ valueGbpPence }) => valueGbpPence)],
    ['value of all and of the full breakdown', totals.valuePence, everything.valuePence],
    ['value of all and the breakdown file', totals.valuePence, penceIn(columnOf(breakdown, 'Value'))],
    [
      'value of all and the accounts file',
      totals.valuePence,
      penceIn(columnOf(accountsCsv(accounts), 'Value (GBP)')),
    ],
    ['shares of the breakdown file and the whole', 100, penceIn(columnOf(breakdown, 'Share')) / 100],
    ['gain of all and of each account', totals.gainPence, sum(({ gainGbpPence }) => gainGbpPence)],
    [
      'paid in of all and of each account',
      totals.netContributionsPence,
      sum((each) => each.netContributionsGbpPence),
    ],
    ['paid in of all and the fees page', totals.netContributionsPence, fees.contributionsPence],
    [
      'fees of twelve months, on the dashboard and on the fees page',
      totals.feesLast12MonthsPence,
      paidTogether(fees.paid).servicePence,
    ],
    ['rate, on the dashboard and on the fees page', totals.feeRateBps, fees.rateBps],
    [
      'return of a year, on the fees page and on the yearly paper',
      formatPence(ofYear.gainPence).replace('−', '-'),
      totalIn('The return of the year')[1],
    ],
    [
      'costs of a year, on the fees page and on the yearly paper',
      formatPence(paidTogether(ofYear.paid).totalPence),
      totalIn('Costs of services')[1],
    ],
    [
      'costs of a year, in the fees file and on the yearly paper',
      `£${Number(feeFile.rows.at(-1)![6]).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`,
      totalIn('Costs of each account')[3],
    ],
    [
      'average value of a year, on the fees page and on the yearly paper',
      formatPence(ofYear.averageValuePence),
      totalIn('Costs of each account')[4],
    ],
    [
      'left of the ISA allowance, on the tax page and where one pays in',
      Math.max(0, 20_000_00 - use.isa.herePence - use.isa.onItsWayPence - use.isa.elsewherePence),
      left.isaClientLevelRemainingContribution,
    ],
    [
      'dividends of 2025/26, on the tax page and on the certificate',
      formatPence(general!.dividendsPence),
      totalIn('Dividends and interest')[2],
    ],
    [
      'interest of 2025/26, on the tax page and on the certificate',
      formatPence(general!.interestPence),
      totalIn('Dividends and interest')[3],
    ],
    [
      'gains of 2025/26, on the tax page and on the certificate',
      formatPence(general!.realisedGainPence).replace('−', '-'),
      totalIn('All sales of the year')[1],
    ],
    ...(inPounds
      ? [
          [
            'dividends of 2025/26, on the tax page and among the transactions',
            general!.dividendsPence,
            received('Dividend'),
          ] satisfies Pair,
        ]
      : []),
    [
      'value of the quarter, by account and by class on the valuation',
      totalIn('Value of each account').at(-1),
      totalIn('All accounts by class')[1],
    ],
    [
      'value of the quarter, in the paper and in the closes',
      totalIn('Value of each account').at(-1),
      formatPence(valueAt(who, '2026-09-30')),
    ],
  ]
  const ofEach = await Promise.all(places.map((place) => pairsOfAccount(sandbox, who, papers, place)))
  return [...ofAll.map(([what, ...rest]): Pair => [`all accounts: ${what}`, ...rest]), ...ofEach.flat()]
}

function valueAt(who: Caller, day: string): number {
  const { points } = get(who, '/api/portfolios/series?interval=daily').body as {
    points: { date: string; valuePence: number }[]
  }
  return points.findLast(({ date }) => date <= day)!.valuePence
}

// An ISA, a general account and a pension; a junior ISA, an ISA in euros and a general account in dollars.
const pairs = [...(await pairsOf(people.amelia, [0, 1, 2])), ...(await pairsOf(people.ben, [1, 3, 4]))]

describe('Of a figure in two places', () => {
  it.each(pairs)('both are the same: %s', (_, one, other) => {
    expect(other).toEqual(one)
  })

  it('there are 150 and more, over every kind of account', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(150)
  })
})
