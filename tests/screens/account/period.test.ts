import { describe, expect, it } from 'vitest'
import {
  describeResult,
  intervalOf,
  periodOf,
  periodStart,
  pointsOf,
  resultOf,
} from '../../../src/screens/account/period.ts'

const point = (date: string, pounds: number, paid: number) => ({
  date,
  valuePence: pounds * 100,
  netPaidInPence: paid * 100,
  twrIndex: 100,
})

const points = [
  point('2025-11-21', 9_000, 8_000),
  point('2026-04-03', 9_800, 8_500),
  point('2026-04-10', 10_000, 8_500),
  point('2026-11-20', 12_000, 9_500),
]

describe('the period of a dashboard', () => {
  it('is the one its address names, and since start for anything else', () => {
    expect([periodOf('1Y'), periodOf('TaxYear'), periodOf('lunar'), periodOf(null)]).toEqual([
      '1Y',
      'TaxYear',
      'SinceStart',
      'SinceStart',
    ])
  })

  it.each([
    ['1M', '2026-10-20'],
    ['YTD', '2026-01-01'],
    ['TaxYear', '2026-04-06'],
    ['5Y', '2021-11-20'],
    ['SinceStart', undefined],
  ] as const)('%s starts on %s', (period, start) => {
    expect(periodStart(period, '2026-11-20')).toBe(start)
  })

  it('counts days for a few months and weeks for years', () => {
    expect([intervalOf('3M'), intervalOf('TaxYear')]).toEqual(['daily', 'weekly'])
  })

  it('opens with the last valuation on or before its start', () => {
    expect(pointsOf(points, 'TaxYear').map(({ date }) => date)).toEqual([
      '2026-04-03',
      '2026-04-10',
      '2026-11-20',
    ])
  })

  it('shows what there is when the accounts are younger than it', () => {
    expect(pointsOf(points, '5Y')).toHaveLength(4)
  })
})

describe('what happened in a period', () => {
  it('separates growth from money paid in', () => {
    expect(resultOf(pointsOf(points, 'TaxYear'), 'TaxYear')).toEqual({
      gainPence: 120_000,
      netPaidPence: 100_000,
    })
  })

  it('counts everything ever paid in since the start', () => {
    expect(resultOf(points, 'SinceStart')).toEqual({ gainPence: 250_000, netPaidPence: 950_000 })
  })

  it('is nothing where there is nothing', () => {
    expect(resultOf([], '1Y')).toEqual({ gainPence: 0, netPaidPence: 0 })
  })
})

describe('the sentence above the chart', () => {
  it.each([
    [120_000, 100_000, 0.031, 'Up £1,200 in this tax year, a return of 3.1% after fees. £1,000 was paid in.'],
    [
      -50_000,
      -20_000,
      -0.012,
      'Down £500 in this tax year, a return of −1.2% after fees. £200 was taken out.',
    ],
    [0, 0, null, 'No change in this tax year.'],
  ])('for a gain of %i pence', (gainPence, netPaidPence, twr, sentence) => {
    expect(describeResult('TaxYear', { gainPence, netPaidPence }, twr)).toBe(sentence)
  })
})
