import { describe, expect, it } from 'vitest'
import { collectionDay } from '#screens/payments/collection-day.ts'

describe('A client whose Direct Debit is collected', () => {
  it.each([
    ['2026-12-07', 5, 'Monday 7\u00a0December (the 5th is a Saturday)'],
    ['2026-12-28', 25, 'Monday 28\u00a0December (the 25th is a bank holiday)'],
    ['2027-01-05', 5, 'Tuesday 5\u00a0January'],
    ['2027-02-01', 28, 'Monday 1\u00a0February'],
  ])('on %s, usually on day %i, reads %s', (on, day, words) => {
    expect(collectionDay(on, day)).toBe(words)
  })
})
