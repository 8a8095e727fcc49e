import { describe, expect, it } from 'vitest'
import { askedBy, transactionFilters } from '#screens/account/transactions/filters.ts'
import { readShown, writeShown } from '#screens/shared/shown.ts'
import { restOfMonth, taxYearsBetween } from '#screens/account/transactions/times.ts'
import { cleared, filtersInWords, pressed, readFilters } from '#ui/filters/list-filters.ts'

const fields = (currency: string | undefined = 'GBP') =>
  transactionFilters({ openedOn: '2020-12-21', valuedOn: '2026-11-20', currency, types: ['Buy', 'Fee'] })
const read = (query: string) => readFilters(new URLSearchParams(query), fields())

describe('The filters of an address', () => {
  it.each([
    ['', {}],
    ['from=&to=&year=&type=&min=&max=&q=', {}],
    [
      'from=2026-04-06&to=2026-11-20&type=Fee,PaidIn&min=250&max=1250.5&q=+gold+',
      { q: 'gold', type: 'Fee,PaidIn', from: '2026-04-06', to: '2026-11-20', min: '250', max: '1250.5' },
    ],
    ['year=2025-26', { year: '2025-26' }],
    [
      'from=2026-11-20&to=2026-11-20&min=0&max=0',
      { from: '2026-11-20', to: '2026-11-20', min: '0', max: '0' },
    ],
    ['from=1999-01-01', { from: '1999-01-01' }],
    [`q=${'a'.repeat(101)}`, { q: 'a'.repeat(100) }],
  ])('of “%s” are all read', (query, values) => {
    expect(read(query)).toEqual({ values, ignored: [] })
  })

  for (const [query, ignored, values] of [
    ['from=yesterday', '“yesterday” is not a date, so we left it out.', {}],
    ['from=2026-02-30&to=2026-03-01', '“2026-02-30” is not a date, so we left it out.', { to: '2026-03-01' }],
    [
      'to=2026-11-21',
      '21\u00a0November 2026 is after our latest figures, for 20\u00a0November 2026, so we left it out.',
      {},
    ],
    [
      'from=2026-11-20&to=2026-11-19',
      '20\u00a0November 2026 is after 19\u00a0November 2026, so we left both out.',
      {},
    ],
    ['year=2026', '“2026” is not a tax year of these transactions, so we left it out.', {}],
    ['year=2027-28', '“2027-28” is not a tax year of these transactions, so we left it out.', {}],
    [
      'year=2025-26&from=2026-01-01',
      'There are dates beside the tax year, so we left it out.',
      { from: '2026-01-01' },
    ],
    ['type=Gift,Fee', '“Gift” is not a type of transaction, so we left it out.', { type: 'Fee' }],
    ['type=toString', '“toString” is not a type of transaction, so we left it out.', {}],
    ['min=lots', '“lots” is not an amount, so we left it out.', {}],
    ['max=-5', '“-5” is not an amount, so we left it out.', {}],
    ['min=20&max=3', 'The smallest amount is more than the largest, so we left both out.', {}],
    [`from=${'9'.repeat(50)}`, `“${'9'.repeat(40)}” is not a date, so we left it out.`, {}],
  ] as const)
    it(`are left out with a sentence when they ask for ${query.slice(0, 40)}, the others stay`, () => {
      expect(read(query)).toEqual({ values, ignored: [ignored] })
    })

  it('all go away together', () => {
    expect(cleared(fields())).toEqual({
      ...{ q: undefined, year: undefined, type: undefined },
      ...{ from: undefined, to: undefined, min: undefined, max: undefined },
    })
  })
})

describe('The API', () => {
  it('is asked for the days of a tax year, 6 April to 5 April, and for amounts in pence', () => {
    expect(askedBy({ year: '2025-26', type: 'Fee,Buy', min: '1,000.50' })).toEqual({
      from: '2025-04-06',
      to: '2026-04-05',
      types: ['Fee', 'Buy'],
      minPence: 1_000_50,
      maxPence: undefined,
      text: undefined,
    })
    expect(askedBy({ from: '2026-01-01', q: 'gold' })).toMatchObject({
      from: '2026-01-01',
      types: [],
      text: 'gold',
    })
  })
})

describe('A chip', () => {
  const values = {
    ...{ q: 'gold', type: 'Buy,Fee', from: '2026-04-06', to: '2026-11-20' },
    ...{ min: '250', max: '1250.5' },
  }

  it('says what its filter does, and takes that one away', () => {
    expect(filtersInWords(fields('EUR'), values).map(({ label, without }) => [label, without])).toEqual([
      ['“gold”', { q: undefined }],
      ['Bought', { type: 'Fee' }],
      ['Fee', { type: 'Buy' }],
      ['From 6\u00a0Apr 2026', { from: undefined }],
      ['Until 20\u00a0Nov 2026', { to: undefined }],
      ['€250.00 or more', { min: undefined }],
      ['€1,250.50 or less', { max: undefined }],
    ])
    expect(filtersInWords(fields(), { year: '2026-27' })).toEqual([
      { id: 'year', label: 'Tax year: 2026/27', without: { year: undefined } },
    ])
  })

  it('names no currency where the amounts are of several', () => {
    const words = filtersInWords(
      { ...fields(), amounts: { currency: undefined } },
      { min: '250', max: '1000.5' },
    )
    expect(words.map(({ label }) => label)).toEqual(['250 or more', '1,000.50 or less'])
  })

  it('of several joins the others, and the last one takes the filter away', () => {
    expect(pressed('type', ['Buy'], 'Fee')).toEqual({ type: 'Buy,Fee' })
    expect(pressed('type', ['Buy'], 'Buy')).toEqual({ type: undefined })
  })
})

describe('How many are shown', () => {
  it('is fifty, more when the address says so, and what one call may bring at most', () => {
    const shown = (text: string) => readShown(new URLSearchParams({ shown: text }))
    expect(['', '50', '150', '500', '501', '99999999', '-5', '1e3', '7'].map(shown)).toEqual([
      50, 50, 150, 500, 500, 50, 50, 50, 50,
    ])
  })

  it('stays out of the address while it is fifty', () => {
    expect([writeShown(50), writeShown(100), writeShown(undefined)]).toEqual([
      { shown: undefined },
      { shown: '100' },
      { shown: undefined },
    ])
  })
})

describe('Times to choose from', () => {
  it('are the tax years of the account, the newest first', () => {
    expect(taxYearsBetween('2024-04-05', '2026-11-20')).toEqual([2026, 2025, 2024, 2023])
    expect(taxYearsBetween('2026-11-20', '2026-11-20')).toEqual([2026])
  })

  it('are the rest of the month in which the first transaction was', () => {
    expect(restOfMonth('2020-12-21')).toEqual({ from: '2020-12-21', to: '2020-12-31' })
    expect(restOfMonth('2024-02-29')).toEqual({ from: '2024-02-29', to: '2024-02-29' })
  })
})
