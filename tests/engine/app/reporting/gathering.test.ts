// Which reports go out: the first of its kind at once, repeated ones counted, and so many a minute.
import { describe, expect, it } from 'vitest'
import { gatherReports } from '#app/reporting/gathering.ts'
import { faultReport, isGivenUp, type FaultReport } from '#app/reporting/report.ts'
import { ApiError } from '#http/client.ts'

function gathering({ perMinute = 3 } = {}) {
  const sent: (readonly FaultReport[])[] = []
  const before = new Set<string>()
  const clock = { at: 0 }
  const isFirst = (kind: string) => !before.has(kind) && Boolean(before.add(kind))
  const reports = gatherReports({ send: (each) => sent.push(each), isFirst, perMinute, now: () => clock.at })
  const fails = (message: string, traceId?: string) =>
    reports.take(
      faultReport(
        { error: Object.assign(new Error(message), { stack: '' }), traceId, path: '/', at: clock.at },
        {
          names: [],
          surroundings: {
            build: 'b',
            release: 'r',
            browser: '',
            system: '',
            person: undefined,
            session: 's',
          },
          routeOf: () => ({ id: 'root', pattern: '/' }),
        },
      ),
    )
  const reported = () => sent.flat().map(({ message, count, references }) => ({ message, count, references }))
  return { fails, flush: reports.flush, reported, clock }
}

describe('faults of a page', () => {
  it('are told at once, each kind once', () => {
    const { fails, reported } = gathering()
    for (const message of ['a', 'b', 'a', 'a']) fails(message)
    expect(reported().map(({ message }) => message)).toEqual(['a', 'b'])
  })

  it('are counted when they come again, with the references that people may quote', () => {
    const { fails, flush, reported } = gathering()
    fails('a', '11111111aaaa')
    fails('a', '22222222aaaa')
    fails('a', '33333333aaaa')
    flush()
    flush()
    expect(reported()).toEqual([
      { message: 'a', count: 1, references: [] },
      { message: 'a', count: 2, references: ['22222222'] },
    ])
  })

  it('wait for the next minute beyond the limit of one', () => {
    const { fails, flush, reported, clock } = gathering({ perMinute: 2 })
    for (const message of ['a', 'b', 'c', 'd', 'c']) fails(message)
    flush()
    expect(reported().map(({ message }) => message)).toEqual(['a', 'b'])
    clock.at = 60_000
    flush()
    expect(reported().slice(2)).toEqual([
      { message: 'c', count: 2, references: [] },
      { message: 'd', count: 1, references: [] },
    ])
  })

  it('are all told when the page goes away', () => {
    const { fails, flush, reported } = gathering({ perMinute: 1 })
    for (const message of ['a', 'b', 'c']) fails(message)
    flush(true)
    expect(reported().map(({ message }) => message)).toEqual(['a', 'b', 'c'])
  })

  it('wait in a number that has an end', () => {
    const { fails, flush, reported } = gathering({ perMinute: 0 })
    for (let kind = 0; kind < 500; kind++) fails(`a${kind}`)
    flush(true)
    expect(reported()).toHaveLength(50)
  })
})

describe('what was given up', () => {
  it.each([
    ['a cancelled call', new ApiError('cancelled', '/api/user', 'cancelled')],
    ['a failure because of one', new Error('Sending failed', { cause: new ApiError('cancelled', '/', '') })],
    ['an aborted request of the browser', new DOMException('aborted', 'AbortError')],
  ])('is no fault: %s', (_what, error) => {
    expect(isGivenUp(error)).toBe(true)
  })

  it('is nothing else', () => {
    expect(isGivenUp(new ApiError('timeout', '/api/user', 'took long'))).toBe(false)
    expect(isGivenUp('text')).toBe(false)
  })
})
