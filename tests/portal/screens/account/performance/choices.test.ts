import { describe, expect, it } from 'vitest'
import { formatPounds } from '#base/money.ts'
import { dateIn, readChoices, readDates } from '#screens/account/performance/choices.ts'
import { whatChanged } from '#screens/account/performance/between-dates.tsx'
import { growthLines } from '#screens/account/performance/lines.ts'

const close = (date: string, valuePence: number, paidInPence: number, twrIndex: number) => ({
  date,
  valuePence,
  netPaidInPence: paidInPence,
  paidInPence,
  twrIndex,
})

/** £1,000 on 2 March 2026, 500 more on 1 June; up 10 % before and 20 % after it. */
const closes = [
  close('2026-03-02', 100_000, 100_000, 100),
  close('2026-05-29', 110_000, 100_000, 110),
  close('2026-06-01', 160_000, 150_000, 110),
  close('2026-11-20', 192_000, 150_000, 132),
]

const read = (search: string) => readChoices(new URLSearchParams(search), closes)

describe('The address of a performance page', () => {
  it('asks for the value since the start when it says nothing', () => {
    expect(read('')).toMatchObject({
      period: 'SinceStart',
      unit: 'money',
      comparators: undefined,
      words: 'since the start',
    })
  })

  it('names a period, a unit and comparators', () => {
    expect(read('period=3M&in=percent&with=cash,peers')).toMatchObject({
      period: '3M',
      unit: 'percent',
      comparators: ['cash', 'peers'],
      words: 'over the last three months',
    })
  })

  it('shows everything when its period is before the account, or is none there is', () => {
    expect(read('period=5Y')).toMatchObject({ period: 'SinceStart' })
    expect(read('period=constructor')).toMatchObject({ period: 'SinceStart' })
  })

  it('may name two dates', () => {
    const { words, span, problem } = read('period=Custom&from=2026-05-29&to=2026-11-20')
    expect(words).toBe('from 29\u00a0May 2026 to 20\u00a0November 2026')
    expect([span.opening.date, span.closing.date]).toEqual(['2026-05-29', '2026-11-20'])
    expect(problem).toBeUndefined()
  })

  it.each([
    ['from=2026-06-01&to=2026-05-29', 'The start date must be before the end date.'],
    ['from=2026-06-01&to=2026-06-01', 'The start date must be before the end date.'],
    ['from=2026-06-01', 'Choose a start and an end date.'],
    ['from=2026-02-30&to=2026-06-01', 'Choose a start and an end date.'],
    ['from=yesterday&to=2026-06-01', 'Choose a start and an end date.'],
    [
      'from=2020-01-01&to=2020-06-01',
      'This account’s figures begin on 2\u00a0March 2026. Choose a later end date.',
    ],
    [
      'from=2031-01-01&to=2031-06-01',
      'The latest figures are for 20\u00a0November 2026. Choose an earlier start date.',
    ],
  ])('says why dates cannot be used (%s), and shows everything', (dates, problem) => {
    const choices = read(`period=Custom&${dates}`)
    expect(choices.problem).toBe(problem)
    expect(choices.span.closing.date).toBe('2026-11-20')
  })

  it('holds dates beyond the account back to its ends', () => {
    expect(read('period=Custom&from=2019-01-01&to=2031-01-01').words).toBe(
      'from 2\u00a0March 2026 to 20\u00a0November 2026',
    )
  })

  it('takes dates of the calendar alone', () => {
    expect([dateIn('2026-02-28'), dateIn('2026-02-29'), dateIn('2026-2-3'), dateIn(null)]).toEqual([
      '2026-02-28',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('What changed between two dates', () => {
  const pounds = (pence: number) => `£${pence / 100}`

  it('tells what was paid in from gain', () => {
    const dates = readDates('2026-05-29', '2026-11-20', closes)
    expect('span' in dates && whatChanged(dates, pounds, false)).toBe(
      'From 29\u00a0May 2026 to 20\u00a0November 2026 the value went from £1100 to £1920. £500 of that was paid in; the investments gained £320, a return of +20.0% after fees.',
    )
  })

  it('says that a pension’s tax relief is in what was paid in', () => {
    const dates = readDates('2026-05-29', '2026-11-20', closes)
    expect('span' in dates && whatChanged(dates, pounds, true)).toContain(
      '£500 of that was paid in, tax relief included; the',
    )
  })

  it('adds up in whole pounds: the gain is what is left', () => {
    const opening = close('2026-01-01', 109_939_49, 0, 100)
    const closing = close('2026-06-01', 117_394_51, 4_000_40, 103)
    const span = { opening, closes: [closing], closing }
    expect(whatChanged({ from: opening.date, to: closing.date, span }, formatPounds, false)).toContain(
      'from £109,939 to £117,395. £4,000 of that was paid in; the investments gained £3,456',
    )
  })

  it('says when nothing was paid in', () => {
    const dates = readDates('2026-06-01', '2026-11-20', closes)
    expect('span' in dates && whatChanged(dates, pounds, false)).toContain(
      'Nothing was paid in or taken out; the investments',
    )
  })
})

describe('The lines of a comparison', () => {
  const info = { id: 'cash', name: 'Cash', description: '', source: '' }
  const data = {
    id: 'cash',
    currency: 'GBP',
    points: [
      { date: '2026-03-02', index: 100 },
      { date: '2026-06-01', index: 101 },
      { date: '2026-11-20', index: 103.02 },
    ],
    estimatedFrom: null,
  }

  it('all begin at nought on the first day, and a day without an index is a gap', () => {
    const { span } = read('period=Custom&from=2026-06-01&to=2026-11-20')
    const [account, cash] = growthLines(span, [{ info, data }], [info])
    expect(account!.values.map((value) => value?.toFixed(4))).toEqual(['0.0000', '0.2000'])
    expect(cash!.values.map((value) => value?.toFixed(4))).toEqual(['0.0000', '0.0200'])
    const whole = growthLines(read('').span, [{ info, data }], [info])
    expect(whole[1]!.values.map((value) => value?.toFixed(4))).toEqual([
      '0.0000',
      undefined,
      '0.0100',
      '0.0302',
    ])
  })
})
