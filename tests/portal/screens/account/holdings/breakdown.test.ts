import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holding, Holdings } from '#api/accounts/holdings.ts'
import { foldSmall, sliceHoldings, views } from '#screens/account/holdings/breakdown.ts'

const holding = (changes: Partial<Holding>): Holding => ({
  isin: 'GB00B3X7QG63',
  name: 'Global Shares',
  assetClass: 'Equities',
  subClass: 'Developed',
  region: 'Global',
  currency: 'GBP',
  units: 1,
  price: 100,
  priceDate: '2026-11-20',
  isStale: false,
  costPence: 0,
  valuePence: 0,
  gainPence: 0,
  weightTenths: 0,
  ongoingCharge: 0,
  accountIds: [],
  ...changes,
})

const held = (cashPence: number, ...holdings: Holding[]): Holdings => ({
  currency: 'GBP',
  account: null,
  valuedOn: '2026-11-20',
  valuePence: cashPence + holdings.reduce((sum, { valuePence }) => sum + valuePence, 0),
  cashPence,
  cashWeightTenths: 0,
  holdings,
})

describe('everything held', () => {
  const shares = holding({ valuePence: 600 })
  const gilts = holding({ name: 'Gilts', assetClass: 'Bonds', region: 'United Kingdom', valuePence: 300 })

  it('is sliced by asset class, largest first, with cash as a slice of its own', () => {
    expect(
      sliceHoldings(held(100, gilts, shares), 'class').map(({ label, amount, tenths }) => [
        label,
        amount,
        tenths,
      ]),
    ).toEqual([
      ['Equities', 600, 600],
      ['Bonds', 300, 300],
      ['Cash', 100, 100],
    ])
  })

  it('has no slice for cash where there is none', () => {
    expect(sliceHoldings(held(0, shares), 'region').map(({ label }) => label)).toEqual(['Global'])
  })

  it('adds cash to money-market holdings, and names the class after both', () => {
    const fund = holding({ assetClass: 'Cash', valuePence: 50 })
    expect(sliceHoldings(held(100, fund), 'class').map(({ label, amount }) => [label, amount])).toEqual([
      ['Cash and money market', 150],
    ])
  })

  it('has one colour for each class of assets, whatever its place', () => {
    const colours = (holdings: Holdings) =>
      Object.fromEntries(sliceHoldings(holdings, 'class').map(({ id, colour }) => [id, colour]))
    const land = holding({ name: 'Land', assetClass: 'Farm Land', valuePence: 900 })
    expect(colours(held(100, gilts, shares))).toEqual({
      Equities: 'var(--class-equities, var(--class-other))',
      Bonds: 'var(--class-bonds, var(--class-other))',
      Cash: 'var(--class-cash, var(--class-other))',
    })
    expect(colours(held(100, land, gilts))).toEqual({
      'Farm Land': 'var(--class-farm-land, var(--class-other))',
      Bonds: 'var(--class-bonds, var(--class-other))',
      Cash: 'var(--class-cash, var(--class-other))',
    })
  })

  it('counts colours through in other views, where cash keeps its own', () => {
    expect(sliceHoldings(held(400, gilts, shares), 'region').map(({ id, colour }) => [id, colour])).toEqual([
      ['Global', 'var(--series-1)'],
      ['Cash', 'var(--class-cash, var(--class-other))'],
      ['United Kingdom', 'var(--series-3)'],
    ])
  })

  it('adds up to 100.0 % in every view', () => {
    const amounts = fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        amounts,
        fc.constantFrom(...views),
        (cash, values, view) => {
          const holdings = values.map((valuePence, index) =>
            holding({ valuePence, name: `Fund ${index}`, assetClass: `Class ${index % 4}` }),
          )
          const slices = sliceHoldings(held(cash, ...holdings), view)
          expect(slices.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(1000)
        },
      ),
    )
  })
})

describe('the ring of many parts', () => {
  const parts = [5, 4, 3, 2, 1].map((amount) => ({
    id: `${amount}`,
    label: `${amount}`,
    amount,
    colour: 'a token',
  }))

  it('draws the smallest as "Other"', () => {
    expect(foldSmall(parts, 3).map(({ label, amount }) => [label, amount])).toEqual([
      ['5', 5],
      ['4', 4],
      ['Other', 6],
    ])
    expect(foldSmall(parts, 3).at(-1)!.colour).toBe('var(--class-other)')
  })

  it('folds nothing when there is room', () => {
    expect(foldSmall(parts, 5)).toEqual(parts)
  })
})
