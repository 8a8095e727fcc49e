// Taking money out of a pension: ages by the day of payment, tax-free cash, emergency tax.
import { describe, expect, it } from 'vitest'
import {
  emergencyTaxPence,
  firstPaymentDay,
  isSmallPot,
  mayBePaidOn,
  partsOfWhole,
  smallPotTaxPence,
  taxFreeMostPence,
} from '#domain/payments/drawdown-rules.ts'

const born = (bornOn: string, protectedAge: number | null = null) => ({ bornOn, protectedAge })

describe('Money may be paid out of a pension (PTM028000)', () => {
  it.each([
    ['on the 55th birthday before April 2028', '1972-01-15', '2027-01-15', true],
    ['not the day before it', '1972-01-15', '2027-01-14', false],
    ['at 55 until 5 April 2028', '1973-04-05', '2028-04-05', true],
    ['not at 55 from 6 April 2028', '1973-04-05', '2028-04-06', false],
    ['at 57 from then on', '1971-04-06', '2028-04-06', true],
    ['on 28 February for a leap day', '1972-02-29', '2027-02-28', true],
  ])('%s', (_, bornOn, day, may) => {
    expect(mayBePaidOn(born(bornOn), day)).toBe(may)
  })

  it('at a protected age, whatever the year', () => {
    expect(mayBePaidOn(born('1975-08-30', 50), '2028-06-01')).toBe(true)
    expect(mayBePaidOn(born('1979-08-30', 50), '2028-06-01')).toBe(false)
  })

  it.each([
    ['1972-01-15', '2026-11-21', '2027-01-15'],
    ['1972-01-15', '2028-05-01', '2029-01-15'],
    ['1984-03-14', '2026-11-21', '2041-03-14'],
    ['1970-05-02', '2026-11-21', '2026-11-21'],
  ])('born on %s, seen on %s, from %s', (bornOn, from, day) => {
    expect(firstPaymentDay(born(bornOn), from)).toBe(day)
  })
})

describe('Tax-free cash', () => {
  it('is a quarter, and no more than is left of the lump sum allowance (PTM174100)', () => {
    expect(taxFreeMostPence(80_000_00, 0, 2026)).toBe(20_000_00)
    expect(taxFreeMostPence(2_000_000_00, 50_000_00, 2026)).toBe(218_275_00)
    expect(taxFreeMostPence(80_000_00, 268_275_00, 2026)).toBe(0)
    expect(taxFreeMostPence(80_000_00, 300_000_00, 2026)).toBe(0)
  })
})

describe('Emergency tax on a first payment (PAYE94055)', () => {
  it.each([
    [0, 0],
    [1_047_50, 0],
    [5_000_00, 952_67],
    [7_500_00, 1_952_67],
    [10_000_00, 2_952_67],
    [15_000_00, 5_128_88],
    [30_000_00, 11_878_88],
  ])('takes from %i pence %i', (income, tax) => {
    expect(Math.abs(emergencyTaxPence(income, 2026) - tax)).toBeLessThanOrEqual(1)
  })
})

describe('A whole pension', () => {
  const pension = {
    availablePence: 40_000_00,
    inDrawdownPence: 0,
    taxFreeMostPence: 10_000_00,
    isSmallPot: false,
  }

  it('is a quarter free of tax, and income for the rest', () => {
    expect(partsOfWhole(pension)).toEqual({ taxFreePence: 10_000_00, incomePence: 30_000_00 })
  })

  it('is free of tax only as far as the lump sum allowance reaches', () => {
    expect(partsOfWhole({ ...pension, taxFreeMostPence: 2_000_00 })).toEqual({
      taxFreePence: 2_000_00,
      incomePence: 38_000_00,
    })
  })

  it('needs no such allowance as a small pot; what is in drawdown is income', () => {
    const small = {
      availablePence: 8_000_00,
      inDrawdownPence: 2_000_00,
      taxFreeMostPence: 0,
      isSmallPot: true,
    }
    expect(partsOfWhole(small)).toEqual({ taxFreePence: 1_500_00, incomePence: 6_500_00 })
  })

  it('is a small pot up to £10,000, for three pensions in a lifetime', () => {
    expect(isSmallPot(10_000_00, 0)).toBe(true)
    expect(isSmallPot(10_000_01, 0)).toBe(false)
    expect(isSmallPot(10_000_00, 2)).toBe(true)
    expect(isSmallPot(10_000_00, 3)).toBe(false)
    expect(isSmallPot(0, 0)).toBe(false)
  })

  it('is taxed at the basic rate as a small pot: £7,500 loses £1,500', () => {
    expect(smallPotTaxPence(7_500_00, 2026)).toBe(1_500_00)
  })
})
