import { describe, expect, it } from 'vitest'
import { chipsOf } from '#screens/account/transactions/filters-in-words.ts'
import {
  askedBy,
  noFilters,
  readFilters,
  writeFilters,
  type Filters,
} from '#screens/account/transactions/filters.ts'
import { readShown, writeShown } from '#screens/shared/shown.ts'
import { restOfMonth, taxYearsBetween } from '#screens/account/transactions/times.ts'

const LATEST = '2026-11-20'
const read = (query: string) => readFilters(new URLSearchParams(query), LATEST)

describe('The filters of an address', () => {
  it('are none in an address without a query', () => {
    expect(read('')).toEqual({ filters: noFilters, ignored: [] })
    expect(read('from=&to=&year=&type=&min=&max=&q=')).toEqual({ filters: noFilters, ignored: [] })
  })

  it('are dates, types, amounts in pounds and text', () => {
    expect(read('from=2026-04-06&to=2026-11-20&type=Fee,PaidIn&min=250&max=1250.5&q=+gold+')).toEqual({
      filters: {
        year: undefined,
        from: '2026-04-06',
        to: '2026-11-20',
        types: ['PaidIn', 'Fee'],
        least: 250_00,
        most: 1250_50,
        text: 'gold',
      },
      ignored: [],
    })
  })

  it('are a tax year', () => {
    expect(read('year=2025-26').filters.year).toBe(2025)
  })

  it('may be one day or one amount', () => {
    expect(read('from=2026-11-20&to=2026-11-20&min=0&max=0')).toEqual({
      filters: { ...noFilters, from: '2026-11-20', to: '2026-11-20', least: 0, most: 0 },
      ignored: [],
    })
  })

  it('may begin before the account did', () => {
    expect(read('from=1999-01-01')).toEqual({ filters: { ...noFilters, from: '1999-01-01' }, ignored: [] })
  })

  for (const [query, ignored, filters] of [
    ['from=yesterday', '“yesterday” is not a date, so we left it out.', {}],
    ['from=2026-02-30&to=2026-03-01', '“2026-02-30” is not a date, so we left it out.', { to: '2026-03-01' }],
    [
      'to=2026-11-21',
      '21 November 2026 is after our latest figures, for 20 November 2026, so we left it out.',
      {},
    ],
    ['from=2026-11-20&to=2026-11-19', '20 November 2026 is after 19 November 2026, so we left both out.', {}],
    ['year=2026', '“2026” is not a tax year, so we left it out.', {}],
    ['year=2026-28', '“2026-28” is not a tax year, so we left it out.', {}],
    ['year=NaN-NaN', '“NaN-NaN” is not a tax year, so we left it out.', {}],
    ['year=2027-28', 'Tax year 2027/28 has not begun, so we left it out.', {}],
    [
      'year=2025-26&from=2026-01-01',
      'Dates are given as well as tax year 2025/26, so we left the tax year out.',
      { from: '2026-01-01' },
    ],
    ['type=Gift,Fee', '“Gift” is not a type of transaction, so we left it out.', { types: ['Fee'] }],
    ['type=toString', '“toString” is not a type of transaction, so we left it out.', {}],
    ['min=lots', '“lots” is not an amount, so we left it out.', {}],
    ['max=-5', '“-5” is not an amount, so we left it out.', {}],
    ['min=2&max=1', 'The smallest amount is more than the largest, so we left both out.', {}],
    [`q=${'a'.repeat(101)}`, 'We search for the first 100 characters only.', { text: 'a'.repeat(100) }],
    [`from=${'9'.repeat(50)}`, `“${'9'.repeat(40)}…” is not a date, so we left it out.`, {}],
  ] as const)
    it(`are left out with a sentence when they ask for ${query.slice(0, 40)}, the others stay`, () => {
      expect(read(query)).toEqual({ filters: { ...noFilters, ...filters }, ignored: [ignored] })
    })

  it('are written so that they are read again', () => {
    const filters: Filters = {
      year: undefined,
      from: '2025-01-01',
      to: '2025-12-31',
      types: ['Buy', 'Sell'],
      least: 10_05,
      most: 2_000_00,
      text: 'gilts & gold',
    }
    const written = writeFilters(filters)
    expect(written).toEqual({
      year: undefined,
      from: '2025-01-01',
      to: '2025-12-31',
      type: 'Buy,Sell',
      min: '10.05',
      max: '2000',
      q: 'gilts & gold',
    })
    const query = new URLSearchParams(
      Object.entries(written).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    expect(readFilters(query, LATEST)).toEqual({ filters, ignored: [] })
    expect(writeFilters({ year: 2099 })).toEqual({ year: '2099-00' })
    expect(writeFilters({ least: 0 })).toEqual({ min: '0' })
  })

  it('all go away together', () => {
    expect(Object.values(writeFilters(noFilters))).toEqual(Array.from({ length: 7 }, () => undefined))
  })
})

describe('The API', () => {
  it('is asked for the days of a tax year, 6 April to 5 April', () => {
    expect(askedBy({ ...noFilters, year: 2025, types: ['Fee'], least: 100 })).toEqual({
      from: '2025-04-06',
      to: '2026-04-05',
      types: ['Fee'],
      minPence: 100,
      maxPence: undefined,
      text: undefined,
    })
  })
})

describe('A chip', () => {
  const filters: Filters = {
    ...noFilters,
    from: '2026-04-06',
    to: '2026-11-20',
    types: ['Buy', 'Fee'],
    least: 250_00,
    most: 1_250_50,
    text: 'gold',
  }

  it('says what its filter does, and takes that one away', () => {
    expect(chipsOf(filters, 'EUR').map(({ label, without }) => [label, without])).toEqual([
      ['“gold”', { text: '' }],
      ['From 6 Apr 2026', { from: undefined }],
      ['To 20 Nov 2026', { to: undefined }],
      ['Bought', { types: ['Fee'] }],
      ['Fee', { types: ['Buy'] }],
      ['€250.00 or more', { least: undefined }],
      ['€1,250.50 or less', { most: undefined }],
    ])
    expect(chipsOf({ ...noFilters, year: 2026 }, 'GBP')).toEqual([
      { id: 'year', label: 'Tax year 2026/27', without: { year: undefined } },
    ])
  })

  it('is there for no filter that is not in force', () => {
    expect(chipsOf(noFilters, 'GBP')).toEqual([])
  })

  it('name no currency where the amounts are of several', () => {
    const filters = { ...noFilters, least: 250_00, most: 1_000_50 }
    expect(chipsOf(filters, undefined).map(({ label }) => label)).toEqual(['250 or more', '1,000.50 or less'])
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
