// Income tax on a year's income, against published figures; and as a rule, for any income.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partOf, taxOn, taxScale } from '#screens/retirement/engine/income-tax.ts'
import { incomeTaxBands, taxAmountPence, type TaxNation } from '#domain/tax/tax-facts.ts'

/** To the penny, in a year's own money. */
const incomeTaxPence = (pence: number, nation: TaxNation, year: number) =>
  Math.round(taxOn(taxScale(nation, year), pence))

const nations: TaxNation[] = ['england-wales-northern-ireland', 'scotland']

describe('Income tax in 2026/27', () => {
  it.each([
    [12_570, 0, 0],
    [16_000, 686_00, 651_70],
    [20_000, 1_486_00, 1_446_33],
    [35_000, 4_486_00, 4_501_07],
    [50_000, 7_486_00, 8_982_05],
    [100_000, 27_432_00, 30_732_05],
    [110_000, 33_432_00, 37_482_05],
    [150_000, 53_703_00, 59_634_35],
  ])(
    'on £%i is %i pence in England, Wales and Northern Ireland, %i in Scotland',
    (pounds, rest, scotland) => {
      expect(nations.map((nation) => incomeTaxPence(pounds * 100, nation, 2026))).toEqual([rest, scotland])
    },
  )
})

/** By the text of the law: the allowance first, then each band. */
function slowTax(income: number, nation: TaxNation, year: number): number {
  const over = Math.max(0, income - taxAmountPence('personal-allowance-income-limit', year))
  const taxable = Math.max(0, income - Math.max(0, taxAmountPence('personal-allowance', year) - over / 2))
  const bands = incomeTaxBands(nation, year)
  return bands.reduce((sum, { abovePence, percent }, place) => {
    const top = bands[place + 1]?.abovePence ?? Infinity
    return sum + (Math.max(0, Math.min(taxable, top) - abovePence) * percent) / 100
  }, 0)
}

describe('Income tax', () => {
  const income = fc.integer({ min: 0, max: 400_000_00 })
  const nation = fc.constantFrom(...nations)
  const year = fc.integer({ min: 2022, max: 2032 })

  it('is what the text of the law gives, for every income, nation and year', () => {
    fc.assert(
      fc.property(income, nation, year, (pence, where, when) => {
        expect(incomeTaxPence(pence, where, when)).toBe(Math.round(slowTax(pence, where, when)))
      }),
    )
  })

  it('never exceeds the income, and never falls when income rises', () => {
    fc.assert(
      fc.property(
        income,
        fc.integer({ min: 0, max: 10_000_00 }),
        nation,
        year,
        (pence, more, where, when) => {
          const tax = incomeTaxPence(pence, where, when)
          expect(tax).toBeLessThanOrEqual(pence)
          expect(incomeTaxPence(pence + more, where, when)).toBeGreaterThanOrEqual(tax)
        },
      ),
    )
  })

  it('is for half a year half the tax on twice the income', () => {
    const scale = taxScale('scotland', 2026)
    expect(taxOn(partOf(scale, 0.5), 30_000_00)).toBeCloseTo(taxOn(scale, 60_000_00) / 2, 6)
  })
})

describe('Tax of years ahead in today’s money', () => {
  const prices = { year: 2026, inflation: 0.025 }
  const ahead = (year: number) => taxScale('england-wales-northern-ireland', year, prices)

  it('has an allowance that loses worth while it is frozen, until April 2031, and keeps it from then on', () => {
    expect(ahead(2026).bounds[0]).toBe(12_570_00)
    expect(ahead(2028).bounds[0]).toBeCloseTo(12_570_00 / 1.025 ** 2, 6)
    expect(ahead(2030).bounds[0]).toBeCloseTo(12_570_00 / 1.025 ** 4, 6)
    expect(ahead(2060).bounds[0]).toBeCloseTo(12_570_00 / 1.025 ** 4, 6)
  })

  it('takes the allowance away from an income whose limit never rises', () => {
    const tax = taxOn(ahead(2050), 60_000_00)
    const nominal = 60_000_00 * 1.025 ** 24
    const rises = (pence: number) => pence * 1.025 ** 20
    const over = nominal - 100_000_00
    const taxable = nominal - Math.max(0, rises(12_570_00) - over / 2)
    const expected = rises(37_700_00) * 0.2 + (taxable - rises(37_700_00)) * 0.4
    expect(tax).toBeCloseTo(expected / 1.025 ** 24, 4)
  })
})
