// The basket: its changes, sums, and since when it was kept.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Basket, BasketItem } from '#domain/opening/basket.ts'
import { parsePounds, writePounds } from '#base/pounds.ts'
import {
  addItem,
  changeAmounts,
  countItems,
  keptSince,
  removeItem,
  restoreItem,
  totalsOf,
} from '#screens/opening/basket-edits.ts'

const item = (id: string, part: Partial<BasketItem> = {}): BasketItem => ({
  id,
  wrapper: 'ISA',
  name: id,
  goal: '',
  riskLevel: 4,
  years: 10,
  initialPence: 1_000_00,
  monthlyPence: 50_00,
  ...part,
})
const basket: Basket = {
  savedAt: '2026-11-14T18:05:00.000Z',
  items: [item('a'), item('b', { wrapper: 'GIA' }), item('c')],
}
const idsOf = ({ items }: Basket) => items.map(({ id }) => id)

describe('A person with a basket', () => {
  it('adds a portfolio at the end [R-PAGE-42]', () => {
    expect(idsOf(addItem(basket, item('d')))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('changes the amounts of one portfolio only [R-PAGE-42]', () => {
    const changed = changeAmounts(basket, 'b', { initialPence: 7 })
    expect(changed.items.map(({ initialPence, monthlyPence }) => [initialPence, monthlyPence])).toEqual([
      [100_000, 5_000],
      [7, 5_000],
      [100_000, 5_000],
    ])
  })

  it('gets a removed portfolio back where it stood, and only once [R-PAGE-42]', () => {
    const without = removeItem(basket, 'b')
    expect(idsOf(without)).toEqual(['a', 'c'])
    const restored = restoreItem(without, basket.items[1]!, 1)
    expect(restored).toEqual(basket)
    expect(restoreItem(restored, basket.items[1]!, 1)).toEqual(basket)
  })

  it('gets the last portfolio back into a basket that has become empty [R-PAGE-42]', () => {
    expect(idsOf(restoreItem({ savedAt: null, items: [] }, item('c'), 2))).toEqual(['c'])
  })

  it('sees what first and monthly payments add up to [R-PAGE-42]', () => {
    expect(totalsOf(basket.items)).toEqual({ initialPence: 300_000, monthlyPence: 15_000 })
    expect([countItems(1), countItems(3)]).toEqual(['1 item', '3 items'])
  })
})

describe('A kept basket', () => {
  const openedAt = Date.parse('2026-11-21T09:00:00Z')

  it('names the London date it was kept on [R-PAGE-42]', () => {
    expect(keptSince(basket, openedAt)).toBe('2026-11-14')
    expect(keptSince({ ...basket, savedAt: '2026-07-14T23:30:00.000Z' }, openedAt)).toBe('2026-07-15')
  })

  it('names none once it was changed on this page, when it is empty, or was never saved [R-PAGE-42]', () => {
    expect(keptSince({ ...basket, savedAt: '2026-11-21T09:01:00.000Z' }, openedAt)).toBeUndefined()
    expect(keptSince({ ...basket, items: [] }, openedAt)).toBeUndefined()
    expect(keptSince({ ...basket, savedAt: null }, openedAt)).toBeUndefined()
    expect(keptSince({ ...basket, savedAt: 'last week' }, openedAt)).toBeUndefined()
  })
})

describe('An amount someone types', () => {
  it('is understood with or without pound sign, commas and pence [R-PAGE-40]', () => {
    expect(['2000', '£2,000.50', ' 12.5 ', '0.01', ''].map(parsePounds)).toEqual([
      200_000, 200_050, 1_250, 1, 0,
    ])
  })

  it('is refused rather than guessed [R-PAGE-40]', () => {
    expect(['two', '1.234', '-5', '1e3', '.5', '12345678901'].map(parsePounds)).toEqual(
      Array(6).fill(undefined),
    )
  })

  it('is written back so that it reads the same [R-PAGE-40]', () => {
    expect([200_000, 200_050, 5].map(writePounds)).toEqual(['2,000', '2,000.50', '0.05'])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        (pence) => parsePounds(writePounds(pence)) === pence,
      ),
    )
  })
})
