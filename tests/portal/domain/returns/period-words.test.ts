import { describe, expect, it } from 'vitest'
import { describeResult, periodOf } from '#domain/returns/period-words.ts'

describe('The period of a page', () => {
  it('is the one its address names, and the tax year for anything else', () => {
    expect([periodOf('1Y'), periodOf('TaxYear'), periodOf('lunar'), periodOf(null)]).toEqual([
      '1Y',
      'TaxYear',
      'TaxYear',
      'TaxYear',
    ])
  })
})

describe('The sentence above the chart', () => {
  it.each([
    [120_000, 100_000, 0.031, 'Up £1,200 this tax year, a return of 3.1% after fees. £1,000 was paid in.'],
    [-50_000, -20_000, -0.012, 'Down £500 this tax year, a return of −1.2% after fees. £200 was taken out.'],
    [0, 0, null, 'No change this tax year.'],
  ])('for a gain of %i pence', (gainPence, netPaidPence, twr, sentence) => {
    expect(describeResult('this tax year', { gainPence, netPaidPence }, twr)).toBe(sentence)
  })
})
