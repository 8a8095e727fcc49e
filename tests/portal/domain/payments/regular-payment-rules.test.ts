// Regular payments out: sold for three working days ahead, and due once their sale is.
import { describe, expect, it } from 'vitest'
import { duePayments, saleDayFor } from '#domain/payments/regular-payment-rules.ts'

const terms = [{ from: '2026-12-01', pence: 100_00, day: 28 }]

describe('A regular payment', () => {
  it.each([
    ['2026-12-10', '2026-12-07'],
    ['2026-12-29', '2026-12-22'],
    ['2027-04-01', '2027-03-25'],
  ])('of %s is sold for on %s', (payOn, soldOn) => {
    expect(saleDayFor(payOn)).toBe(soldOn)
  })

  it('is due from the day of its sale on, once', () => {
    expect(duePayments(terms, '2026-12-01', '2026-12-21')).toEqual([])
    expect(duePayments(terms, '2026-12-01', '2026-12-22')).toEqual([{ on: '2026-12-29', pence: 100_00 }])
    expect(duePayments(terms, '2026-12-29', '2026-12-31')).toEqual([])
  })
})
