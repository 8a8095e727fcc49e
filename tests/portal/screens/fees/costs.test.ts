import { describe, expect, it } from 'vitest'
import { rateText } from '#domain/fees/rate-text.ts'
import type { Fees } from '#api/tax/fees.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { paidRows, paidTogether } from '#screens/fees/costs.ts'
import { placeOnLadder } from '#screens/fees/ladder.ts'
import { periodIn, periodInWords } from '#screens/fees/periods.ts'

const paid: Fees['paid'] = [
  { accountId: 'A-1', kind: 'Service', pence: 489_04 },
  { accountId: 'A-1', kind: 'FundCharges', pence: 121_41 },
  { accountId: 'A-2', kind: 'Service', pence: 401_50 },
  { accountId: 'A-2', kind: 'Advice', pence: 10_00 },
]

describe('What was paid', () => {
  it('has a row for each account; a kind that is not known counts in its total', () => {
    expect(paidRows(paid)).toEqual([
      { accountId: 'A-1', servicePence: 489_04, fundPence: 121_41, tradingPence: 0, totalPence: 610_45 },
      { accountId: 'A-2', servicePence: 401_50, fundPence: 0, tradingPence: 0, totalPence: 411_50 },
    ])
    expect(paidTogether(paid)).toMatchObject({ servicePence: 890_54, totalPence: 1_021_95 })
  })

  it('is a share of the average value, and none of nothing', () => {
    expect(shareText(shareOf(1_942_47, 261_947_00))).toBe('0.74%')
    expect(shareText(shareOf(-5_00, 100_00))).toBe('−5.00%')
    expect(shareText(shareOf(5_00, 0))).toBe('—')
    expect(rateText(60)).toBe('0.60%')
  })
})

describe('The time whose costs are shown', () => {
  const fees = { years: [2026, 2025, 2024] }
  it.each([
    ['', '2025', '2025/26'],
    ['year=2024', '2024', '2024/25'],
    ['year=2026', '2026', '2026/27 so far'],
    ['year=latest', 'latest', 'the last 12 months'],
    ['year=1999', '2025', '2025/26'],
  ])('for the address "%s" is %s', (address, period, words) => {
    expect(periodIn(new URLSearchParams(address), fees)).toBe(period)
    expect(periodInWords(period, fees)).toBe(words)
  })

  it('is the last twelve months for somebody without a tax year that is over', () => {
    expect(periodIn(new URLSearchParams(), { years: [2026] })).toBe('latest')
  })
})

describe('The place on the ladder of rates', () => {
  const bands = [
    { fromPence: 0, rateBps: 70 },
    { fromPence: 100_00, rateBps: 60 },
    { fromPence: 300_00, rateBps: 50 },
    { fromPence: 500_00, rateBps: 35 },
  ]
  it.each([
    [0, 0],
    [50_00, 0.125],
    [200_00, 0.375],
    [900_00, 1],
    [-5_00, 0],
  ])('of %i pence is %f of its length', (counted, place) => {
    expect(placeOnLadder(bands, counted)).toBe(place)
  })
})
