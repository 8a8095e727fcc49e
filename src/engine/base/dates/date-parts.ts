// A date that people know by heart, asked for as day, month and year. Pure.
import { parseTypedDate } from './typed-date.ts'

export interface DateParts {
  day: string
  month: string
  year: string
}

/** The ISO date of "5", "6" or "June", "1980"; undefined for a day that does not exist. */
export const dateOfParts = ({ day, month, year }: DateParts): string | undefined =>
  parseTypedDate([day, month, year].join('/'))
