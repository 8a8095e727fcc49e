import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnPoints, type Point } from '#ui/charts/lines/drawn-points.ts'

const pointsOf = (heights: readonly (number | null)[]): Point[] => heights.map((y, x) => [x, y])

describe('The points of a line that are drawn', () => {
  it('are all of them where there are few', () => {
    const points = pointsOf([3, null, 5, 1])
    expect(drawnPoints(points, 2)).toBe(points)
  })

  it('are the ends, and the highest and lowest of each column in their order', () => {
    const points = pointsOf([5, 4, 9, 1, 5, 5, 2, 3, 8, 5])
    expect(drawnPoints(points, 2)).toEqual([
      [0, 5],
      [2, 9],
      [3, 1],
      [6, 2],
      [8, 8],
      [9, 5],
    ])
  })

  it('keep every gap', () => {
    const points = pointsOf([5, 4, null, 1, 5, 5, 2, 3, 8, 5])
    expect(drawnPoints(points, 2)).toEqual([
      [0, 5],
      [1, 4],
      [2, null],
      [3, 1],
      [4, 5],
      [6, 2],
      [8, 8],
      [9, 5],
    ])
  })

  it('lose no peak, stay in order, and are few', () => {
    const heights = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 50, maxLength: 400 })
    fc.assert(
      fc.property(heights, (values) => {
        const drawn = drawnPoints(pointsOf(values), 20)
        const ys = drawn.map(([, y]) => y!)
        expect([Math.min(...ys), Math.max(...ys)]).toEqual([Math.min(...values), Math.max(...values)])
        expect(drawn.map(([x]) => x)).toEqual([...new Set(drawn.map(([x]) => x))].toSorted((a, b) => a - b))
        expect(drawn.length).toBeLessThanOrEqual(42)
      }),
    )
  })
})
