// How a limit is drawn: what is used, what is only planned, and what is above it.
import { describe, expect, it } from 'vitest'
import { Meter } from '#ui/charts/meter.tsx'
import { render } from '../render.tsx'

async function partsOf(figures: { value: number; planned?: number; max: number }) {
  const place = await render(<Meter label="Allowance" text="" {...figures} />)
  const meter = place.querySelector('[role=meter]')!
  const parts = [...meter.children].map((part) => [
    part.className.replace(/^_(\w+?)_.*$/, '$1'),
    (part as HTMLElement).style.width,
  ])
  return { now: meter.getAttribute('aria-valuenow'), parts }
}

describe('An allowance', () => {
  it('is drawn as far as it is used, and hatched for what is only planned', async () => {
    expect(await partsOf({ value: 0, planned: 500, max: 2_000 })).toEqual({
      now: '25',
      parts: [
        ['fill', '0%'],
        ['planned', '25%'],
      ],
    })
  })

  it('has a mark where it ends, once it is passed', async () => {
    expect(await partsOf({ value: 500, max: 400 })).toEqual({
      now: '100',
      parts: [
        ['fill', '80%'],
        ['over', '20%'],
      ],
    })
  })

  it('is empty where there is none', async () => {
    expect(await partsOf({ value: 0, max: 0 })).toEqual({ now: '0', parts: [['fill', '0%']] })
  })
})
