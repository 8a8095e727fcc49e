// Matching of sales with purchases: HMRC's published examples, the order of the law, and random ledgers against a slow version.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#base/dates/london-time.ts'
import { matchTrades, type Trade } from '#domain/gains/share-matching.ts'
import { slowGains } from './slow-matching.ts'

const bought = (date: string, units: number, pounds: number, isin = 'A'): Trade => ({
  ...{ date, isin },
  ...{ unitsMilli: units * 1000, pence: Math.round(pounds * 100) },
})
const sold = (date: string, units: number, pounds: number, isin = 'A'): Trade => ({
  ...bought(date, units, pounds, isin),
  unitsMilli: -units * 1000,
})
const gainsIn = (trades: Trade[]) => matchTrades(trades).disposals.map(({ gainPence }) => gainPence)

describe('Somebody in an example that HMRC has published', () => {
  // HS284, example 3: purchases with their costs, sales less theirs. HMRC rounds to pounds.
  it('has the gains of Ms Pickle, £329 and £300, from one pool (HS284)', () => {
    const { disposals } = matchTrades([
      bought('2015-04-01', 1000, 4_150),
      bought('2018-09-01', 500, 2_130),
      sold('2023-05-01', 700, 3_260),
      sold('2024-02-01', 400, 1_975),
    ])
    expect(disposals.map(({ gainPence }) => gainPence)).toEqual([329_33, 300_33])
    expect(disposals.map(({ matches }) => matches.map(({ rule }) => rule))).toEqual([['pool'], ['pool']])
  })

  // HS284, example 2.
  it('has 500 of Mr Schneider’s 4,000 matched with those bought on 11 September, and 3,500 from the pool (HS284)', () => {
    const [disposal] = matchTrades([
      bought('2022-01-10', 9_500, 9_500),
      sold('2023-08-30', 4_000, 6_000),
      bought('2023-09-11', 500, 850),
    ]).disposals
    expect(disposal).toMatchObject({
      unitsMilli: 4_000_000,
      matches: [
        { rule: 'thirty-days', boughtOn: '2023-09-11', unitsMilli: 500_000, costPence: 850_00 },
        { rule: 'pool', boughtOn: null, unitsMilli: 3_500_000, costPence: 3_500_00 },
      ],
    })
  })

  // CRYPTO22255: the same rules for tokens.
  it('has Melanie’s gain of £92,500, and 10,500 left that cost £150,000 (CRYPTO22255)', () => {
    const { disposals, pools } = matchTrades([
      bought('2017-01-01', 14_000, 200_000),
      sold('2018-08-30', 4_000, 160_000),
      bought('2018-09-11', 500, 17_500),
    ])
    expect(disposals[0]!.gainPence).toBe(92_500_00)
    expect(pools.get('A')).toEqual({ unitsMilli: 10_500_000, costPence: 150_000_00 })
  })

  it('has Victoria’s gain of £258,000, and 100 left that cost £84,000 (CRYPTO22254)', () => {
    const { disposals, pools } = matchTrades([
      bought('2016-01-01', 100, 1_000),
      bought('2017-01-01', 50, 125_000),
      sold('2018-05-01', 50, 300_000),
    ])
    expect(disposals[0]!.gainPence).toBe(258_000_00)
    expect(pools.get('A')).toEqual({ unitsMilli: 100_000, costPence: 84_000_00 })
  })
})

describe('A sale', () => {
  const pool = bought('2026-01-05', 1000, 1000)

  it('is matched with a purchase of the same day before anything else, whichever came first (s. 105)', () => {
    const trades = [
      pool,
      sold('2026-03-02', 700, 1_400),
      bought('2026-03-02', 500, 1_000),
      sold('2026-03-03', 600, 1_200),
      bought('2026-03-03', 650, 1_430),
    ]
    const matches = matchTrades(trades).disposals.map((each) =>
      each.matches.map(({ rule, unitsMilli }) => `${rule} ${unitsMilli / 1000}`),
    )
    expect(matches).toEqual([['same-day 500', 'thirty-days 50', 'pool 150'], ['same-day 600']])
    expect(matchTrades(trades.toReversed()).disposals.map(({ gainPence }) => gainPence)).toEqual(
      gainsIn(trades),
    )
  })

  it.each([
    ['the thirtieth day after it', '2026-04-01', -100_00],
    ['the thirty-first', '2026-04-02', 100_00],
  ])('is matched with a purchase up to the thirtieth day: %s', (_, date, gain) => {
    expect(gainsIn([pool, sold('2026-03-02', 100, 200), bought(date, 100, 300)])).toEqual([gain])
  })

  it('takes the earliest purchase of the 30 days first, and an earlier sale comes before a later one (s. 106A)', () => {
    const { disposals } = matchTrades([
      pool,
      sold('2026-03-02', 100, 200),
      sold('2026-03-03', 100, 200),
      bought('2026-03-20', 60, 120),
      bought('2026-03-10', 80, 160),
    ])
    expect(
      disposals.map(({ matches }) => matches.map(({ boughtOn, unitsMilli }) => [boughtOn, unitsMilli])),
    ).toEqual([
      [
        ['2026-03-10', 80_000],
        ['2026-03-20', 20_000],
      ],
      [
        ['2026-03-20', 40_000],
        [null, 60_000],
      ],
    ])
  })

  it('is matched with purchases of the same security alone', () => {
    expect(gainsIn([pool, sold('2026-03-02', 100, 200), bought('2026-03-03', 100, 300, 'B')])).toEqual([
      100_00,
    ])
  })

  it('of more than is held is refused, with the security and the day', () => {
    expect(() => matchTrades([pool, sold('2026-03-02', 1000.5, 2000)])).toThrow(
      'A: more is sold on 2026-03-02 than is held, by 500',
    )
  })
})

const trades = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 90 }),
      isin: fc.constantFrom('A', 'B'),
      unitsMilli: fc.integer({ min: -30, max: 30 }).filter((units) => units !== 0),
      pence: fc.integer({ min: 0, max: 100_000 }),
    }),
    { maxLength: 24 },
  )
  .map((drawn) => {
    // By day, a sale takes at most what is held at its end.
    const held: Record<string, number> = {}
    return drawn
      .toSorted((a, b) => a.day - b.day || b.unitsMilli - a.unitsMilli)
      .flatMap(({ day, isin, unitsMilli, pence }): Trade[] => {
        const units = unitsMilli > 0 ? unitsMilli : -Math.min(-unitsMilli, held[isin] ?? 0)
        if (units === 0) return []
        held[isin] = (held[isin] ?? 0) + units
        return [{ date: addDays('2026-01-05', day), isin, unitsMilli: units, pence }]
      })
  })

describe('A random ledger', () => {
  it('has the gains of a slow version that matches thousandth by thousandth, to a penny for each pool sale', () => {
    fc.assert(
      fc.property(trades, (drawn) => {
        const { disposals } = matchTrades(drawn)
        const slow = slowGains(drawn)
        expect(Object.keys(slow.gains)).toHaveLength(disposals.length)
        for (const { isin, date, gainPence, matches } of disposals)
          expect(Math.abs(gainPence - slow.gains[`${isin} ${date}`]!)).toBeLessThanOrEqual(
            matches.length + disposals.length,
          )
      }),
      { numRuns: 500 },
    )
  })

  it('loses no penny and no unit: what was paid is the cost of sales and of the pools', () => {
    fc.assert(
      fc.property(trades, (drawn) => {
        const { disposals, pools } = matchTrades(drawn)
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
        const left = [...pools.values()]
        expect(
          sum(disposals.map(({ costPence }) => costPence)) + sum(left.map((pool) => pool.costPence)),
        ).toBe(sum(drawn.filter(({ unitsMilli }) => unitsMilli > 0).map(({ pence }) => pence)))
        expect(sum(left.map(({ unitsMilli }) => unitsMilli))).toBe(
          sum(drawn.map(({ unitsMilli }) => unitsMilli)),
        )
        for (const { unitsMilli, matches } of disposals)
          expect(sum(matches.map((match) => match.unitsMilli))).toBe(unitsMilli)
      }),
    )
  })

  it('has the same gains in whatever order the trades of one day are listed, and split over accounts', () => {
    fc.assert(
      fc.property(trades, (drawn) => {
        const halves = drawn.flatMap((trade) => {
          const [units, pence] = [Math.trunc(trade.unitsMilli / 2), Math.trunc(trade.pence / 2)]
          return units === 0
            ? [trade]
            : [
                { ...trade, unitsMilli: units, pence },
                { ...trade, unitsMilli: trade.unitsMilli - units, pence: trade.pence - pence },
              ]
        })
        const sums = (list: Trade[]) => gainsIn(list).toSorted((a, b) => a - b)
        expect(sums(halves.toReversed())).toEqual(sums(drawn))
      }),
    )
  })
})
