// Direct Debits: the days of collection, notice and cut-off, and that the past never changes.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#base/dates/london-time.ts'
import { isWorkingDay } from '#base/dates/working-days.ts'
import {
  changedTerms,
  collectionsOf,
  nextStatus,
  nextCollection,
  noticeEnds,
  firstCancellableDay,
  stoppedTerms,
  type Term,
} from '#domain/payments/direct-debits.ts'

const fifth: Term[] = [{ from: '2026-01-05', pence: 100_00, day: 5 }]
const dates = (terms: Term[], from: string, until: string) =>
  collectionsOf(terms, from, until).map(({ on, pence }) => `${on} ${pence}`)

describe('A Direct Debit', () => {
  it('is collected once a month, on the day or the next working day', () => {
    expect(dates(fifth, '2026-12-01', '2027-04-05')).toEqual([
      '2026-12-07 10000',
      '2027-01-05 10000',
      '2027-02-05 10000',
      '2027-03-05 10000',
      '2027-04-05 10000',
    ])
  })

  it('is found when its day lies at the end of the month before', () => {
    const late: Term[] = [{ from: '2026-01-01', pence: 1_00, day: 28 }]
    expect(dates(late, '2027-03-01', '2027-03-28')).toEqual(['2027-03-01 100'])
  })

  it.each([
    { today: '2026-11-21', notice: '2026-12-04', why: 'asked on a Saturday' },
    { today: '2026-12-18', notice: '2027-01-06', why: 'Christmas, its substitute and New Year do not count' },
  ])('takes ten working days of notice from $today: $why', ({ today, notice }) => {
    expect(noticeEnds(today)).toBe(notice)
  })

  it('can be stopped until it is with the bank, two working days before', () => {
    expect(firstCancellableDay('2026-12-03')).toBe('2026-12-08')
    expect(nextCollection(stoppedTerms(fifth, '2026-12-03'), '2026-12-04')).toEqual({
      on: '2026-12-07',
      pence: 100_00,
    })
    expect(nextCollection(stoppedTerms(fifth, '2026-12-02'), '2026-12-03')).toBeUndefined()
  })

  it('keeps the old amount until notice of a new one has ended', () => {
    const changed = changedTerms(fifth, { pence: 250_00, day: 5 }, '2026-11-30')
    expect(dates(changed, '2026-12-01', '2027-02-28')).toEqual([
      '2026-12-07 10000',
      '2027-01-05 25000',
      '2027-02-05 25000',
    ])
  })

  it('is not collected twice in a month after a change of the day', () => {
    const changed = changedTerms(fifth, { pence: 100_00, day: 20 }, '2026-11-25')
    expect(dates(changed, '2026-12-01', '2027-01-31')).toEqual(['2026-12-07 10000', '2027-01-20 10000'])
  })

  it('follows one table of what can be done with it', () => {
    expect(nextStatus('active', 'pause')).toBe('paused')
    expect(nextStatus('paused', 'resume')).toBe('active')
    expect(nextStatus('paused', 'change')).toBeUndefined()
    expect(nextStatus('cancelled', 'resume')).toBeUndefined()
    expect(nextStatus('constructor', 'cancel')).toBeUndefined()
  })

  it('whatever is asked, leaves what is collected before the cut-off, and collects on working days once a month', () => {
    const day = fc.integer({ min: 1, max: 28 })
    const step = fc.record({
      action: fc.constantFrom('change', 'stop'),
      pence: fc.integer({ min: 25_00, max: 1_000_00 }),
      day,
      wait: fc.integer({ min: 0, max: 70 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let terms = fifth
        let today = '2026-03-01'
        for (const { action, pence, day: on, wait } of steps) {
          const before = collectionsOf(terms, '2026-01-01', addDays(firstCancellableDay(today), -1))
          terms =
            action === 'stop' ? stoppedTerms(terms, today) : changedTerms(terms, { pence, day: on }, today)
          expect(collectionsOf(terms, '2026-01-01', addDays(firstCancellableDay(today), -1))).toEqual(before)
          today = addDays(today, wait)
        }
        const all = collectionsOf(terms, '2026-01-01', '2028-01-01').map(({ on }) => on)
        expect(all.every(isWorkingDay)).toBe(true)
        expect(all).toEqual([...new Set(all)].toSorted())
      }),
    )
  })
})

describe('A Direct Debit that is changed, paused and resumed at any time', () => {
  it('never collects twice within a fortnight', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 70 }),
      day: fc.integer({ min: 1, max: 28 }),
      kind: fc.constantFrom('change', 'stop'),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.array(step, { maxLength: 12 }), (day, steps) => {
        let today = '2026-11-23'
        let terms = changedTerms([], { pence: 100_00, day }, today)
        for (const { after, day: next, kind } of steps) {
          today = addDays(today, after)
          terms =
            kind === 'stop'
              ? stoppedTerms(terms, today)
              : changedTerms(terms, { pence: 50_00, day: next }, today)
        }
        const days = collectionsOf(terms, '2026-11-23', addDays(today, 200)).map(({ on }) => Date.parse(on))
        days.slice(1).forEach((on, i) => expect((on - days[i]!) / 86_400_000).toBeGreaterThan(14))
      }),
      { numRuns: 2_000 },
    )
  })
})
