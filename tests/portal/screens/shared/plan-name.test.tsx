// The name of a saved plan: what is wrong with it goes as it is mended.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NameForm } from '#screens/shared/saved-plans/name-form.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { press, render, stubWidth } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** Amelia names a plan, and has one called “Early” already. */
async function open(onSave: (name: string) => Promise<unknown> = async () => undefined) {
  const saved = vi.fn(onSave)
  await render(
    <MantineScope>
      <NameForm id="plan" label="Name" action="Save" name="" others={['Early']} onSave={saved} />
    </MantineScope>,
  )
  return saved
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
const save = () => press(screen.getByRole('button', { name: 'Save' }))
const error = () => screen.queryByRole('alert')?.textContent

describe('Somebody who names a plan', () => {
  it('reads what is wrong once they try, until it is mended', async () => {
    const saved = await open()
    expect(error()).toBeUndefined()
    await save()
    expect(error()).toBe('Enter a name for this plan')
    type('early')
    expect(error()).toBe('Another saved plan has this name')
    type('Late')
    expect(error()).toBeUndefined()
    await save()
    expect(saved.mock.calls).toEqual([['Late']])
    expect(screen.getByRole('status').textContent).toBe('“Late” is saved.')
    expect(error()).toBeUndefined()
  })

  it('reads that it was not saved until they type another one', async () => {
    await open(() => Promise.reject(new Error('offline')))
    type('Late')
    await save()
    expect(error()).toBe('We couldn’t save this plan. Try again.')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Late')
    type('Later')
    expect(error()).toBeUndefined()
  })
})
