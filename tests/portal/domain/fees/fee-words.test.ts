// The formula of the fee has one home, in words too: what says it takes it from there.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEE_EXPLAINED, feeFormula } from '#domain/fees/fee-words.ts'
import { feeFor } from '#domain/fees/monthly-fee.ts'

describe('The formula of the fee', () => {
  it('is said as it is worked out', () => {
    // £36,500 on one day at 1.00% a year: £36,500 times 1 per cent, divided by 365.
    expect(feeFor(36_500_00, 100)).toBe(1_00)
    expect(feeFormula('our yearly rate')).toBe('times our yearly rate, divided by 365')
    expect(FEE_EXPLAINED).toBe(
      'The account’s daily value times our yearly rate, divided by 365, for each day of the month.',
    )
  })

  it('stands nowhere else in words or as a sum', () => {
    const files = globSync('src/portal/**/*.{ts,tsx,md}').filter((file) => !file.includes('domain/fees/'))
    const again = files.filter((file) =>
      /divided by (365|\$\{)|DAYS_OF_A_YEAR|over 365/.test(readFileSync(file, 'utf8')),
    )
    expect(again).toEqual([])
  })
})
