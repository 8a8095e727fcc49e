// The tax year in London time.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#base/dates/london-time.ts'
import {
  nextTaxYearAt,
  taxYearAt,
  taxYearDaysLeft,
  taxYearEnd,
  taxYearLabel,
  taxYearOfDate,
  taxYearStart,
} from '#domain/tax/tax-year.ts'

describe('the tax year', () => {
  it('starts on 6 April [R-TAX-01]', () => {
    expect(taxYearLabel(taxYearAt(new Date('2026-04-05T12:00:00Z')))).toBe('2025/26')
    expect(taxYearLabel(taxYearAt(new Date('2026-04-06T12:00:00Z')))).toBe('2026/27')
  })

  it('turns at midnight in London, an hour before UTC [R-TAX-01]', () => {
    expect(taxYearAt(new Date('2026-04-05T22:59:59Z'))).toBe(2025)
    expect(taxYearAt(new Date('2026-04-05T23:00:00Z'))).toBe(2026)
  })

  it('is followed by the next calendar year from 6 April [R-TAX-02]', () => {
    expect(nextTaxYearAt(new Date('2026-04-06T12:00:00Z'))).toBe(2027)
  })

  it('is followed by the current calendar year before 6 April [R-TAX-03]', () => {
    expect(nextTaxYearAt(new Date('2026-04-05T12:00:00Z'))).toBe(2026)
    expect(nextTaxYearAt(new Date('2026-01-01T12:00:00Z'))).toBe(2026)
  })

  it.each([
    ['2027-04-05T12:00:00Z', 1],
    ['2027-04-06T12:00:00Z', 366],
    ['2026-04-06T12:00:00Z', 365],
    ['2026-11-21T12:00:00Z', 136],
  ])('at %s has %i days left, that day included', (at, days) => {
    expect(taxYearDaysLeft(new Date(at))).toBe(days)
  })

  it('is named across a century', () => {
    expect(taxYearLabel(2099)).toBe('2099/00')
    expect([taxYearStart(2026), taxYearEnd(2026)]).toEqual(['2026-04-06', '2027-04-05'])
  })

  it('holds every date from its start to its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 0, max: 364 }), (year, days) => {
        expect(taxYearOfDate(addDays(taxYearStart(year), days))).toBe(year)
        expect(taxYearOfDate(addDays(taxYearStart(year), -1 - days))).toBe(year - 1)
      }),
    )
  })
})
