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

const longMoments = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/London',
})

/** "21 November 2026 at 16:00", in London. */
export const longMoment = (at: Date): string => longMoments.format(at)
