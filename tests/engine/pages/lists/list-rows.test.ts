// How the rows of a list read, and in which order, for every kind of value that an API may answer.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListColumn, ListPage, ListRow } from '#manifest/page-contents.ts'
import { cellText, csvOf, filterName, sumOf, viewOf } from '#pages/lists/list-rows.ts'

const column = (id: string, kind: ListColumn['kind'], rest: Partial<ListColumn> = {}): ListColumn => ({
  ...{ id, kind, label: id },
  ...rest,
})

const page = (columns: ListColumn[], rest: Partial<ListPage> = {}): ListPage => ({
  kind: 'list',
  list: 'things',
  counted: { one: 'thing', other: 'things' },
  columns,
  empty: { title: 'Nothing yet', says: 'Things appear here.' },
  failed: 'your things',
  ...rest,
})

const row = (values: Readonly<Record<string, unknown>>): ListRow => ({ id: 'r', ...values })
const read = (kind: ListColumn['kind'], value: unknown) => cellText(column('x', kind), row({ x: value }))

describe('A value of a list', () => {
  it('reads as its column says', () => {
    expect(read('text', true)).toBe('Yes')
    expect(read('text', false)).toBe('No')
    expect(read('text', 12)).toBe('12')
    expect(read('text', 0)).toBe('0')
    expect(read('money', 0)).toBe('£0.00')
    expect(read('date', '2026-11-27')).toBe('27 Nov 2026')
  })

  it('reads as the day in London of a moment', () => {
    expect(read('date', '2026-06-30T23:30:00Z')).toBe('1 Jul 2026')
    expect(read('date', '2026-11-30T23:30:00Z')).toBe('30 Nov 2026')
  })

  it('stays as it is written where it is no day', () => {
    expect(read('date', 'on request')).toBe('on request')
    expect(read('date', '2026-02-30')).toBe('2026-02-30')
  })

  it('is left out where there is none, or nothing that fits into a cell', () => {
    for (const nothing of [null, undefined, '', { a: 1 }, ['a']]) expect(read('text', nothing)).toBe('')
  })

  it('has the words of its chip, by yes and no too', () => {
    const chips = [{ value: 'true', label: 'New' }]
    expect(cellText(column('x', 'chip', { chips }), row({ x: true }))).toBe('New')
    expect(cellText(column('x', 'chip', { chips }), row({ x: false }))).toBe('No')
  })
})

describe('A list in order', () => {
  const things = page([column('name', 'text'), column('on', 'date'), column('pages', 'text')])
  const order = (by: string, direction: 'ascending' | 'descending', rows: ListRow[]) =>
    viewOf({ ...things, sort: { by, order: direction } }, rows, new URLSearchParams()).rows.map(
      ({ id }) => id,
    )

  it('puts days and moments among one another, and numbers by their size', () => {
    const rows = [
      { id: 'a', on: '2026-11-02', pages: 10 },
      { id: 'b', on: '2026-11-01T22:00:00Z', pages: 9 },
      { id: 'c', on: '2026-11-02T08:00:00Z', pages: 100 },
    ]
    expect(order('on', 'ascending', rows)).toEqual(['b', 'a', 'c'])
    expect(order('pages', 'descending', rows)).toEqual(['c', 'a', 'b'])
  })

  it('reads names as people do, whatever their case and accents', () => {
    const rows = ['zoë', 'Émile', 'émile 2', 'Émile 10', 'Anna'].map((name) => ({ id: name, name }))
    expect(order('name', 'ascending', rows)).toEqual(['Anna', 'Émile', 'émile 2', 'Émile 10', 'zoë'])
  })

  it('keeps the order of the API among equals and where none is asked for', () => {
    const rows = ['c', 'a', 'b'].map((id) => ({ id, name: 'same' }))
    expect(order('name', 'descending', rows)).toEqual(['c', 'a', 'b'])
    expect(viewOf(things, rows, new URLSearchParams()).rows).toEqual(rows)
  })
})

describe('Any list and any address', () => {
  const whole = page(
    [column('name', 'text'), column('on', 'date'), column('state', 'chip'), column('pence', 'money')],
    { search: true, filters: ['state'], sort: { by: 'on', order: 'descending' } },
  )
  const rows = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.option(fc.string()),
      on: fc.oneof(fc.constant(null), fc.constantFrom('2026-01-05', '2026-01-05T10:00:00Z', 'later')),
      state: fc.constantFrom('Due', 'Paid', ''),
      pence: fc.option(fc.integer({ min: -1e9, max: 1e9 })),
    }),
    { maxLength: 12 },
  )
  const search = fc.record({
    q: fc.oneof(fc.constantFrom('', 'paid', '5', '5 jan'), fc.string()),
    [filterName('state')]: fc.constantFrom('', 'Paid', 'Lost'),
    sort: fc.constantFrom('', 'name', 'on', 'state', 'pence', 'id', '__proto__'),
    order: fc.constantFrom('', 'ascending', 'descending', 'up'),
  })

  it('gives some of the rows, each once, whose sum and file are of these', () => {
    fc.assert(
      fc.property(rows, search, (all, asked) => {
        const view = viewOf(whole, all, new URLSearchParams(asked))
        expect(new Set(view.rows).size).toBe(view.rows.length)
        expect(view.rows.every((each) => all.includes(each as never))).toBe(true)
        const other = all.filter((each) => !view.rows.includes(each))
        const pence = whole.columns[3]!
        expect(sumOf(pence, view.rows) + sumOf(pence, other)).toBe(sumOf(pence, all))
        expect(csvOf(whole, view.rows).rows).toHaveLength(view.rows.length)
      }),
      { numRuns: 300 },
    )
  })
})
