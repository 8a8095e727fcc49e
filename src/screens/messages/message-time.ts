// When a message was written, in London time.

const parts = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
const exact = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Europe/London' })
const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
})

/** "20 November 2026 at 09:30" */
export const formatSentAt = (instant: string) => exact.format(Date.parse(instant))

/** "20 Nov 2026" */
export const formatSentOn = (instant: string) => short.format(Date.parse(instant))
