// A day in one field.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DayInput } from '#ui/fields/day-input.tsx'
import { render } from './render.tsx'

it('A person in a browser of the United States types a day before its month, and it is kept as that day', async () => {
  const kept: string[] = []
  await render(<DayInput aria-label="From" value="2026-06-05" onKeep={(day) => kept.push(day)} />)
  const field = screen.getByLabelText<HTMLInputElement>('From')
  expect(field.value).toBe('5/6/2026')
  for (const text of ['7/6/2026', '8 June 2026', 'soon', '']) {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  expect(kept).toEqual(['2026-06-07', '2026-06-08', 'soon', ''])
})
