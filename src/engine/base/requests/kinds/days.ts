// A day, a month, and one of the latest years that are over.
import { isCalendarDate } from '../../dates/iso.ts'
import { addDays } from '../../dates/london-time.ts'
import { parseTypedDate } from '../../dates/typed-date.ts'
import { isWorkingDay, workingDaysAfter, workingDaysBefore } from '../../dates/working-days.ts'
import { once } from '../../once.ts'
import { kind, type Given, type Option } from './kind.ts'

const dates = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))
const months = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

export const dateInWords = (date: string): string => dates().format(Date.parse(date))
const monthInWords = (month: string): string => months().format(Date.parse(`${month}-01`))

interface Bounds {
  earliest: number
  latest: number
}

/** `from`: the question whose day they are counted from, in place of today. `working`: counted in working days, and itself one. */
interface Days extends Bounds {
  from?: string
  days?: 'working'
}

const DAY = 'Enter a real date, like 31 3 2026'
const bounds = ['earliest', 'latest'] as const
const isBlank = (typed: string) => !/[^/\s]/.test(typed)

export const date = kind<Days, string>({
  ...{ needs: bounds, may: ['from', 'days'], answered: 'with a day', letter: 'says', is: 'text', isBlank },
  prefilled: 'date',
  wrong: DAY,
  parse: parseTypedDate,
  problem(day, question, given) {
    if (!isCalendarDate(day)) return DAY
    const from = countedFrom(question, given)
    if (from === undefined) return undefined
    const [first, last] = [question.earliest, question.latest].map((days) => dayAt(from, days, question))
    if (day < first!) return `Enter ${dateInWords(first!)} or a later day`
    if (day > last!) return `Enter ${dateInWords(last!)} or an earlier day`
    return question.days === 'working' && !isWorkingDay(day) ? 'Enter a working day' : undefined
  },
  words: dateInWords,
  schema: () => ({ type: 'string', format: 'date' }),
  field: () => ({ kind: 'date' }),
})

/** Today, or the day that was answered; undefined where that is none, which is said there. */
function countedFrom({ from }: Days, { today, answers }: Given): string | undefined {
  if (from === undefined) return today
  const answer = answers[from]
  return typeof answer === 'string' && isCalendarDate(answer) ? answer : undefined
}

function dayAt(from: string, days: number, { days: counted }: Days): string {
  if (counted !== 'working') return addDays(from, days)
  return days < 0 ? workingDaysBefore(from, -days) : workingDaysAfter(from, days)
}

/** "2026-11" for "11/2026" or "Nov/2026". Bounds are counted in months from this one. */
export const month = kind<Bounds, string>({
  ...{ needs: bounds, answered: 'with a month', letter: 'says', is: 'text', isBlank },
  wrong: 'Enter a month and a year, like 11 2026',
  parse: (typed) => parseTypedDate(`1/${typed}`)?.slice(0, 7),
  problem(answer, { earliest, latest }, { today }) {
    if (!isCalendarDate(`${answer}-01`)) return 'Enter a month and a year, like 11 2026'
    const [first, last] = [earliest, latest].map((by) => monthAt(today, by))
    if (answer < first!) return `Enter ${monthInWords(first!)} or a later month`
    return answer > last! ? `Enter ${monthInWords(last!)} or an earlier month` : undefined
  },
  words: monthInWords,
  schema: () => ({ type: 'string', pattern: String.raw`^\d{4}-\d{2}$` }),
  field: () => ({ kind: 'month' }),
})

function monthAt(today: string, by: number): string {
  const number = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + by
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** One of the latest `years` that are over; each begins on this day, as 04-06. */
interface Years {
  'begins-on': string
  years: number
}

export const year = kind<Years, string>({
  ...{ needs: ['begins-on', 'years'], answered: 'with a year', letter: 'says', is: 'text' },
  wrong: 'Choose one of these years',
  problem: (answer, question, { today }) =>
    pastYears(question, today).some(({ id }) => id === answer) ? undefined : 'Choose one of these years',
  words: (answer, question) => yearInWords(question, answer),
  schema: () => ({ type: 'string', pattern: String.raw`^\d{4}$` }),
  field: (question, today) => ({ kind: 'choice', options: pastYears(question, today) }),
})

/** The years that can be chosen on this day, the latest first, by the calendar year in which each begins. */
export function pastYears(question: Years, today: string): Option[] {
  const now = Number(today.slice(0, 4)) - (today.slice(5) < question['begins-on'] ? 1 : 0)
  return Array.from({ length: question.years }, (_, i) => String(now - 1 - i)).map((id) => ({
    id,
    label: yearInWords(question, id),
  }))
}

/** "2025/26"; "2025" where it is the calendar's. */
const yearInWords = (question: Years, id: string) =>
  question['begins-on'] === '01-01' ? id : `${id}/${String(Number(id) + 1).slice(-2)}`
