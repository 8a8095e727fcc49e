import { describe, expect, it } from 'vitest'
import { intervalOf, pointsOf } from '#screens/shared/chart-points.ts'

const point = (date: string, pounds: number, paid: number) => ({
  date,
  valuePence: pounds * 100,
  netPaidInPence: paid * 100,
  twrIndex: 100,
})

const points = [
  point('2025-11-21', 9_000, 8_000),
  point('2026-04-03', 9_800, 8_500),
  point('2026-04-10', 10_000, 8_500),
  point('2026-11-20', 12_000, 9_500),
]

describe('The chart of a dashboard', () => {
  it('counts days for a few months and weeks for years', () => {
    expect([intervalOf('3M'), intervalOf('TaxYear')]).toEqual(['daily', 'weekly'])
  })

  it('opens with the last valuation on or before the day from whose close the period is measured', () => {
    expect(pointsOf(points, 'TaxYear').map(({ date }) => date)).toEqual([
      '2026-04-03',
      '2026-04-10',
      '2026-11-20',
    ])
  })

  it('shows what there is when the accounts are younger than it', () => {
    expect(pointsOf(points, '5Y')).toHaveLength(4)
    expect(pointsOf([], 'TaxYear')).toEqual([])
  })
})
