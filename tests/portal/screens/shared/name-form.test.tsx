// The name of a plan or a device: what is wrong with it goes as it is mended.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOfDeviceName } from '#domain/device-name.ts'
import { problemOfName } from '#domain/projection/saved-plan.ts'
import NameForm from '#screens/shared/name-form.tsx'
import { saveFailure } from '#screens/shared/saved-plans/use-saved-plans.ts'
import { press, render, stubWidth } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** Amelia names a plan, and has one called “Early” already. */
async function open(onSave: (name: string) => Promise<unknown> = async () => undefined) {
  const saved = vi.fn(onSave)
  await render(
    <NameForm
      {...{ id: 'plan', label: 'Name', action: 'Save', name: '', most: 60, failureOf: saveFailure }}
      problemOf={(name) => problemOfName(name, ['Early'])}
      onSave={saved}
    />,
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

it('Somebody who renames a device has the focus in its name, and reads what is wrong once they try', async () => {
  const renamed = vi.fn(async () => undefined)
  await render(
    <NameForm
      {...{ id: 'device', label: 'Name', action: 'Save', name: 'Firefox on Linux', most: 40 }}
      {...{ problemOf: problemOfDeviceName, onSave: renamed, onCancel: () => undefined }}
    />,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  type(' ')
  expect(error()).toBeUndefined()
  await save()
  expect(error()).toBe('Enter a name')
  type('Laptop ')
  expect(error()).toBeUndefined()
  await save()
  expect(renamed.mock.calls).toEqual([['Laptop']])
})
