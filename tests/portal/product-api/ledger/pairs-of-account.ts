// The same figure of one account, read from two places: pages, files and papers. Expected first, then found.
import { listAccounts, type Account } from '#api/accounts/accounts.ts'
import { getGoalReview } from '#api/accounts/goal-review.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { getPerformance } from '#api/accounts/performance.ts'
import { getRetirementFacts } from '#api/accounts/retirement.ts'
import { getReview } from '#api/accounts/reviews.ts'
import { getSeries } from '#api/accounts/series.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { listMandates } from '#api/payments/mandates.ts'
import { withdrawalOptions } from '#api/payments/withdrawals.ts'
import { getFees } from '#api/tax/fees.ts'
import { formatPence } from '#base/money.ts'
import { changeOver, timeWeightedOver } from '#domain/returns/performance.ts'
import { spanOver } from '#domain/returns/spans.ts'
import { accountsCsv } from '#screens/account/overview/accounts-csv.ts'
import { holdingsTable } from '#screens/account/holdings/holdings-csv.ts'
import { sliceHoldings } from '#screens/account/holdings/breakdown.ts'
import { stepsOf } from '#screens/account/investment-review/changes.ts'
import { performanceTable } from '#screens/account/performance/performance-csv.ts'
import { unasked } from '#screens/account/scenarios/choices.ts'
import { feesTable } from '#screens/fees/fees-csv.ts'
import { readPdf, type ReadPdf } from '../../../support/pdf-text.ts'
import type { Caller, openSandbox } from '../support/sandbox.ts'

export type Sandbox = ReturnType<typeof openSandbox>
export type Pair = [what: string, one: unknown, other: unknown]

export const fileOf = async ({ get }: Sandbox, who: Caller, address: string): Promise<ReadPdf> => {
  const { base64 } = get(who, address).body as { base64: string }
  return readPdf(Buffer.from(base64, 'base64'))
}

export const columnOf = (
  { header, rows }: { header: string[]; rows: (string | number)[][] },
  name: string,
) => {
  const at = header.findIndex((each) => each.startsWith(name))
  return rows.map((row) => row[at]!)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
export const penceIn = (cells: readonly (string | number)[]) =>
  sum(cells.map((cell) => Math.round(Number(cell) * 100)))

/** Papers have no true minus sign. */
const onPaper = (pence: number, currency: string) => formatPence(pence, currency).replace('−', '-')

/** Everything about the account at this place among the person's. */
export async function pairsOfAccount(
  sandbox: Sandbox,
  who: Caller,
  papers: { valuation: ReadPdf; costs: ReadPdf },
  place: number,
): Promise<Pair[]> {
  const { get } = sandbox
  const { accounts } = listAccounts.answer.parse(get(who, '/api/portfolios').body)
  const account = accounts[place]!
  return [
    ...valuePairs(sandbox, who, accounts, account),
    ...movementPairs(sandbox, who, account),
    ...feePairs(sandbox, who, papers.costs, account),
    ...(await paperPairs(sandbox, who, papers.valuation, account)),
  ].map(([what, one, other]) => [`${account.name}: ${what}`, one, other])
}

function valuePairs({ get }: Sandbox, who: Caller, accounts: readonly Account[], account: Account): Pair[] {
  const { id, valuePence } = account
  const holdings = getHoldings.answer.parse(get(who, `/api/portfolios/holdings?accountId=${id}`).body)
  const csv = holdingsTable(holdings)
  const performance = getPerformance.answer.parse(get(who, `/api/portfolios/${id}/performance`).body)
  const series = getSeries.answer.parse(get(who, `/api/portfolios/series?accountId=${id}`).body)
  const span = spanOver(performance.points, 'SinceStart')!
  const drawn = performanceTable(span, account.baseCurrency)
  const row = accountsCsv([account])
  const review = getGoalReview.answer.parse(get(who, '/api/goal-review').body)
  const options = withdrawalOptions.answer.parse(get(who, '/api/withdrawals/options').body)
  const retirement = getRetirementFacts.answer.parse(get(who, '/api/retirement').body)
  const planned = retirement.accounts.find((each) => each.id === id)
  const change = changeOver(span)
  return [
    ['value on the dashboard and on the holdings page', valuePence, holdings.valuePence],
    [
      'value and its holdings with cash',
      valuePence,
      sum(holdings.holdings.map((each) => each.valuePence)) + holdings.cashPence,
    ],
    ['value and the values of the holdings file', valuePence, penceIn(columnOf(csv, 'Value'))],
    [
      'shares of the holdings file and the whole',
      1000,
      sum(columnOf(csv, 'Share').map((cell) => Math.round(Number(cell) * 10))),
    ],
    [
      'value and the parts of the breakdown',
      valuePence,
      sum(sliceHoldings(holdings, 'class').map(({ amount }) => amount)),
    ],
    [
      'value and the mix on the holdings page',
      valuePence,
      sum(holdings.account!.mix.map((each) => each.valuePence)),
    ],
    [
      'allocation on the dashboard and mix of the holdings page',
      account.allocation.map((each) => [each.assetClass, each.weightTenths]),
      holdings
        .account!.mix.filter((each) => each.valuePence > 0)
        .map((each) => [each.assetClass, each.weightTenths]),
    ],
    ['value and the last close of performance', valuePence, performance.points.at(-1)!.valuePence],
    ['value and the end of the chart', valuePence, series.points.at(-1)!.valuePence],
    [
      'value and the last row of the performance file',
      valuePence,
      penceIn([columnOf(drawn, 'Value').at(-1)!]),
    ],
    ['value and the accounts file', valuePence, penceIn(columnOf(row, 'Value (currency'))],
    ['value in pounds and the accounts file', account.valueGbpPence, penceIn(columnOf(row, 'Value (GBP)'))],
    [
      'value and the withdrawal page',
      valuePence,
      options.accounts.find(({ accountId }) => accountId === id)!.valuePence,
    ],
    [
      'value and the portfolio review',
      valuePence,
      review.portfolios.find(({ accountId }) => accountId === id)!.valuePence,
    ],
    [
      'value in pounds and the retirement planner',
      account.type === 'JISA' ? undefined : account.valueGbpPence,
      planned?.valuePence,
    ],
    ['gain and performance since the start', account.gainPence, change.gainPence],
    ['paid in and performance since the start', account.netContributionsPence, change.netPaidPence],
    ['gain and the accounts file', account.gainPence, penceIn(columnOf(row, 'Gain'))],
    ['return and performance since the start', account.twr.SinceStart, timeWeightedOver(span).total],
    [
      'return in per cent and the accounts file',
      (account.twr.SinceStart! * 100).toFixed(2),
      columnOf(row, 'Return')[0],
    ],
    [
      'return in per cent and the performance file',
      (account.twr.SinceStart! * 100).toFixed(2),
      columnOf(drawn, 'Return').at(-1),
    ],
    [
      'its share of all accounts and its value in pounds',
      account.weightTenths,
      accounts.length === 1
        ? 1000
        : Math.round((account.valueGbpPence * 1000) / sum(accounts.map((each) => each.valueGbpPence))),
    ],
  ]
}

function movementPairs({ get }: Sandbox, who: Caller, account: Account): Pair[] {
  const { id, monthly } = account
  const all = listTransactions.answer.parse(get(who, `/api/portfolios/${id}/transactions?limit=1`).body)
  const { mandates } = listMandates.answer.parse(get(who, '/api/payments/mandates').body)
  const collected = sum(
    mandates
      .filter(({ accountId, status }) => accountId === id && status === 'active')
      .map(({ amountPence }) => amountPence),
  )
  const retirement = getRetirementFacts.answer.parse(get(who, '/api/retirement').body)
  const planned = retirement.accounts.find((each) => each.id === id)?.monthlyPence
  const gross = account.type === 'Pension' ? Math.round(collected * 1.25) : collected
  return [
    ['cash and the newest transaction', account.cashPence, all.transactions[0]!.cashAfterPence],
    ['cash and all transactions added up', account.cashPence, all.totals.inPence - all.totals.outPence],
    [
      'cash and the totals by type',
      account.cashPence,
      sum(all.totals.byType.map(({ amountPence }) => amountPence)),
    ],
    ['what is collected a month and its Direct Debit', monthly.netPence, collected],
    [
      'where the scenarios start and the Direct Debit with its relief',
      unasked(account).monthly,
      Math.round(gross / 100),
    ],
    ...(account.type !== 'JISA' && account.baseCurrency === 'GBP'
      ? [
          [
            'what the planner adds a month and the Direct Debit with its relief',
            gross,
            planned,
          ] satisfies Pair,
        ]
      : []),
  ]
}

function feePairs(
  { get }: Sandbox,
  who: Caller,
  costs: ReadPdf,
  { id, name, baseCurrency }: Account,
): Pair[] {
  const fees = getFees.answer.parse(get(who, '/api/fees?year=2025').body)
  const paid = (kind: string) => fees.paid.find((each) => each.accountId === id && each.kind === kind)!.pence
  const address = `/api/portfolios/${id}/transactions?type=Fee&from=${fees.from}&to=${fees.to}&limit=1`
  const { totals } = listTransactions.answer.parse(get(who, address).body)
  const file = feesTable(fees, ({ accountId }) => accountId)
  const row = file.rows.find(([accountId]) => accountId === id)!
  const paper = costs.tables
    .find(({ caption }) => caption.startsWith('Costs of each account'))!
    .rows.find(([named]) => named === name)!
  const total = paid('Service') + paid('FundCharges')
  return [
    // Those of other currencies are in pounds at the rate of each day.
    ...(baseCurrency === 'GBP'
      ? [['fees of 2025/26 and its transactions', paid('Service'), totals.outPence] satisfies Pair]
      : []),
    ['fees of 2025/26 and the file', paid('Service'), penceIn([row[3]!])],
    ['fees of 2025/26 and the yearly paper', formatPence(paid('Service')), paper[1]],
    ['fund charges of 2025/26 and the yearly paper', formatPence(paid('FundCharges')), paper[2]],
    ['all costs of 2025/26 and the file', total, penceIn([row[6]!])],
    ['all costs of 2025/26 and the yearly paper', formatPence(total), paper[3]],
    ['costs in per cent, in the file and on the paper', `${row[8]}%`, paper[5]],
  ]
}

async function paperPairs(
  sandbox: Sandbox,
  who: Caller,
  valuation: ReadPdf,
  account: Account,
): Promise<Pair[]> {
  const { id, name, accountNumber, baseCurrency } = account
  const review = getReview.answer.parse(sandbox.get(who, `/api/portfolios/${id}/reviews/2026-Q3`).body)
  const file = await fileOf(sandbox, who, `/api/portfolios/${id}/reviews/2026-Q3/file`)
  const money = (pence: number) => onPaper(pence, baseCurrency)
  const held = valuation.tables.findIndex(({ caption }) =>
    caption.includes(`account number ${accountNumber},`),
  )
  const quarter = valuation.tables[held + 1]!.rows.map((row) => row[1])
  const reviewed = file.tables[0]!.rows.map((row) => row[1])
  const values = valuation.tables[0]!.rows.find(([named]) => named === name)!
  const closing = sandbox.get(who, `/api/portfolios/${id}/performance`)
  const { points } = getPerformance.answer.parse(closing.body)
  const atClose = points.findLast(({ date }) => date <= '2026-09-30')!.valuePence
  const steps = stepsOf(review, account.type === 'Pension')
  const names = ['value at the start', 'paid in', 'taken out', 'income', 'change in prices', 'our fees']
  return [
    ...steps.flatMap(({ pence }, at): Pair[] => [
      [`${names[at]} of the quarter, on the review’s page and in its file`, money(pence), reviewed[at]],
      [`${names[at]} of the quarter, on the review’s page and in the valuation`, money(pence), quarter[at]],
    ]),
    [
      'value at the end of the quarter, on the review’s page and in its file',
      money(review.closingPence),
      reviewed.at(-1),
    ],
    [
      'value at the end of the quarter, on the review’s page and in the valuation',
      money(review.closingPence),
      values[2],
    ],
    [
      'value at the end of the quarter, in performance and among the holdings of the valuation',
      money(atClose),
      valuation.tables[held]!.rows.at(-1)![3],
    ],
  ]
}
