// A saved plan that is changed in two tabs, over the sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scenarioPlans, type Scenario } from '#api/accounts/plans.ts'
import { ApiContext } from '#http/context.ts'
import { SavedPlans } from '#screens/shared/saved-plans/saved-plans.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const content: Scenario = { asked: { lump: 0, monthly: 250, years: 20, risk: 5 }, fall: null }
const list = scenarioPlans('A-U-20002-1')
const params = { ...list.params, id: '00000000-0000-4000-8000-000000000001' }

/** Amelia renames her plan to “Mine” on this page; her other tab has done something to it. */
async function renameAfter(what: 'renamed' | 'removed') {
  const api = overSandbox().as(people.amelia)
  const { save, remove, list: listed } = list.calls
  const put = (name: string) => api.call(save, { params, body: { ...content, name } })
  await put('Early')
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <WithPortal>
          <SavedPlans list={list} current={undefined} describe={() => ''} onShow={() => undefined} />
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await press(await screen.findByRole('button', { name: /^Rename\s*Early$/ }))
  fireEvent.change(screen.getByLabelText('New name of “Early”'), { target: { value: 'Mine' } })
  if (what === 'renamed') await put('Theirs')
  else await api.call(remove, { params })
  await press(screen.getByRole('button', { name: 'Rename' }))
  return async () => (await api.call(listed, list)).plans.map(({ name }) => name)
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox').value

describe('Somebody who renames a plan', () => {
  it('reads that it was renamed elsewhere, has what they typed, and replaces it only when told', async () => {
    const names = await renameAfter('renamed')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This plan was changed elsewhere/)
    expect(screen.getByLabelText('New name of “Theirs”')).toBeDefined()
    expect(typed()).toBe('Mine')
    expect(await names()).toEqual(['Theirs'])
    await press(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('button', { name: /^Show\s*Mine$/ })).toBeDefined()
    expect(await names()).toEqual(['Mine'])
  })

  it('reads that it was removed elsewhere, and keeps it only when told', async () => {
    const names = await renameAfter('removed')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This plan was removed elsewhere/)
    expect(typed()).toBe('Mine')
    expect(await names()).toEqual([])
    await press(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByRole('button', { name: /^Show\s*Mine$/ })).toBeDefined()
    expect(await names()).toEqual(['Mine'])
  })
})
