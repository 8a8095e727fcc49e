// From when the State Pension is paid, by date of birth, and how much.
import { describe, expect, it } from 'vitest'
import {
  statePensionOf,
  deferredRise,
  statePensionOn,
  statePensionYearPence,
} from '#domain/retirement/state-pension.ts'

describe('The State Pension begins', () => {
  it.each([
    ['at 66 for births before 6 April 1960', '1960-04-05', '2026-04-05'],
    ['a month later from 6 April 1960', '1960-04-06', '2026-05-06'],
    ['two months later from 6 May 1960', '1960-05-06', '2026-07-06'],
    ['at 66 and 9 months, held back to the end of September', '1960-12-31', '2027-09-30'],
    ['at 66 and 10 months for 31 January 1961', '1961-01-31', '2027-11-30'],
    ['at 66 and 11 months until 5 March 1961', '1961-03-05', '2028-02-05'],
    ['at 67 from 6 March 1961', '1961-03-06', '2028-03-06'],
    ['at 67 until 5 April 1977', '1977-04-05', '2044-04-05'],
    ['on 6 May 2044 from 6 April 1977', '1977-05-05', '2044-05-06'],
    ['on 6 March 2046 from 6 March 1978', '1978-03-29', '2046-03-06'],
    ['at 68 from 6 April 1978', '1978-04-06', '2046-04-06'],
    ['at 68 for somebody of 42', '1984-03-14', '2052-03-14'],
  ])('%s', (_, bornOn, day) => {
    expect(statePensionOn(bornOn)).toBe(day)
  })
})

describe('The State Pension of 2026/27', () => {
  it.each([
    [35, 241_30],
    [40, 241_30],
    [30, 206_83],
    [10, 68_94],
    [9, 0],
    [0, 0],
  ])('is, with %i qualifying years, %i pence a week', (years, week) => {
    expect(statePensionYearPence(years, 2026)).toBe(week * 52)
  })
})

describe('A State Pension that is put off', () => {
  it.each([
    ['9 weeks: 1%', '2027-01-04', '2027-03-08', 0.01],
    ['8 weeks: nothing', '2027-01-04', '2027-03-07', 0],
    ['a year: 52 ninths of one per cent, £13.94 of £241.30 a week', '2027-01-04', '2028-01-04', 52 / 900],
  ])('by %s', (_, from, to, rise) => {
    expect(deferredRise(from, to)).toBeCloseTo(rise, 12)
  })

  it('begins on the same day some years later, and stays higher', () => {
    const one = { bornOn: '1984-03-14', statePensionPence: 12_547_60, statePensionDeferredYears: 2 }
    // 731 days, 104 whole weeks.
    expect(statePensionOf(one)).toEqual({ startsOn: '2054-03-14', yearlyPence: 12_547_60 * (1 + 104 / 900) })
    expect(statePensionOf({ ...one, statePensionDeferredYears: 0 })).toEqual({
      startsOn: '2052-03-14',
      yearlyPence: 12_547_60,
    })
  })
})
