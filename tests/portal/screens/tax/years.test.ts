import { describe, expect, it } from 'vitest'
import { chosenYear, yearsAround } from '#screens/tax/years.ts'

describe('The tax year of the page', () => {
  it('is the current one, the one before or the next', () => {
    expect(yearsAround(2026)).toEqual([2025, 2026, 2027])
    expect(chosenYear(null, 2026)).toEqual({ year: 2026, isUnknown: false })
    expect(chosenYear('2027', 2026)).toEqual({ year: 2027, isUnknown: false })
  })

  it.each(['', '1800', '2027.0', 'next', '2028', '02027'])(
    'is the current one for “%s”, and says so',
    (asked) => {
      expect(chosenYear(asked, 2026)).toEqual({ year: 2026, isUnknown: true })
    },
  )
})
