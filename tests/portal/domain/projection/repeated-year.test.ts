import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearAgain, type ClassInYear, type Held } from '#domain/projection/repeated-year.ts'

const classes: ClassInYear[] = [
  { name: 'World shares', growth: -0.18, matches: [{ assetClass: 'Equities' }] },
  { name: 'UK shares', growth: -0.299, matches: [{ assetClass: 'Equities', region: 'United Kingdom' }] },
  { name: 'UK gilts', growth: 0.128, matches: [{ assetClass: 'Bonds', subClass: 'Government' }] },
]
const held = (assetClass: string, subClass: string, region: string, pounds: number): Held => ({
  assetClass,
  subClass,
  region,
  valuePence: pounds * 100,
})

describe('A year of the past again', () => {
  it('changes each class as it did then, the most precise match first', () => {
    const again = yearAgain(
      [
        held('Equities', 'Large companies', 'United Kingdom', 1_000),
        held('Equities', 'Large companies', 'Global', 2_000),
        held('Equities', 'Small companies', 'Japan', 500),
        held('Bonds', 'Government', 'United Kingdom', 400),
      ],
      classes,
    )
    expect(again).toEqual({
      lines: [
        { name: 'World shares', valuePence: 2_500_00, growth: -0.18, afterPence: 2_050_00 },
        { name: 'UK shares', valuePence: 1_000_00, growth: -0.299, afterPence: 701_00 },
        { name: 'UK gilts', valuePence: 400_00, growth: 0.128, afterPence: 451_20 },
      ],
      valuePence: 3_900_00,
      afterPence: 3_202_20,
    })
  })

  it('leaves as it is what nothing is known of, and says so', () => {
    expect(yearAgain([held('Art', 'Paintings', 'France', 10)], classes).lines).toEqual([
      { name: 'Not known', valuePence: 10_00, growth: null, afterPence: 10_00 },
    ])
  })

  it('is nothing for an empty account', () => {
    expect(yearAgain([held('Cash', 'Cash', '', 0)], classes)).toEqual({
      lines: [],
      valuePence: 0,
      afterPence: 0,
    })
  })

  it('adds up, and never ends outside the worst and the best class', () => {
    const one = fc.record({
      assetClass: fc.constantFrom('Equities', 'Bonds', 'Art'),
      subClass: fc.constantFrom('Large companies', 'Government'),
      region: fc.constantFrom('United Kingdom', 'Global'),
      valuePence: fc.integer({ min: 0, max: 1_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(one), (parts) => {
        const again = yearAgain(parts, classes)
        expect(again.valuePence).toBe(parts.reduce((sum, part) => sum + part.valuePence, 0))
        expect(again.afterPence).toBe(again.lines.reduce((sum, line) => sum + line.afterPence, 0))
        expect(again.afterPence).toBeGreaterThanOrEqual(again.valuePence * (1 - 0.299) - 2)
        expect(again.afterPence).toBeLessThanOrEqual(again.valuePence * 1.128 + 2)
      }),
    )
  })
})
