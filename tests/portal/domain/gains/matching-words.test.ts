// What a client reads of matching.
import { describe, expect, it } from 'vitest'
import { matchInWords, matchingWarning, purchasesMatchedWith } from '#domain/gains/matching-words.ts'
import { formatPounds } from '#base/money.ts'
import { formatDate } from '#ui/figures/dates.ts'

describe('A match in words', () => {
  it.each([
    ['thirty-days', '2026-04-01', 406.333, '406.333 units matched with those bought on 1\u00a0April 2026'],
    ['same-day', '2026-04-01', 1, '1 unit matched with those bought on the same day'],
    ['pool', null, 1200, '1,200 units at the average cost of earlier purchases'],
  ])('of the rule %s', (rule, boughtOn, units, sentence) => {
    expect(matchInWords({ rule, boughtOn, units }, formatDate)).toBe(sentence)
  })
})

describe('Purchases after a sale', () => {
  const on = ['2026-11-22', '2026-11-23', '2026-12-23', '2026-12-24'].map((day) => ({
    on: day,
    pence: 250_00,
  }))

  it('are matched with it from its day to the thirtieth after it', () => {
    expect(purchasesMatchedWith('2026-11-23', on).map((each) => each.on)).toEqual([
      '2026-11-23',
      '2026-12-23',
    ])
  })

  it('are warned of with their sum and days, and not where there are none', () => {
    const say = { formatDate, pounds: formatPounds }
    expect(matchingWarning('2026-11-23', on, say)).toBe(
      '£500 is due to be invested in general accounts from 23\u00a0November 2026 to 23\u00a0December 2026, within 30 days of this sale. If it buys a fund you are selling, the gain is worked out from that price, not from the average cost.',
    )
    expect(matchingWarning('2026-12-24', on.slice(3), say)).toContain(
      '£250 comes in on 23\u00a0December 2026 and is invested in a general account on 24\u00a0December 2026, within 30 days',
    )
    expect(matchingWarning('2027-01-01', on, say)).toBeUndefined()
  })
})
