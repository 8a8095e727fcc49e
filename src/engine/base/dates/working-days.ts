// Working days of England and Wales: no valuations, collections or trades on other days.
import { addDays } from './london-time.ts'

/** One-off changes made by proclamation: days added, and regular days that were moved away. */
const added = new Set(['2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08'])
const moved = new Set(['2020-05-04', '2022-05-30'])

const holidaysByYear = new Map<number, Set<string>>()

/** Is it a bank holiday of England and Wales? YYYY-MM-DD. */
export function isBankHoliday(date: string): boolean {
  if (added.has(date)) return true
  if (moved.has(date)) return false
  const year = Number(date.slice(0, 4))
  let holidays = holidaysByYear.get(year)
  if (!holidays) holidaysByYear.set(year, (holidays = regularHolidays(year)))
  return holidays.has(date)
}

/** Neither a weekend nor a bank holiday? YYYY-MM-DD. */
export function isWorkingDay(date: string): boolean {
  return !isWeekend(date) && !isBankHoliday(date)
}

/** This date, or the first working day after it. */
export function workingDayFrom(date: string): string {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** The date so many working days after this one, which need not be one itself. */
export function workingDaysAfter(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1))
  return day
}

/** The working day so many working days before this one, which is one itself. */
export function workingDaysBefore(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0; left -= 1) day = workingDayBefore(day)
  return day
}

/** This date, or the last working day before it: the day of the last close. */
export const workingDayUpTo = (date: string): string => workingDayBefore(addDays(date, 1))

/** The last working day before this date. */
export function workingDayBefore(date: string): string {
  let day = addDays(date, -1)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return day
}

function isWeekend(date: string): boolean {
  const day = weekday(date)
  return day === 0 || day === 6
}

/** 0 for Sunday. */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

function regularHolidays(year: number): Set<string> {
  const easter = easterSunday(year)
  const christmas = substitute(`${year}-12-25`, new Set())
  const boxing = substitute(`${year}-12-26`, new Set([christmas]))
  return new Set([
    substitute(`${year}-01-01`, new Set()),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(`${year}-05-01`),
    firstMonday(`${year}-05-25`),
    firstMonday(`${year}-08-25`),
    christmas,
    boxing,
  ])
}

function substitute(date: string, taken: Set<string>): string {
  let day = date
  while (isWeekend(day) || taken.has(day)) day = addDays(day, 1)
  return day
}

function firstMonday(from: string): string {
  return addDays(from, (8 - weekday(from)) % 7)
}

/** Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}
