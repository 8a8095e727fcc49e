import { describe, expect, it } from 'vitest'
import { resultsOf } from '#product-api/accounts/named-returns.ts'

const point = (date: string, pounds: number, paid: number) => ({
  date,
  valuePence: pounds * 100,
  netPaidInPence: paid * 100,
  paidInPence: paid * 100,
  twrIndex: 100,
})

const points = [
  point('2025-11-21', 9_000, 8_000),
  point('2026-04-03', 9_800, 8_500),
  point('2026-04-10', 10_000, 8_500),
  point('2026-11-20', 12_000, 9_500),
]

describe('What happened in a period', () => {
  it('separates growth from money paid in', () => {
    expect(resultsOf(points).TaxYear).toEqual({ gainPence: 120_000, netPaidPence: 100_000 })
  })

  it('counts everything ever paid in since the start', () => {
    expect(resultsOf(points).SinceStart).toEqual({ gainPence: 250_000, netPaidPence: 950_000 })
  })

  it('is unknown for what began before the accounts, and where there is nothing', () => {
    expect(resultsOf(points)['5Y']).toBeNull()
    expect(resultsOf([]).SinceStart).toBeNull()
  })
})
