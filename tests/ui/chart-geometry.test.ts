import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointAfterKey } from '#ui/chart-cursor.tsx'
import { acrossOf, dateTicks, nearestPoint, pathOf, scaleOf, thinPoints } from '#ui/chart-geometry.ts'

const point = (date: string) => ({ date, value: 0, netPaid: 0 })

describe('the amounts beside a value chart', () => {
  it('are round and frame every point', () => {
    expect(scaleOf([80_000_00, 389_645_00])).toEqual({
      floor: 0,
      ceiling: 400_000_00,
      ticks: [0, 100_000_00, 200_000_00, 300_000_00, 400_000_00],
    })
  })

  it('frame any amounts in at most six steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e10, max: 1e10 }), { minLength: 1 }), (amounts) => {
        const { floor, ceiling, ticks } = scaleOf(amounts)
        expect(floor).toBeLessThanOrEqual(Math.min(...amounts))
        expect(ceiling).toBeGreaterThanOrEqual(Math.max(...amounts))
        expect(ceiling).toBeGreaterThan(floor)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

describe('a long daily series', () => {
  it('keeps its first and last point when thinned', () => {
    const days = Array.from({ length: 1500 }, (_, day) => day)
    const thinned = thinPoints(days, 240)
    expect([thinned.length, thinned[0], thinned.at(-1)]).toEqual([240, 0, 1499])
  })

  it('is left alone when it is short', () => {
    expect(thinPoints([1, 2, 3], 240)).toEqual([1, 2, 3])
  })
})

describe('the points of a value chart', () => {
  const week = [point('2026-11-02'), point('2026-11-03'), point('2026-11-06')]

  it('stand by date, so that a weekend keeps its width', () => {
    expect(acrossOf(week)).toEqual([0, 0.25, 1])
  })

  it('are found by the pointer that is nearest', () => {
    expect(nearestPoint([0, 0.25, 1], 0.6)).toBe(1)
    expect(nearestPoint([0, 0.25, 1], 0.7)).toBe(2)
  })

  it('become one line', () => {
    expect(pathOf([0, 1], [0.5, 0.25])).toBe('M0.0 500.0L1000.0 250.0')
  })

  it('are dated at both ends', () => {
    expect(dateTicks(week, acrossOf(week), 2).map((tick) => tick.date)).toEqual(['2026-11-02', '2026-11-06'])
  })
})

describe('somebody reading a chart with the keyboard', () => {
  const months = ['2026-01-15', '2026-02-15', '2026-02-20', '2026-03-20'].map(point)

  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['PageDown', 3, 2],
    ['PageUp', 0, 1],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('moves with %s from point %i to point %i', (key, from, to) => {
    expect(pointAfterKey(key, from, months)).toBe(to)
  })

  it('stays where they are with any other key', () => {
    expect(pointAfterKey('Tab', 1, months)).toBeUndefined()
  })
})
