// One choice out of a few, as a row of buttons.
import { describe, expect, it, vi } from 'vitest'
import { Chips } from '#ui/forms/chips.tsx'
import { render } from './render.tsx'

const period = async (
  options: { id: string; label: string; disabled?: boolean }[],
  isAlwaysShown = false,
) => {
  const place = await render(
    <Chips {...{ label: 'Period', options, isAlwaysShown }} chosen="start" onChoose={() => {}} />,
  )
  return [...place.querySelectorAll('button')].map((chip) => [
    chip.textContent,
    chip.ariaPressed,
    chip.disabled,
  ])
}

describe('Somebody whose account began yesterday', () => {
  it('is asked for no period while only one can be chosen', async () => {
    const year = { id: 'year', label: '1 year', disabled: true }
    expect(await period([year, { id: 'start', label: 'Since start' }])).toEqual([])
  })

  it('keeps the only one where it may be pressed again', async () => {
    expect(await period([{ id: 'start', label: 'Since start' }], true)).toEqual([
      ['Since start', 'true', false],
    ])
  })

  it('reads which periods there will be as soon as a second one can be chosen', async () => {
    const chips = await period([
      { id: 'month', label: '1 month' },
      { id: 'year', label: '1 year', disabled: true },
      { id: 'start', label: 'Since start' },
    ])
    expect(chips).toEqual([
      ['1 month', 'false', false],
      ['1 year', 'false', true],
      ['Since start', 'true', false],
    ])
  })
})

describe('Somebody with a phone', () => {
  it('has the chosen one in the middle of the row that scrolls', async () => {
    const [row, chip] = [
      { offsetLeft: 16, clientWidth: 358 },
      { offsetLeft: 500, offsetWidth: 90 },
    ]
    const sizes = ['offsetLeft', 'clientWidth', 'offsetWidth'] as const
    for (const size of sizes)
      vi.spyOn(HTMLElement.prototype, size, 'get').mockImplementation(function (this: HTMLElement) {
        return (this.tagName === 'BUTTON' ? chip : row)[size as never] ?? 0
      })
    const place = await render(
      <Chips
        label="Period"
        options={['1M', '1Y', 'start'].map((id) => ({ id, label: id }))}
        chosen="start"
        onChoose={() => {}}
      />,
    )
    expect(place.querySelector('[role="group"]')!.scrollLeft).toBe(350)
    vi.restoreAllMocks()
  })
})
