import { describe, expect, it } from 'vitest'
import { formatUnits, unitsInWords } from '#domain/units.ts'

describe('Units of a fund', () => {
  it('have three decimals in a column, without a sign, so that their points stand below each other', () => {
    expect([formatUnits(-251.336), formatUnits(45.09), formatUnits(12_000)]).toEqual([
      '251.336',
      '45.090',
      '12,000.000',
    ])
  })

  it('have no more decimals than they need in a sentence', () => {
    expect([unitsInWords(-251.336), unitsInWords(45.09), unitsInWords(1), unitsInWords(12_000)]).toEqual([
      '251.336 units',
      '45.09 units',
      '1 unit',
      '12,000 units',
    ])
  })
})
