// A chart of lines that has nothing to draw.
import { beforeEach, describe, expect, it } from 'vitest'
import LineChart from '#ui/charts/lines/line-chart.tsx'
import { render, stubWidth } from '../render.tsx'

beforeEach(() => stubWidth(1280))

const chart = (values: readonly (number | null)[]) =>
  render(
    <LineChart
      label="Value"
      summary="Up £1 since the start."
      dates={['2026-11-02', '2026-11-03', '2026-11-04'].slice(0, values.length)}
      lines={[{ id: 'value', name: 'Value', values, colour: '--pine' }]}
      format={String}
      formatTick={String}
      whenEmpty="The line begins on 3 November 2026."
    />,
  )

describe('A chart of lines', () => {
  for (const values of [[], [5], [null, 5, null], [0, 0, 0]])
    it(`says when there will be a line, in place of an axis, while its values are ${JSON.stringify(values)}`, async () => {
      const place = await chart(values)
      expect(place.textContent).toBe('The line begins on 3 November 2026.')
    })

  it('is drawn as soon as there are values of two days', async () => {
    const place = await chart([0, 5])
    expect(place.querySelector('svg path')).not.toBeNull()
    expect(place.textContent).not.toContain('begins')
  })

  it('names every line and edge once, with where it ends, in a row before the lines', async () => {
    const line = { id: 'value', name: 'Middle', values: [100, 122_834], colour: '--pine' } as const
    const band = { low: [100, 98_765], high: [100, 150_449], lowName: 'Poor (10 of 100)', highName: 'Good' }
    const place = await render(
      <LineChart
        label="Futures"
        summary="What could happen."
        dates={['2026-11-02', '2027-11-02']}
        lines={[{ ...line, band }]}
        format={String}
        formatTick={String}
      />,
    )
    const row = place.querySelector('[aria-label="Key"]')!
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      'Poor (10 of 100) 98765',
      'Middle 122834',
      'Good 150449',
    ])
    expect(row.compareDocumentPosition(place.querySelector('[role="slider"]')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(place.querySelector('figure')!.textContent).not.toMatch(/begins at/)
  })
})
