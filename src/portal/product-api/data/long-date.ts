// Days in the words of letters and generated documents.
const longDates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "21 November 2026". */
export function longDate(date: string): string {
  return longDates.format(new Date(`${date}T00:00:00Z`))
}
