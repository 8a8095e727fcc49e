// What a span of closes comes to: one account written out, and what must hold for any.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeOver,
  moneyWeightedOver,
  performanceOver,
  timeWeightedOver,
} from '#domain/returns/performance.ts'
import { countUpTo, openingDay, periods } from '#domain/returns/periods.ts'
import { spanOf, spanOver } from '#domain/returns/spans.ts'
import { withTimeWeightedIndex } from '#domain/returns/time-weighted.ts'
import { closesFrom, closesOf, someDays } from './closes.ts'

const account = closesFrom([
  ['2024-09-02', 10_000, 10_000],
  ['2025-03-31', 10_500],
  ['2025-04-04', 10_400],
  ['2025-11-20', 12_000, 1_000],
  ['2026-04-02', 12_600],
  ['2026-04-07', 12_600, 600],
  ['2026-11-19', 13_200],
  ['2026-11-20', 13_000, -500],
])

describe('A period', () => {
  it('is measured from the close of the day before it', () => {
    expect(periods.map((period) => [period, openingDay(period, '2026-11-20')])).toEqual([
      ['1M', '2026-10-20'],
      ['3M', '2026-08-20'],
      ['YTD', '2025-12-31'],
      ['TaxYear', '2026-04-05'],
      ['1Y', '2025-11-20'],
      ['3Y', '2023-11-20'],
      ['5Y', '2021-11-20'],
      ['SinceStart', undefined],
    ])
    expect(openingDay('TaxYear', '2026-04-03')).toBe('2025-04-05')
    expect(openingDay('1M', '2026-03-31')).toBe('2026-02-28')
  })

  it('starts from the last close on or before its day', () => {
    expect(spanOver(account, 'TaxYear')?.opening.date).toBe('2026-04-02')
    expect(spanOver(account, 'YTD')?.opening.date).toBe('2025-11-20')
  })

  it('is unknown where the account started later, and where nothing lies between its dates', () => {
    expect(spanOver(account, '3Y')).toBeUndefined()
    expect(spanOf(account, '2026-11-20')).toBeUndefined()
    expect(spanOf(account, '2026-06-01', '2026-06-30')).toBeUndefined()
    expect(spanOf(account, '2026-11-20', '2025-03-31')).toBeUndefined()
    expect(spanOver([], 'SinceStart')).toBeUndefined()
  })

  it('has between two dates the closes after the first up to the second', () => {
    const span = spanOf(account, '2025-04-04', '2026-04-06')!
    expect([span.opening, ...span.closes].map(({ date }) => date)).toEqual([
      '2025-04-04',
      '2025-11-20',
      '2026-04-02',
    ])
    expect(span.closing).toBe(account[4])
  })

  it('finds its place among dates as a walk through all of them would', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }), { maxLength: 20 })
    fc.assert(
      fc.property(dates, fc.integer({ min: 1000, max: 9999 }), (years, wanted) => {
        const dated = years.toSorted((a, b) => a - b).map((year) => ({ date: `${year}-01-01` }))
        const date = `${wanted}-01-01`
        expect(countUpTo(dated, date)).toBe(dated.filter((one) => one.date <= date).length)
      }),
    )
  })
})

describe('What happened since the start', () => {
  it('is written out in pence, and adds up', () => {
    expect(changeOver(spanOver(account, 'SinceStart')!)).toEqual({
      openingPence: 0,
      closingPence: 1_300_000,
      paidInPence: 1_160_000,
      takenOutPence: 50_000,
      netPaidPence: 1_110_000,
      gainPence: 190_000,
    })
  })

  it('is £300 of growth this tax year beside £600 paid in and £500 taken out', () => {
    expect(changeOver(spanOver(account, 'TaxYear')!)).toEqual({
      openingPence: 1_260_000,
      closingPence: 1_300_000,
      paidInPence: 60_000,
      takenOutPence: 50_000,
      netPaidPence: 10_000,
      gainPence: 30_000,
    })
  })

  it('has both returns, each in all and a year', () => {
    // 1.04 × 12,000/11,400 × 1.05 × 12,600/13,200 × 13,200/12,600 × 13,500/13,200
    const performance = performanceOver(spanOver(account, 'SinceStart')!)
    expect(performance.timeWeighted).toEqual({
      total: expect.closeTo(0.175598, 6) as number,
      annual: expect.closeTo(0.075719, 5) as number,
    })
    expect(performance.moneyWeighted).toMatchObject({
      kind: 'rate',
      annual: expect.closeTo(0.077298, 6) as number,
    })
    expect(performance).toMatchObject({
      from: '2024-09-02',
      to: '2026-11-20',
      volatility: null,
      twelveMonths: null,
    })
    expect(performance.largestFall).toMatchObject({
      from: '2026-04-02',
      to: '2026-04-07',
      recoveredOn: '2026-11-19',
    })
  })
})

describe('Any account', () => {
  const closes = someDays.map((days) => withTimeWeightedIndex(closesOf(days)))

  it('grows by the same when a period is split and resolved again', () => {
    fc.assert(
      fc.property(closes, fc.nat(), (series, at) => {
        const middle = series[at % (series.length - 1)]!.date
        const [before, after] = [spanOf(series, undefined, middle), spanOf(series, middle)]
        const whole = timeWeightedOver(spanOf(series)!).total!
        const resolved = (1 + timeWeightedOver(before!).total!) * (1 + timeWeightedOver(after!).total!) - 1
        expect(resolved).toBeCloseTo(whole, 9)
        const gains = [before, after].map((span) => changeOver(span!).gainPence)
        expect(gains[0]! + gains[1]!).toBeCloseTo(changeOver(spanOf(series)!).gainPence, 3)
      }),
    )
  })

  it('has two equal returns when nobody paid into it after its start', () => {
    const growths = fc.array(fc.double({ min: 0.95, max: 1.05, noNaN: true }), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(growths, (some) => {
        const days = some.map((growth, at) => ({ paidIn: at === 0 ? 100_000 : 0, growth, takenOut: 0 }))
        const span = spanOf(withTimeWeightedIndex(closesOf(days)))!
        const money = moneyWeightedOver(span)
        expect(money.kind === 'rate' && money.total).toBeCloseTo(timeWeightedOver(span).total!, 9)
      }),
    )
  })

  it('has a money-weighted return, or says why not, and closing = opening + paid in − taken out + gain', () => {
    fc.assert(
      fc.property(closes, (series) => {
        const performance = performanceOver(spanOf(series)!)
        expect(
          performance.moneyWeighted.kind === 'rate' || performance.moneyWeighted.reason !== undefined,
        ).toBe(true)
        const { openingPence, paidInPence, takenOutPence, gainPence, closingPence } = performance
        expect(openingPence + paidInPence - takenOutPence + gainPence).toBeCloseTo(closingPence, 3)
      }),
    )
  })
})
