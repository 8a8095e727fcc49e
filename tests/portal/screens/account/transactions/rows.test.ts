import { currencySymbol } from '#base/money.ts'
import { describe, expect, it } from 'vitest'
import type { FoundPage, FoundTransaction } from '#api/accounts/transactions.ts'
import { headlinesOf } from '#domain/transaction-headlines.ts'
import { typeInWords, withoutType } from '#domain/transaction-words.ts'
import { fetchAll } from '#screens/account/transactions/fetch-all.ts'
import {
  amountOf,
  foldDays,
  formatUnitPrice,
  monthOf,
  transactionsInWords,
  wholeRows,
  wordsOf,
} from '#screens/account/transactions/row-words.ts'
import { transactionsTable } from '#screens/account/transactions/transactions-csv.ts'
import { writeCsv } from '#ui/tables/csv.ts'
import { groupRows } from '#ui/tables/group-rows.ts'

const payment: FoundTransaction = {
  accountId: 'A',
  accountName: 'ISA',
  currency: 'GBP',
  id: 'T1',
  date: '2026-11-05',
  type: 'PaidIn',
  description: 'Direct Debit collected',
  amountPence: 400_00,
  cashAfterPence: 2_716_90,
  trade: null,
  documentId: null,
  explanation: 'Money you paid in.',
  relatesToId: null,
}
const sale: FoundTransaction = {
  ...payment,
  id: 'T2',
  date: '2026-01-02',
  type: 'Sell',
  description: 'Sold Northpoint US Equity Index',
  amountPence: 1_570_05,
  cashAfterPence: 2_780_34,
  trade: {
    isin: 'GB00NP000032',
    fundName: 'Northpoint US Equity Index',
    units: -251.336,
    price: 624.68,
    settlesOn: '2026-01-06',
  },
  documentId: 'D1',
  explanation: null,
  relatesToId: null,
}
const fee: FoundTransaction = {
  ...payment,
  id: 'T3',
  type: 'Fee',
  amountPence: -45_85,
  description: '=1+1',
}

describe('A client who reads what moved', () => {
  const bought = (id: string, fund: string, amountPence: number, more: Partial<FoundTransaction> = {}) => ({
    ...sale,
    id,
    date: '2026-11-06',
    type: 'Buy' as const,
    description: `Bought ${fund}`,
    amountPence,
    ...more,
  })

  it('reads the purchases of a day in an account as one row, with their sum', () => {
    const rows = foldDays([
      bought('1', 'Calder Emerging Markets', -333_72),
      bought('2', 'Harrow Physical Gold', -1_000_00),
      bought('3', 'Harrow Physical Gold', -5_00, { accountId: 'B' }),
      payment,
      bought('4', 'Harrow Physical Gold', -7_00, { date: '2026-11-04' }),
      bought('5', 'Harrow Physical Gold', -8_00, { date: '2026-11-04' }),
    ])
    expect(rows.map((row) => [row.map(({ id }) => id).join(), wordsOf(row), amountOf(row)])).toEqual([
      ['1,2', { title: 'Bought 2 funds', note: 'Calder Emerging Markets and 1 more' }, -1_333_72],
      ['3', { title: 'Harrow Physical Gold', note: 'Bought' }, -5_00],
      ['T1', { title: 'Direct Debit collected', note: 'Paid in' }, 400_00],
      ['4,5', { title: 'Harrow Physical Gold', note: 'Bought, 2 times' }, -15_00],
    ])
  })

  it('reads no half of what a day has: its last trades wait for the next page, other rows do not', () => {
    const idsOf = (all: readonly FoundTransaction[], hasMore: boolean) =>
      wholeRows(foldDays(all), hasMore).map((row) => row.map(({ id }) => id).join())
    const trades = [bought('1', 'Calder Emerging Markets', -333_72), bought('2', 'Harrow Gold', -1_000_00)]
    expect(idsOf([payment, ...trades], true)).toEqual(['T1'])
    expect(idsOf([payment, ...trades], false)).toEqual(['T1', '1,2'])
    expect(idsOf([...trades, payment], true)).toEqual(['1,2', 'T1'])
    expect(idsOf(trades, true)).toEqual(['1,2'])
  })

  it('reads two payments of a day as two', () => {
    expect(foldDays([payment, { ...payment, id: 'T9' }])).toHaveLength(2)
  })
})

describe('A row of the CSV file', () => {
  it('has date, type in words, trade, amount and cash, in the currency that the header names [R-PAGE-07]', () => {
    const { header, rows } = transactionsTable([payment, sale], { currency: 'GBP' })
    expect(writeCsv(header, rows)).toBe(
      '\uFEFFDate,Type,Description,ISIN,Units,Price (GBP),Settles on,Amount (GBP),Cash after (GBP)\r\n' +
        '2026-11-05,Paid in,Direct Debit collected,,,,,400.00,2716.90\r\n' +
        '2026-01-02,Sold,Sold Northpoint US Equity Index,GB00NP000032,-251.336,6.2468,2026-01-06,1570.05,2780.34\r\n',
    )
  })

  it('of all accounts names its account and its currency', () => {
    const { header, rows } = transactionsTable(
      [{ ...fee, accountName: 'Euro Account', currency: 'EUR' }],
      'all',
    )
    expect(header).toEqual([
      'Account',
      'Currency',
      'Date',
      'Type',
      'Description',
      'ISIN',
      'Units',
      'Price',
      'Settles on',
      'Amount',
      'Cash after',
    ])
    expect(rows[0]!.slice(0, 4)).toEqual(['Euro Account', 'EUR', '2026-11-05', 'Fee'])
  })

  it('runs no formula', () => {
    const { header, rows } = transactionsTable([fee], { currency: 'EUR' })
    expect(writeCsv(header, rows)).toContain(",Fee,'=1+1,,,,,-45.85,")
  })
})

describe('Rows of a table', () => {
  it('have a heading for each month, as long as neighbours share it', () => {
    const groups = groupRows([payment, fee, sale], ({ date }) => monthOf(date))
    expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['November 2026', ['T1', 'T3']],
      ['January 2026', ['T2']],
    ])
    expect(groupRows([sale], undefined)).toEqual([{ key: 0, name: undefined, rows: [sale] }])
  })

  it('say what happened once, in words', () => {
    expect([typeInWords('TaxRelief'), typeInWords('Sell'), typeInWords('Gift')]).toEqual([
      'Tax relief',
      'Sold',
      'Gift',
    ])
    expect(withoutType('Sold Northpoint US Equity Index', 'Sell')).toBe('Northpoint US Equity Index')
    expect(withoutType('Income from Northpoint UK Gilt Index', 'Dividend')).toBe('Northpoint UK Gilt Index')
    expect(withoutType('Interest on cash', 'Interest')).toBe('Interest on cash')
  })

  it('have prices with four digits', () => {
    expect([formatUnitPrice(624.68, 'GBP'), formatUnitPrice(130.9, 'USD')]).toEqual(['£6.2468', 'US$1.3090'])
    expect([currencySymbol('GBP'), currencySymbol('USD')]).toEqual(['£', 'US$'])
    expect([transactionsInWords(1), transactionsInWords(8_124)]).toEqual([
      '1 transaction',
      '8,124 transactions',
    ])
  })
})

describe('The headlines of transactions', () => {
  it('are what was paid in, taken out, income and fees, of those that occur', () => {
    expect(
      headlinesOf([
        { type: 'PaidIn', amountPence: 400_00 },
        { type: 'TaxRelief', amountPence: 100_00 },
        { type: 'Buy', amountPence: -520_00 },
        { type: 'Dividend', amountPence: 31_50 },
        { type: 'Interest', amountPence: 2_50 },
        { type: 'Fee', amountPence: -12_40 },
      ]),
    ).toEqual([
      { name: 'Paid in', pence: 500_00 },
      { name: 'Income', pence: 34_00 },
      { name: 'Fees', pence: 12_40 },
    ])
    expect(headlinesOf([{ type: 'Withdrawal', amountPence: -50_00 }])).toEqual([
      { name: 'Taken out', pence: 50_00 },
    ])
  })

  it('are the types themselves where filters leave no other', () => {
    expect(
      headlinesOf([
        { type: 'Buy', amountPence: -520_00 },
        { type: 'Sell', amountPence: 40_00 },
      ]),
    ).toEqual([
      { name: 'Bought', pence: 520_00 },
      { name: 'Sold', pence: 40_00 },
    ])
    expect(headlinesOf([])).toEqual([])
  })
})

describe('Everything that fits the filters', () => {
  const page = (transactions: FoundTransaction[], nextCursor: string | null): FoundPage => ({
    transactions,
    nextCursor,
    totals: [{ currency: 'GBP', count: 3, inPence: 1_970_05, outPence: 45_85, byType: [] }],
    months: [],
    types: ['PaidIn'],
    firstOn: '2026-01-02',
    lastOn: '2026-11-05',
  })
  const serve = (pages: Record<string, FoundPage>) => async (cursor: string | undefined) => {
    const one = pages[cursor ?? 'newest']
    if (!one) throw new Error('no such page')
    return one
  }
  const progress: [number, number][] = []
  const ways = (pages: Record<string, FoundPage>, signal = new AbortController().signal) => ({
    fetchPage: serve(pages),
    onProgress: (done: number, all: number) => void progress.push([done, all]),
    signal,
  })

  it('is fetched page by page, and says how far it is', async () => {
    progress.length = 0
    const all = await fetchAll(ways({ newest: page([payment, fee], 'older'), older: page([sale], null) }))
    expect(all.map(({ id }) => id)).toEqual(['T1', 'T3', 'T2'])
    expect(progress).toEqual([
      [2, 3],
      [3, 3],
    ])
  })

  it('is nothing when a page fails, is missing or does not add up', async () => {
    await expect(fetchAll(ways({ newest: page([payment, fee], 'older') }))).rejects.toThrow('no such page')
    await expect(fetchAll(ways({ newest: page([payment, fee], null) }))).rejects.toThrow('do not add up')
    const other = { ...sale, amountPence: sale.amountPence + 1 }
    await expect(fetchAll(ways({ newest: page([payment, fee, other], null) }))).rejects.toThrow(
      'do not add up',
    )
  })

  it('adds up in each currency by itself', async () => {
    const euros = { ...fee, id: 'T4', currency: 'EUR' }
    const both = {
      ...page([payment, fee, sale, euros], null),
      totals: [
        { currency: 'GBP', count: 3, inPence: 1_970_05, outPence: 45_85, byType: [] },
        { currency: 'EUR', count: 1, inPence: 0, outPence: 45_85, byType: [] },
      ],
    }
    expect(await fetchAll(ways({ newest: both }))).toHaveLength(4)
    await expect(
      fetchAll(ways({ newest: { ...both, totals: both.totals.toReversed().slice(1) } })),
    ).rejects.toThrow('do not add up')
  })

  it('ends when pages come without end', async () => {
    const forever = ways({ newest: page([payment], 'again'), again: page([], 'again') })
    await expect(fetchAll(forever)).rejects.toThrow('do not add up')
  })

  it('is nothing once it was cancelled', async () => {
    const controller = new AbortController()
    const { fetchPage, ...rest } = ways(
      { newest: page([payment, fee], 'older'), older: page([sale], null) },
      controller.signal,
    )
    const cancelled = fetchAll({
      ...rest,
      fetchPage: (cursor) => {
        if (cursor === 'older') controller.abort()
        return fetchPage(cursor)
      },
    })
    await expect(cancelled).rejects.toThrow('aborted')
  })
})
