import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partOf, partOfTrade } from '#domain/gains/joint-share.ts'

const first = { from: 0, to: 50 }
const second = { from: 50, to: 100 }

describe('The owners of a joint account', () => {
  it('have half each, and the odd penny is one owner’s', () => {
    expect([partOf(10_000, first), partOf(10_000, second)]).toEqual([5_000, 5_000])
    expect([partOf(101, first), partOf(101, second)]).toEqual([51, 50])
    expect([partOf(1_000, { from: 0, to: 70 }), partOf(1_000, { from: 70, to: 100 })]).toEqual([700, 300])
  })

  it('have the whole between them, whatever their shares', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 99 }), (amount, percent) => {
        const parts = [partOf(amount, { from: 0, to: percent }), partOf(amount, { from: percent, to: 100 })]
        expect(parts[0]! + parts[1]!).toBe(amount)
      }),
    )
  })

  it('hold nothing of a fund once all of it is sold, however it was bought', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (bought) => {
        const all = bought.reduce((sum, units) => sum + units, 0)
        for (const share of [first, second]) {
          let [held, own] = [0, 0]
          for (const units of [...bought, -all]) {
            own += partOfTrade(held, units, share)
            held += units
          }
          expect(own).toBe(0)
        }
      }),
    )
  })
})
