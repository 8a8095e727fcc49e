import { describe, expect, it } from 'vitest'
import { stepsOf } from '#screens/account/investment-review/changes.ts'
import { tradesTable } from '#screens/account/investment-review/trades-csv.ts'
import { firstReview } from './review.ts'

describe('The change of value over a quarter', () => {
  it('is told in steps that lead from the opening to the closing value [R-PAGE-08]', () => {
    expect(stepsOf(firstReview, false).map(({ name, pence }) => [name, pence])).toEqual([
      ['Opening value', 0],
      ['Paid in', 1_000_000],
      ['Taken out', -100_000],
      ['Income', 1_234],
      ['Change in prices', 20_183],
      ['Our fees', -667],
    ])
    expect(stepsOf(firstReview, false).reduce((sum, { pence }) => sum + pence, 0)).toBe(920_750)
  })

  it('starts before the first payment, later at the close before the quarter', () => {
    expect(stepsOf(firstReview, false)[0]!.note).toBe('Before the first payment')
    const later = { ...firstReview, from: '2026-10-01', to: '2026-12-31' }
    expect(stepsOf(later, false)[0]!.note).toBe('At close, 30\u00a0September 2026')
  })

  it('names tax relief for a pension alone', () => {
    expect(stepsOf(firstReview, true)[1]!.note).toBe('Tax relief included')
    expect(stepsOf(firstReview, false)[1]!.note).toBe('By you or for you')
  })

  it('has no minus zero where nothing was taken out or charged', () => {
    const quiet = { ...firstReview, takenOutPence: 0, fees: { ...firstReview.fees, pence: 0 } }
    expect(stepsOf(quiet, false).filter(({ pence }) => Object.is(pence, -0))).toEqual([])
  })
})

describe('The trades as a CSV file', () => {
  it('have a row each, oldest first, with the reason', () => {
    expect(tradesTable(firstReview)).toEqual({
      header: ['Date', 'Type', 'Fund', 'ISIN', 'Units', 'Amount (GBP)', 'Why'],
      rows: [
        [
          '2026-09-03',
          'Sell',
          'Global Shares',
          'GB00B3X7QG63',
          12.345,
          '1000.00',
          'Pays for your withdrawal. It came from your largest holding.',
        ],
        ['2026-09-04', 'Buy', 'Gilts', 'GB00B7KL3X21', 3, '-250.05', ''],
      ],
    })
  })
})
