// The money-weighted return: published examples, traps, a slow version that halves the yearly rate itself.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#base/dates/london-time.ts'
import { moneyWeightedReturn, type CashFlow } from '#domain/returns/money-weighted.ts'

const flows = (...rows: [date: string, amount: number][]): CashFlow[] =>
  rows.map(([date, amount]) => ({ date, amount }))

function annualOf(some: CashFlow[]): number {
  const result = moneyWeightedReturn(some)
  if (result.kind === 'none') throw new Error(result.reason)
  return result.annual
}

/** The same rate by trying yearly rates from −99.99% on, slowly, for flows that have one. */
function slowRate(some: CashFlow[]): number {
  const value = (rate: number) =>
    some.reduce(
      (sum, { date, amount }) => sum + amount / (1 + rate) ** (daysBetween(some[0]!.date, date) / 365),
      0,
    )
  let low = -0.9999
  let high = low
  do high = high * 1.5 + 1.5
  while (value(high) * value(low) > 0)
  for (let round = 0; round < 300; round += 1) {
    const middle = (low + high) / 2
    if (value(middle) * value(low) > 0) low = middle
    else high = middle
  }
  return low
}

describe('The money-weighted return', () => {
  it('is 37.3362535% a year for the spreadsheet’s own example (Microsoft, XIRR)', () => {
    const example = flows(
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    )
    expect(annualOf(example)).toBeCloseTo(0.373362535, 8)
    expect(annualOf(example.toReversed())).toBeCloseTo(0.373362535, 8)
  })

  it('is 8.91% and 10.74% a year for £1,000,000 with £100,000 more, and with £100,000 less', () => {
    const more = flows(['2010-12-31', -1_000_000], ['2011-08-15', -100_000], ['2011-12-31', 1_192_328])
    const less = flows(['2010-12-31', -1_000_000], ['2011-08-15', 100_000], ['2011-12-31', 1_003_440])
    expect([annualOf(more), annualOf(less)].map((rate) => rate.toFixed(4))).toEqual(['0.0891', '0.1074'])
  })

  it('is 10.93% a year for £100 at the start of two years, at 100, 125 and 130 a unit', () => {
    const two = flows(['2021-01-01', -100], ['2022-01-01', -100], ['2023-01-01', 130 + 104])
    expect(annualOf(two)).toBeCloseTo(0.1093, 4)
  })

  it('is 50% a year, 125% in all, for £100, another £50 half-way and £300 at the end of two years (Wikipedia)', () => {
    const result = moneyWeightedReturn(flows(['2021-01-01', -100], ['2022-01-01', -50], ['2023-01-01', 300]))
    expect(result).toEqual({
      kind: 'rate',
      annual: expect.closeTo(0.5, 9) as number,
      total: expect.closeTo(1.25, 9) as number,
    })
  })

  it.each([
    ['that is all one way', flows(['2021-01-01', -100], ['2022-01-01', -50]), 'one-direction'],
    ['that is nothing', [], 'one-direction'],
    ['that is all zero', flows(['2021-01-01', 0], ['2022-01-01', 0]), 'one-direction'],
    ['of one day', flows(['2021-01-01', -100], ['2021-01-01', 101]), 'one-day'],
    [
      'with two rates, 10% and 20%',
      flows(['2021-01-01', 100], ['2022-01-01', -230], ['2023-01-01', 132]),
      'several-rates',
    ],
    ['with no rate', flows(['2021-01-01', 100], ['2022-01-01', -100], ['2023-01-01', 100]), 'no-rate'],
  ])('is none for money %s, with the reason', (_, some, reason) => {
    expect(moneyWeightedReturn(some)).toEqual({ kind: 'none', reason })
  })

  it('is 10% a year where the value touches zero at one rate: £100 in, £220 out, £121 in', () => {
    expect(
      moneyWeightedReturn([
        { date: '2025-01-01', amount: -100 },
        { date: '2026-01-01', amount: 220 },
        { date: '2027-01-01', amount: -121 },
      ]),
    ).toEqual({ kind: 'rate', annual: expect.closeTo(0.1, 6), total: expect.closeTo(0.21, 6) })
  })

  it('has two answers that lie near each other, 9.9% and 10.1%, and says that there are several', () => {
    expect(
      moneyWeightedReturn([
        { date: '2025-01-01', amount: -100 },
        { date: '2026-01-01', amount: 220 },
        { date: '2027-01-01', amount: -109.9 * 1.101 },
      ]),
    ).toEqual({ kind: 'none', reason: 'several-rates' })
  })

  it('has no answer where none is near enough: £100 in, £220 out, £122 in', () => {
    expect(
      moneyWeightedReturn([
        { date: '2025-01-01', amount: -100 },
        { date: '2026-01-01', amount: 220 },
        { date: '2027-01-01', amount: -122 },
      ]),
    ).toEqual({ kind: 'none', reason: 'no-rate' })
  })

  it('has one answer where money went both ways many times', () => {
    const both = flows(
      ['2021-01-01', -100],
      ['2021-06-01', 60],
      ['2022-01-01', -80],
      ['2022-06-01', 70],
      ['2023-01-01', 75],
    )
    expect(annualOf(both)).toBeCloseTo(slowRate(both), 9)
  })

  it('is a yearly rate for a day too, as long as a number can hold it', () => {
    expect(annualOf(flows(['2021-01-01', -100], ['2021-01-02', 101]))).toBeCloseTo(1.01 ** 365 - 1, 6)
    expect(moneyWeightedReturn(flows(['2021-01-01', -100], ['2021-01-02', 1000]))).toEqual({
      kind: 'none',
      reason: 'no-rate',
    })
  })

  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2016-01-01', days))

  it('is for one payment its growth, a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        (days, growth) => {
          const rate = annualOf(flows(['2016-01-01', -1000], [addDays('2016-01-01', days), 1000 * growth]))
          expect((Math.log1p(rate) * days) / 365).toBeCloseTo(Math.log(growth), 9)
        },
      ),
      { examples: [[365, 1.1]] },
    )
  })

  it('agrees with the slow version for payments in, then one out', () => {
    const paid = fc.array(fc.record({ date: day, amount: fc.integer({ min: -90_000, max: -1 }) }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(paid, fc.double({ min: 0.3, max: 4, noNaN: true }), (some, growth) => {
        const whole = some.reduce((sum, { amount }) => sum - amount, 0)
        const all = [...some, { date: '2027-06-01', amount: whole * growth }]
        expect(annualOf(all) - slowRate(all)).toBeCloseTo(0, 7)
      }),
    )
  })

  it('is not moved by scaling every amount, and always ends', () => {
    const any = fc.array(fc.record({ date: day, amount: fc.integer({ min: -1e9, max: 1e9 }) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(any, (some) => {
        const result = moneyWeightedReturn(some)
        const scaled = moneyWeightedReturn(some.map(({ date, amount }) => ({ date, amount: amount * 64 })))
        expect(scaled).toEqual(result)
      }),
      { numRuns: 300 },
    )
  })
})
