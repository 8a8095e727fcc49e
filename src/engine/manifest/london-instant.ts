// Instants that config/ writes as days, or as days with a time, in London.

/** "14:00 on 1 December", as {until} reads; a day alone is its beginning: "1 December". */
export function instantInWords(written: string): string {
  const [day, time] = written.split('T')
  const words = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  return time === undefined ? words : `${time} on ${words}`
}

/**
 * When it is "2026-12-01T14:00", or "2026-12-01" at midnight, in London, as ISO 8601 in UTC. Of an hour that comes twice it is the
 * first. Undefined for what is on no calendar or clock there.
 */
export function londonInstant(written: string): string | undefined {
  const wall = written.includes('T') ? written : `${written}T00:00`
  const utc = Date.parse(`${wall}:00Z`)
  return [1, 0]
    .map((hours) => new Date(utc - hours * 3_600_000))
    .find((at) => !Number.isNaN(utc) && londonTime(at) === wall)
    ?.toISOString()
}

/** Why London never shows what is written like a day, or a day with a time. */
export function notInLondon(written: string): string {
  const [day = '', time = '00:00'] = written.split('T')
  if (londonInstant(`${day}T12:00`) === undefined) return `no calendar has the day ${day}`
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? `on ${instantInWords(day)} clocks in London go from 01:00 to 02:00, so ${time} does not come`
    : `no clock shows ${time}`
}

/** What clock and calendar in London say: "2026-12-01T14:00". */
export const londonTime = (at: Date): string => londonWall.format(at).replace(' ', 'T')

/** Swedish dates are written as in ISO 8601. */
const londonWall = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** An instant as London writes it: "1 December 2026 at 14:00". */
export const inLondon = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' })
