import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { NotKnownYet } from '#base/not-known-yet.ts'
import { incomeTax, taxFigures } from '#domain/tax-years.gen.ts'
import {
  incomeTaxBands,
  settledAmountPence,
  settledUntil,
  minimumPensionAge,
  pensionsInEstateFrom,
  taxAmountPence,
  type TaxAmount,
  type TaxNation,
} from '#domain/tax/tax-facts.ts'

/** Income tax on earnings alone, worked out from the bands and the personal allowance, in pence. */
function taxOn(incomePounds: number, nation: TaxNation, year: number): number {
  const income = incomePounds * 100
  const over = Math.max(0, income - taxAmountPence('personal-allowance-income-limit', year))
  const taxable = income - Math.max(0, taxAmountPence('personal-allowance', year) - over / 2)
  const bands = incomeTaxBands(nation, year)
  return Math.round(
    bands.reduce((sum, { abovePence, percent }, i) => {
      const upTo = Math.min(taxable, bands[i + 1]?.abovePence ?? Infinity)
      return sum + (Math.max(0, upTo - abovePence) * percent) / 100
    }, 0),
  )
}

describe('The facts of a tax year', () => {
  it('count a pension towards inheritance tax from 6 April 2027 (Finance Act 2026)', () => {
    expect(pensionsInEstateFrom()).toBe('2027-04-06')
  })

  it.each<[TaxAmount, number[]]>([
    ['isa-allowance', [20_000_00, 20_000_00, 20_000_00, 20_000_00, 20_000_00]],
    ['junior-isa-allowance', [9_000_00, 9_000_00, 9_000_00, 9_000_00, 9_000_00]],
    ['pension-annual-allowance', [40_000_00, 60_000_00, 60_000_00, 60_000_00, 60_000_00]],
    ['money-purchase-annual-allowance', [4_000_00, 10_000_00, 10_000_00, 10_000_00, 10_000_00]],
    ['tapered-allowance-adjusted-income', [240_000_00, 260_000_00, 260_000_00, 260_000_00, 260_000_00]],
    ['tapered-allowance-minimum', [4_000_00, 10_000_00, 10_000_00, 10_000_00, 10_000_00]],
    ['capital-gains-exempt-amount', [12_300_00, 6_000_00, 3_000_00, 3_000_00, 3_000_00]],
    ['dividend-allowance', [2_000_00, 1_000_00, 500_00, 500_00, 500_00]],
    ['state-pension-week', [185_15, 203_85, 221_20, 230_25, 241_30]],
  ])('are those published for %s from 2022/23 to 2026/27', (name, published) => {
    expect([2022, 2023, 2024, 2025, 2026].map((year) => taxAmountPence(name, year))).toEqual(published)
  })

  it('are the latest known for a year ahead, and say that they are not settled', () => {
    expect(taxAmountPence('state-pension-week', 2027)).toBe(241_30)
    expect(settledUntil('state-pension-week', 2026)).toBe(2026)
    expect(settledUntil('state-pension-week', 2027)).toBe(2026)
    // Frozen until April 2031.
    expect(settledUntil('isa-allowance', 2030)).toBe(2030)
    expect(settledUntil('isa-allowance', 2031)).toBe(2030)
  })

  it('are the law of a year only as far as they are settled', () => {
    expect(settledAmountPence('isa-allowance', 2030)).toBe(20_000_00)
    expect(() => settledAmountPence('isa-allowance', 2031)).toThrow(
      new NotKnownYet('The figures of the tax year 2031/32 are not known here yet'),
    )
  })

  it('are never known before their first year', () => {
    expect(() => taxAmountPence('lump-sum-allowance', 2023)).toThrow(RangeError)
    expect(taxAmountPence('lump-sum-allowance', 2024)).toBe(268_275_00)
  })

  it('let a pension be taken from 55, and from 57 on 6 April 2028', () => {
    expect(minimumPensionAge('2028-04-05')).toBe(55)
    expect(minimumPensionAge('2028-04-06')).toBe(57)
  })

  it.each<[number, number, number]>([
    [20_000, 1_486_00, 1_446_33],
    [35_000, 4_486_00, 4_501_07],
    [50_000, 7_486_00, 8_982_05],
    [100_000, 27_432_00, 30_732_05],
    [110_000, 33_432_00, 37_482_05],
    [150_000, 53_703_00, 59_634_35],
  ])('give the published income tax of 2026/27 on earnings of £%s', (income, elsewhere, scotland) => {
    expect(taxOn(income, 'england-wales-northern-ireland', 2026)).toBe(elsewhere)
    expect(taxOn(income, 'scotland', 2026)).toBe(scotland)
  })

  it('change only in a year in which the file has another figure', () => {
    const names = Object.keys(taxFigures).filter((name) => name !== 'minimum-pension-age') as TaxAmount[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 2025, max: 2040 }), (name, year) => {
        const begins = taxFigures[name].some(({ from }) => from === year)
        expect(taxAmountPence(name, year) === taxAmountPence(name, year - 1) || begins).toBe(true)
      }),
    )
  })

  it('come from every number of the file: with any other one, some answer is another', () => {
    const answers = () => JSON.stringify(years.map(answersOf))
    const before = answers()
    const numbers = numbersIn([taxFigures, incomeTax])
    expect(numbers.length).toBeGreaterThan(150)
    const unread = numbers.filter(({ row, key, path }) => {
      const was = row[key]!
      // A rate of inheritance tax only says whether there is one.
      row[key] = path.includes('inheritance-tax') && was > 0 ? 0 : was + 1
      const isUnread = answers() === before
      row[key] = was
      return isUnread
    })
    expect(unread.map(({ path }) => path)).toEqual([])
  })
})

const years = Array.from({ length: 30 }, (_, i) => 2008 + i)

/** All that the module answers about a year; what is not known is left out. */
function answersOf(year: number): unknown[] {
  const known = (ask: () => unknown) => {
    try {
      return ask()
    } catch {
      return undefined
    }
  }
  return [
    known(() => minimumPensionAge(`${year}-12-01`)),
    known(pensionsInEstateFrom),
    ...Object.keys(taxFigures).map((name) => [
      known(() => taxAmountPence(name as TaxAmount, year)),
      known(() => String(settledUntil(name as TaxAmount, year))),
    ]),
    ...Object.keys(incomeTax).map((name) => [
      known(() => incomeTaxBands(name as TaxNation, year)),
      known(() => String(settledUntil(name as TaxNation, year))),
    ]),
  ]
}

interface Place {
  row: Record<string, number>
  key: string
  path: string
}

/** Where each number stands. */
function numbersIn(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): Place[] =>
    typeof each === 'number'
      ? [{ row: value as Record<string, number>, key, path: `${path}/${key}` }]
      : numbersIn(each, `${path}/${key}`),
  )
}
