// The consolidated tax certificate: income and gains of the general accounts for a tax return, with each sale and its matching.
import { matchInWords } from '#domain/gains/matching-words.ts'
import type { Disposal } from '#domain/gains/share-matching.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { isJoint, type AccountRow } from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { formatUnits } from '#domain/units.ts'

export interface Certified {
  /** The general accounts of the year. */
  income: { account: AccountRow; dividendsPence: number; interestPence: number }[]
  sales: readonly Disposal[]
}

const free = 'Income and gains in ISAs, junior ISAs and pensions are free of tax and are not in a tax return.'

export function certificate({ income, sales }: Certified): DocumentPart[] {
  if (income.length === 0) return ['You held nothing with us that is taxed in this year.', free]
  const total = (of: 'dividendsPence' | 'interestPence') => income.reduce((sum, each) => sum + each[of], 0)
  return [
    'Income and gains for your tax return, in pounds at the rate of each day.',
    { heading: 'Income' },
    {
      table: {
        caption: 'Dividends and interest of each account',
        columns: [
          { header: 'Account', share: 2.2 },
          { header: 'Number', share: 1.2 },
          { header: 'Dividends', figures: true },
          { header: 'Interest', figures: true },
        ],
        rows: income.map(({ account, dividendsPence, interestPence }) => [
          isJoint(account) ? `${account.name}, your ${percentOf(account)}%` : account.name,
          account.account_number,
          formatPence(dividendsPence),
          formatPence(interestPence),
        ]),
        total: [
          'All accounts',
          '',
          formatPence(total('dividendsPence')),
          formatPence(total('interestPence')),
        ],
      },
    },
    { heading: 'Gains' },
    gainsTable(sales),
    ...(sales.length === 0 ? [] : [{ heading: 'Sales' }, salesTable(sales), matchingTable(sales)]),
    '',
    {
      note: 'A sale is matched with purchases of the same fund on the same day, then in the next 30 days, then with the average cost of all earlier ones, over all your general accounts with us (TCGA 1992 ss. 104 to 106A). What you sold or bought elsewhere counts as well. Dividends are those paid out in the tax year; interest is paid without tax taken off.',
    },
    ...income
      .filter(({ account }) => isJoint(account))
      .map(({ account }) => ({
        note: `You own ${account.name} with ${account.joint_with}. Its income and sales are counted here by your share, ${percentOf(account)}%.`,
      })),
    { note: free },
  ]
}

const percentOf = ({ share_from, share_to }: AccountRow): number => share_to - share_from

/** The boxes of a capital gains summary. */
function gainsTable(sales: readonly Disposal[]): DocumentPart {
  const sum = (of: (sale: Disposal) => number) => formatPence(sales.reduce((all, sale) => all + of(sale), 0))
  return {
    table: {
      caption: 'All sales of the year together',
      columns: [
        { header: 'Figure', share: 2.4 },
        { header: 'Amount', figures: true },
      ],
      rows: [
        ['Number of disposals', String(sales.length)],
        ['Proceeds', sum(({ proceedsPence }) => proceedsPence)],
        ['Allowable costs', sum(({ costPence }) => costPence)],
        ['Gains', sum(({ gainPence }) => Math.max(0, gainPence))],
        ['Losses', sum(({ gainPence }) => Math.max(0, -gainPence))],
      ],
      total: ['Gains less losses realised', sum(({ gainPence }) => gainPence)],
    },
  }
}

const salesTable = (sales: readonly Disposal[]): DocumentPart => ({
  table: {
    caption: 'Each sale',
    columns: [
      { header: 'Fund', share: 2.25 },
      { header: 'Sold on', share: 1.15 },
      { header: 'Units', figures: true, share: 0.9 },
      { header: 'Proceeds', figures: true },
      { header: 'Cost', figures: true },
      { header: 'Gain or loss', figures: true },
    ],
    rows: sales.map(({ isin, date, unitsMilli, proceedsPence, costPence, gainPence }) => [
      instrumentOf(isin).name,
      longDate(date),
      formatUnits(unitsMilli / 1000),
      ...[proceedsPence, costPence, gainPence].map((pence) => formatPence(pence)),
    ]),
  },
})

const matchingTable = (sales: readonly Disposal[]): DocumentPart => ({
  table: {
    caption: 'How each sale is matched, and the cost that follows',
    columns: [
      { header: 'Fund', share: 2.1 },
      { header: 'Sold on' },
      { header: 'Matched', share: 3.3 },
      { header: 'Cost', figures: true, share: 0.85 },
    ],
    rows: sales.flatMap(({ isin, date, matches }) =>
      matches.map((match) => [
        instrumentOf(isin).name,
        longDate(date),
        matchInWords({ ...match, units: match.unitsMilli / 1000 }, longDate),
        formatPence(match.costPence),
      ]),
    ),
  },
})
