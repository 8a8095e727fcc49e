// The fields of an expression of wish: taking nominees out and back, and where the focus goes.
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedBy } from '#forms/send/change.ts'
import { WishFields } from '#screens/details/wish/wish-fields.tsx'
import type { TypedNominee, WishAnswers } from '#screens/details/wish/wish-answers.ts'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { press, render, stubWidth } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const person = (id: number, name: string): TypedNominee => ({
  ...{ id, kind: 'person', name, relation: 'child', born: '28/2/2010', charityNumber: '' },
  ...{ contact: `${name.toLowerCase()}@example.com`, share: '10' },
})

async function wishOf(...names: string[]) {
  const shown: { values: WishAnswers } = { values: { nominees: [], isUnderstood: false } }
  function Page() {
    const [values, setAnswers] = useState<WishAnswers>({
      nominees: names.map((name, place) => person(place + 1, name)),
      isUnderstood: false,
    })
    shown.values = values
    return (
      <MantineScope>
        <WishFields
          form={{
            values,
            errors: {},
            change: (change) => setAnswers((now) => changedBy(now, change)),
            fieldId: (name) => `wish-${name}`,
          }}
        />
      </MantineScope>
    )
  }
  await render(<Page />)
  return {
    names: () => shown.values.nominees.map(({ name }) => name),
    ids: () => shown.values.nominees.map(({ id }) => id),
  }
}

const button = (words: string) =>
  screen.getByRole('button', { name: (name) => name.replaceAll(' ', '') === words.replaceAll(' ', '') })
const pressed = async (name: string) => {
  button(name).focus()
  await press(button(name))
}
const focused = () => document.activeElement as HTMLInputElement

describe('Somebody who takes a nominee out and adds another', () => {
  it('can still take it back; each nominee stays one of its own', async () => {
    const { names, ids } = await wishOf('Tom', 'Ida')
    await pressed('Take out Ida')
    await pressed('Add a person')
    fireEvent.change(focused(), { target: { value: 'Sam' } })
    await pressed('Undo')
    expect(names()).toEqual(['Tom', 'Ida', 'Sam'])
    expect(new Set(ids()).size).toBe(3)
    fireEvent.change(focused(), { target: { value: 'Ida Hart' } })
    expect(names()).toEqual(['Tom', 'Ida Hart', 'Sam'])
  })

  it('is not offered to take it back where the wish is full meanwhile', async () => {
    const { names } = await wishOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L')
    await pressed('Take out B')
    await pressed('Add a charity')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(names()).toHaveLength(12)
  })
})

describe('The focus on the form of a wish', () => {
  it('goes to Undo where a nominee is taken out, also the next one', async () => {
    await wishOf('Tom', 'Ida')
    await pressed('Take out Tom')
    expect(focused().textContent).toBe('Undo')
    await pressed('Take out Ida')
    expect(focused().textContent).toBe('Undo')
  })

  it('goes to the name of the nominee that is taken back or added', async () => {
    await wishOf('Tom', 'Ida')
    await pressed('Take out Ida')
    await pressed('Undo')
    expect(focused().value).toBe('Ida')
    await pressed('Add a trust')
    expect(focused()).toBe(screen.getByLabelText('Name of the trust'))
  })
})
