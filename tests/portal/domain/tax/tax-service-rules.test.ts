import { describe, expect, it } from 'vitest'
import { gainOfSale, problemOfAmount, startOf, yearUsedBy } from '#domain/tax/tax-service-rules.ts'

const asked = { kind: 'BedAndIsa' as const, roomPence: 8_000_50, valuePence: 5_000_00 }

describe('The amount of a bed and ISA', () => {
  it.each([
    [undefined, 'Enter an amount, such as 5,000'],
    [0, 'Enter an amount, such as 5,000'],
    [99_99, 'Enter £100 or more'],
    [5_000_01, 'Enter £5,000 or less: that is all the account is worth'],
    [8_000_51, 'Enter £8,000 or less: that is all that is left of the allowance'],
  ])('is refused when it is %s pence', (amountPence, problem) => {
    expect(problemOfAmount({ ...asked, amountPence })).toBe(problem)
  })

  it('may be what the account is worth', () => {
    expect(problemOfAmount({ ...asked, amountPence: 5_000_00 })).toBeUndefined()
  })

  it('is refused where nothing is left of the allowance', () => {
    expect(problemOfAmount({ ...asked, roomPence: 0, amountPence: 100_00 })).toBe(
      'Nothing is left of this allowance',
    )
  })
})

describe('The use of the new allowance', () => {
  it('may be more than the account is worth today: on 6 April there may be more', () => {
    expect(problemOfAmount({ ...asked, kind: 'AutomaticUse', amountPence: 8_000_00 })).toBeUndefined()
  })

  it('begins on the first working day of the tax year, a bed and ISA on the next working day', () => {
    expect(startOf('AutomaticUse', '2026-11-20', 2027)).toBe('2027-04-06')
    // 6 April 2026 is Easter Monday.
    expect(startOf('AutomaticUse', '2025-11-20', 2026)).toBe('2026-04-07')
    expect(startOf('BedAndIsa', '2026-11-20', 2026)).toBe('2026-11-23')
  })
})

describe('A request to use an allowance', () => {
  it('uses that of the tax year in which a bed and ISA begins', () => {
    // 5 April 2027 is a Monday.
    expect(yearUsedBy('BedAndIsa', '2027-04-04')).toBe(2026)
    expect(yearUsedBy('BedAndIsa', '2027-04-05')).toBe(2027)
    expect(yearUsedBy('AutomaticUse', '2027-04-05')).toBe(2027)
  })
})

describe('A sale', () => {
  it('realises the same share of the gain as it takes of the account, and never more than all of it', () => {
    expect(gainOfSale(2_500_00, 10_000_00, 4_000_00)).toBe(1_000_00)
    expect(gainOfSale(20_000_00, 10_000_00, 4_000_00)).toBe(4_000_00)
    expect(gainOfSale(2_500_00, 10_000_00, -800_00)).toBe(-200_00)
    expect(gainOfSale(2_500_00, 0, 0)).toBe(0)
  })
})
