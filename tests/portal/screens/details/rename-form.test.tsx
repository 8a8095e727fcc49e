// Another name for a device: what is wrong with it goes as it is mended.
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Device } from '#api/people/security.ts'
import RenameForm from '#screens/details/security/rename-form.tsx'
import { press, render, stubWidth } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

it('Somebody who renames a device reads what is wrong once they try, until it is mended', async () => {
  const renamed = vi.fn(async () => undefined)
  const device = { id: 'D-1', name: 'Firefox on Linux' } as Device
  await render(<RenameForm device={device} onRename={renamed} onCancel={() => undefined} />)
  const field = screen.getByLabelText('New name of “Firefox on Linux”')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const save = () => press(screen.getByRole('button', { name: 'Save' }))
  type(' ')
  expect(screen.queryByRole('alert')).toBeNull()
  await save()
  expect(screen.getByRole('alert').textContent).toBe('Enter a name')
  type('Laptop ')
  expect(screen.queryByRole('alert')).toBeNull()
  await save()
  expect(renamed.mock.calls).toEqual([['Laptop']])
})
