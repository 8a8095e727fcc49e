import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateTicks,
  nearestDate,
  pathsOf,
  scaleOf,
  thin,
  type ChartLine,
} from '#ui/charts/lines/chart-lines.ts'
import { dateAfterKey } from '#ui/charts/cursor-keys.ts'

const week = ['2026-11-02', '2026-11-03', '2026-11-06']

const line = (values: readonly (number | null)[], more: Partial<ChartLine> = {}): ChartLine => ({
  id: 'one',
  name: 'One',
  values,
  colour: '--pine',
  ...more,
})

describe('The axis of a line chart', () => {
  it('has round figures that frame every line', () => {
    const scale = scaleOf(week, [line([80_000_00, null, 389_645_00], { isFromZero: true })])
    expect(scale.ticks).toEqual([0, 100_000_00, 200_000_00, 300_000_00, 400_000_00])
  })

  it('begins at zero under a filled line unless that would flatten it; then it is no longer than the line', () => {
    const filledTo = [0, 0, 0]
    const flat = scaleOf(week, [line([199_550, 260_000, 277_028], { filledTo })])
    expect(flat.ticks).toEqual([200_000, 220_000, 240_000, 260_000, 280_000])
    expect(1 - flat.down(199_550)).toBeLessThan(0.06)
    expect(scaleOf(week, [line([10_000, 50_000, 100_000], { filledTo })]).ticks[0]).toBe(0)
  })

  it('keeps every value inside the box, whatever they are', () => {
    const values = fc.array(fc.integer({ min: -1e10, max: 1e10 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(values, fc.boolean(), (amounts, isFilled) => {
        const scale = scaleOf(week, [line(amounts, isFilled ? { filledTo: [0, 0, 0] } : {})])
        for (const amount of amounts) {
          expect(scale.down(amount)).toBeGreaterThanOrEqual(0)
          expect(scale.down(amount)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('The dates of a line chart', () => {
  const scale = scaleOf(week, [line([1, 2, 3])])

  it('lie by time, so that a weekend keeps its width', () => {
    expect(week.map((date) => scale.across(date))).toEqual([0, 0.25, 1])
  })

  it('are found by the pointer that is nearest', () => {
    expect([0, 0.1, 0.2, 0.6, 0.7, 1].map((at) => nearestDate(week, scale, at))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('are written at both ends', () => {
    expect(dateTicks(week, scale, 2)).toEqual(['2026-11-02', '2026-11-06'])
  })

  it.each([
    [7, ['2026', '2028', '2030', '2032']],
    [11, ['2026', '2031', '2036']],
    [8, ['2026', '2028', '2030', '2032']],
  ])('are labelled at even steps where there are %i of them', (count, labelled) => {
    const dates = Array.from({ length: count }, (_, year) => `${2026 + year}-11-23`)
    const ticks = dateTicks(dates, scaleOf(dates, [line(dates.map(() => 1))]))
    expect(ticks.map((date) => date.slice(0, 4))).toEqual(labelled)
  })

  it('are labelled at even distances where the first years have more of them', () => {
    const dates = ['2026-11', '2027-02', '2027-05', '2027-08', '2027-11', '2028-02', '2028-05', '2028-08']
      .concat(Array.from({ length: 9 }, (_, year) => `${2028 + year}-11`))
      .map((month) => `${month}-23`)
    const ticks = dateTicks(dates, scaleOf(dates, [line(dates.map(() => 1))]))
    expect(ticks.map((date) => date.slice(0, 4))).toEqual(['2026', '2031', '2036'])
  })

  it('have no hole where a date in the middle would lie nearer to a neighbour', () => {
    const dates = ['2026-11', '2027-02', '2027-05', '2027-08']
      .concat(Array.from({ length: 6 }, (_, year) => `${2027 + year}-11`))
      .map((month) => `${month}-27`)
    const ticks = dateTicks(dates, scaleOf(dates, [line(dates.map(() => 1))]))
    expect(ticks.map((date) => date.slice(0, 7))).toEqual(['2026-11', '2028-11', '2030-11', '2032-11'])
  })

  it('may be a single one', () => {
    const one = scaleOf(['2026-11-02'], [line([5])])
    expect(one.across('2026-11-02')).toBe(0)
    expect(dateTicks(['2026-11-02'], one)).toEqual(['2026-11-02'])
    expect(nearestDate(['2026-11-02'], one, 0.7)).toBe(0)
  })
})

describe('A line', () => {
  it('is drawn through its values, with a gap where there are none', () => {
    const gap = line([0, null, 100])
    expect(pathsOf(gap, week, scaleOf(week, [gap])).stroke.match(/M/g)).toHaveLength(2)
  })

  it('is filled to what it is compared with, where it is above and where it is below', () => {
    const value = line([0, 50, 100], { filledTo: [0, 100, 50] })
    expect(pathsOf(value, week, scaleOf(week, [value])).area).toBe(
      'M0,1000L250,500L1000,0M1000,500L250,0L0,1000Z'.replace('M1000', 'L1000'),
    )
  })
})

describe('A long daily series', () => {
  it('keeps its first and last row when it is thinned for a table', () => {
    const thinned = thin(
      Array.from({ length: 1500 }, (_, day) => day),
      24,
    )
    expect([thinned.length, thinned[0], thinned.at(-1)]).toEqual([24, 0, 1499])
    expect(thin([1, 2, 3], 24)).toEqual([1, 2, 3])
  })
})

describe('A person who reads a chart with the keyboard', () => {
  const months = ['2026-01-15', '2026-02-15', '2026-02-20', '2026-03-20']

  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['PageDown', 3, 2],
    ['PageUp', 0, 1],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('moves with %s from date %i to date %i', (key, from, to) => {
    expect(dateAfterKey(key, from, months)).toBe(to)
  })

  it('stays where they are with any other key', () => {
    expect(dateAfterKey('Tab', 1, months)).toBeUndefined()
  })
})
