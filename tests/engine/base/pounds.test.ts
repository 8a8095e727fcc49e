// Amounts of money as people type them.
import { describe, expect, it } from 'vitest'
import { parsePounds } from '#base/pounds.ts'

describe('An amount that is typed', () => {
  it.each([
    ['2000', 2_000_00],
    ['£2,000.50', 2_000_50],
    [' 12.5 ', 12_50],
    ['1,234,567', 1_234_567_00],
    ['999,999,999.99', 999_999_999_99],
    ['2 000', 2_000_00],
    ['', 0],
  ])('as %j is %i pence', (text, pence) => {
    expect(parsePounds(text)).toBe(pence)
  })

  it.each(['12,50', '1,5', '12,345,6', ',500', '1,000,000,000', '1.234', 'ten', '-5'])(
    'as %j is none',
    (text) => {
      expect(parsePounds(text)).toBeUndefined()
    },
  )
})
