// The rule of retries, over its inputs: expectations are those of config/limits.json, written out.
import { describe, expect, it } from 'vitest'
import { retryDelay, type FailedAttempt } from '#http/retry.ts'

const NOW = Date.UTC(2026, 10, 22, 8, 0, 0)
const after = (change: Partial<FailedAttempt>) =>
  retryDelay({ attempt: 1, status: 503, retryAfter: null, random: 0, now: NOW, ...change })

describe('A call that failed', () => {
  it.each([undefined, 429, 500, 501, 502, 503, 504, 599])('is sent again after %s', (status) => {
    expect(after({ status })).toBe(250)
  })

  it.each([200, 204, 301, 400, 401, 403, 404, 409, 410, 422, 428, 430, 499])(
    'with %i is not sent again',
    (status) => {
      expect(after({ status })).toBeUndefined()
    },
  )

  it('is sent again twice, and no more', () => {
    expect([1, 2, 3, 4].map((attempt) => after({ attempt }))).toEqual([250, 500, undefined, undefined])
  })

  it('waits twice as long the second time, up to half of it by chance', () => {
    expect([0, 0.5, 1].map((random) => after({ random }))).toEqual([250, 375, 500])
    expect([0, 0.5, 1].map((random) => after({ random, attempt: 2 }))).toEqual([500, 750, 1000])
  })
})

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    [' 3 ', 3000],
    ['Sun, 22 Nov 2026 08:00:02 GMT', 2000],
    ['Sun, 22 Nov 2026 07:00:00 GMT', 0],
  ])('is waited in full when it is "%s"', (retryAfter, delay) => {
    expect(after({ retryAfter })).toBe(delay)
    expect(after({ retryAfter, status: 429 })).toBe(delay)
  })

  it('is never cut by chance, only lengthened', () => {
    expect(after({ retryAfter: '1', random: 1 })).toBe(1500)
  })

  it.each(['4', '120', 'Sun, 22 Nov 2026 08:00:04 GMT'])(
    'of "%s" is longer than anybody waits: it is not sent again',
    (retryAfter) => {
      expect(after({ retryAfter })).toBeUndefined()
    },
  )

  it.each(['soon', '', '-1', '1.5x'])('says nothing when it is "%s"', (retryAfter) => {
    expect([0, 250]).toContain(after({ retryAfter }))
  })

  it('gives no retry to what is not sent again anyway', () => {
    expect(after({ retryAfter: '1', status: 403 })).toBeUndefined()
    expect(after({ retryAfter: '1', attempt: 3 })).toBeUndefined()
  })
})
