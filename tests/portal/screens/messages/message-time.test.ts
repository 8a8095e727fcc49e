// When a message was written, as people say it.
import { describe, expect, it } from 'vitest'
import { formatSentAt, formatSentLately } from '#screens/messages/message-time.ts'

const saturday = new Date('2026-11-21T12:00:00Z')

describe('The time of a message', () => {
  it.each([
    ['2026-11-21T09:30:00.000Z', 'Today at 09:30'],
    ['2026-11-20T23:59:00.000Z', 'Yesterday'],
    ['2026-11-19T09:30:00.000Z', '2 days ago'],
    ['2026-11-15T09:30:00.000Z', '6 days ago'],
    ['2026-11-14T09:30:00.000Z', '14\u00a0Nov 2026'],
    ['2026-11-22T09:30:00.000Z', '22\u00a0Nov 2026'],
  ])('%s is “%s” [R-PAGE-12]', (instant, text) => {
    expect(formatSentLately(instant, saturday)).toBe(text)
  })

  it('goes by the calendar in London, where a summer day ends an hour earlier than in UTC [R-PAGE-12]', () => {
    const afterMidnight = new Date('2026-06-10T23:30:00Z')
    expect(formatSentLately('2026-06-10T22:30:00.000Z', afterMidnight)).toBe('Yesterday')
    expect(formatSentAt('2026-06-10T23:30:00.000Z')).toBe('11\u00a0June 2026 at 00:30')
  })
})
