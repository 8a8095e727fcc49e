import { describe, expect, it } from 'vitest'
import { formatPounds } from '#base/money.ts'
import { tradesInWords } from '#domain/documents/trades-in-words.ts'

describe('A contract note', () => {
  it('names the fund where it is about one', () => {
    expect(
      tradesInWords(
        { boughtPence: 234_10, soldPence: 0, fundNames: ['Northpoint UK Gilt Index'] },
        formatPounds,
      ),
    ).toBe('Bought £234 of Northpoint UK Gilt Index')
  })

  it('counts the funds where it is about several, and says both ways', () => {
    expect(
      tradesInWords(
        { boughtPence: 480_00, soldPence: 500_00, fundNames: ['A', 'B', 'C', 'D'] },
        formatPounds,
      ),
    ).toBe('Sold £500 and bought £480 in 4 funds')
  })
})
