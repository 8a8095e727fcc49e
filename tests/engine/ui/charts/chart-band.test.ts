import { describe, expect, it } from 'vitest'
import { pathsOf, readings, scaleOf, type ChartLine } from '#ui/charts/lines/chart-lines.ts'

const dates = ['2026-01-01', '2026-01-02', '2026-01-03']
const fan: ChartLine = {
  id: 'median',
  name: 'Middle',
  values: [100, 150, 200],
  colour: '--pine',
  band: { low: [100, 90, 80], high: [100, 250, 400], lowName: 'Poor', highName: 'Good' },
}

describe('The band of a line', () => {
  it('is inside the axis, which begins at zero', () => {
    const scale = scaleOf(dates, [fan])
    expect(scale.ticks).toEqual([0, 100, 200, 300, 400])
  })

  it('is drawn along its high values and back along its low ones', () => {
    const { band, stroke } = pathsOf(fan, dates, scaleOf(dates, [fan]))
    expect(band).toBe('M0,750L500,375L1000,0L1000,800L500,775L0,750Z')
    expect(stroke).toBe('M0,750L500,625L1000,500')
  })

  it('is read as low, line and high, and a line without one as itself', () => {
    const plain: ChartLine = { id: 'goal', name: 'Goal', values: [300, 300, 300], colour: '--brass' }
    expect(readings([fan, plain]).map(({ name, values }) => [name, values[2]])).toEqual([
      ['Poor', 80],
      ['Middle', 200],
      ['Good', 400],
      ['Goal', 300],
    ])
    expect(pathsOf(plain, dates, scaleOf(dates, [fan, plain])).band).toBeUndefined()
  })
})
