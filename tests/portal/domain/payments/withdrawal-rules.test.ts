// When money that is taken out is sold and paid, and how much counts as all.
import { describe, expect, it } from 'vitest'
import { countsAsAll, gainWithin, withdrawalDates } from '#domain/payments/withdrawal-rules.ts'

describe('A withdrawal', () => {
  it.each([
    ['before the cut-off on a working day', '2026-11-24T14:59:00Z', '2026-11-25', '2026-11-30'],
    ['at the cut-off', '2026-11-24T15:00:00Z', '2026-11-26', '2026-12-01'],
    ['at the cut-off in summer time', '2026-06-23T14:00:00Z', '2026-06-25', '2026-06-30'],
    ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-24', '2026-11-27'],
    ['before Christmas', '2026-12-23T10:00:00Z', '2026-12-24', '2026-12-31'],
    ['on a bank holiday', '2026-12-28T10:00:00Z', '2026-12-30', '2027-01-05'],
  ])('is sold and paid on working days when it is asked for %s', (_, at, startsOn, settlesOn) => {
    expect(withdrawalDates(new Date(at))).toEqual({ startsOn, settlesOn })
  })

  it('counts as all when it is more than 98%', () => {
    expect([countsAsAll(9800, 10_000), countsAsAll(9801, 10_000)]).toEqual([false, true])
  })

  it('has its share of the gain, and none of a loss', () => {
    expect(gainWithin(1000_00, { valuePence: 4000_00, gainGbpPence: 1000_00 })).toBe(250_00)
    expect(gainWithin(1000_00, { valuePence: 4000_00, gainGbpPence: -1000_00 })).toBe(0)
    expect(gainWithin(1000_00, { valuePence: 0, gainGbpPence: 0 })).toBe(0)
  })
})
