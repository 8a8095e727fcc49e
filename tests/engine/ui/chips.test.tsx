// One choice out of a few, as a row of buttons.
import { describe, expect, it } from 'vitest'
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
