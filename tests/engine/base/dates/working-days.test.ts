// Working days of England and Wales, and dates in London.
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, londonDate } from '#base/dates/london-time.ts'
import {
  isBankHoliday,
  workingDayBefore,
  workingDayFrom,
  workingDaysAfter,
  workingDaysBefore,
} from '#base/dates/working-days.ts'

const holidaysOf = (year: number) => {
  const holidays: string[] = []
  for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1))
    if (isBankHoliday(day)) holidays.push(day)
  return holidays
}

describe('bank holidays', () => {
  it.each([
    [
      2020,
      [
        '2020-01-01',
        '2020-04-10',
        '2020-04-13',
        '2020-05-08',
        '2020-05-25',
        '2020-08-31',
        '2020-12-25',
        '2020-12-28',
      ],
    ],
    [
      2022,
      [
        '2022-01-03',
        '2022-04-15',
        '2022-04-18',
        '2022-05-02',
        '2022-06-02',
        '2022-06-03',
        '2022-08-29',
        '2022-09-19',
        '2022-12-26',
        '2022-12-27',
      ],
    ],
    [
      2024,
      [
        '2024-01-01',
        '2024-03-29',
        '2024-04-01',
        '2024-05-06',
        '2024-05-27',
        '2024-08-26',
        '2024-12-25',
        '2024-12-26',
      ],
    ],
    [
      2025,
      [
        '2025-01-01',
        '2025-04-18',
        '2025-04-21',
        '2025-05-05',
        '2025-05-26',
        '2025-08-25',
        '2025-12-25',
        '2025-12-26',
      ],
    ],
    [
      2026,
      [
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-08-31',
        '2026-12-25',
        '2026-12-28',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-03-26',
        '2027-03-29',
        '2027-05-03',
        '2027-05-31',
        '2027-08-30',
        '2027-12-27',
        '2027-12-28',
      ],
    ],
  ])('are in %i those of gov.uk/bank-holidays for England and Wales', (year, days) => {
    expect(holidaysOf(year)).toEqual(days)
  })
})

describe('a working day', () => {
  it('is found over Christmas', () => {
    expect(workingDayBefore('2026-12-29')).toBe('2026-12-24')
    expect(workingDayFrom('2026-12-25')).toBe('2026-12-29')
  })

  it('is Friday before a Saturday, and from a working day that day', () => {
    expect(workingDayBefore('2026-11-21')).toBe('2026-11-20')
    expect(workingDayFrom('2026-11-20')).toBe('2026-11-20')
  })
})

describe('a date', () => {
  it('is London’s, summer and winter', () => {
    expect(londonDate(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
    expect(londonDate(new Date('2026-01-01T23:30:00Z'))).toBe('2026-01-01')
  })

  it('a month after the 31st is the end of the shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-21', -72)).toBe('2020-11-21')
  })

  it('counts days across a change of clocks', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })
})

describe('working days before a working day', () => {
  it.each([
    ['2026-11-24', 2, '2026-11-20'],
    ['2026-12-29', 1, '2026-12-24'],
    ['2027-04-06', 3, '2027-04-01'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i of them is %s', (date, days, expected) => {
    expect(workingDaysBefore(date, days)).toBe(expected)
  })
})

describe('working days after a date', () => {
  it.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-04-02', 2, '2026-04-08'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i of them is %s', (date, days, expected) => {
    expect(workingDaysAfter(date, days)).toBe(expected)
  })
})
