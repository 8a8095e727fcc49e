// Communication preferences over the sandbox: choices that follow each other faster than their answers.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { pathOf } from '#http/contract.ts'
import CommunicationPreferencesScreen from '#screens/details/communication-preferences.screen.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, WithPortal } from '../../../engine/ui/render.tsx'

/** Amelia’s page. What she chooses arrives once `go` is called with its path, or fails there. */
async function amelia() {
  const api = overSandbox().as(people.amelia)
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gateOf = (path: string) => {
    const gate = gates.get(path) ?? Promise.withResolvers<void>()
    gates.set(path, gate)
    return gate
  }
  const slow: Api = {
    ...api,
    async call(call, ...input) {
      const { params } = input[0] as { params?: Record<string, string> }
      if (call.method !== 'GET') await gateOf(pathOf(call, params)).promise
      return api.call(call, ...input)
    },
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={slow}>
        <MemoryRouter>
          <WithPortal>
            <CommunicationPreferencesScreen />
          </WithPortal>
        </MemoryRouter>
      </ApiContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('checkbox', { name: 'Research Email' })
  const path = (choice: string) => `/api/communicationpreferences/${choice}`
  const answered = (answer: () => void) =>
    act(async () => {
      answer()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  return {
    go: (choice: string) => answered(() => gateOf(path(choice)).resolve()),
    fail: (choice: string) =>
      answered(() => gateOf(path(choice)).reject(new ApiError('offline', path(choice), 'No connection'))),
  }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
/** The sentences about what could not be saved. */
const refused = () =>
  [...screen.getByRole('alert').querySelectorAll('li > span')].map(({ textContent }) => textContent)
const checked = () => [box('Research Email').checked, box('Events and offers App').checked]
const choose = async () => {
  await press(box('Research Email'))
  await press(box('Events and offers App'))
}

describe('Somebody who makes two choices in a row', () => {
  it('sees both at once, and both stay while one is saved and the other still waits', async () => {
    const wire = await amelia()
    await choose()
    expect(checked()).toEqual([true, true])
    await wire.go('research/email')
    expect(checked()).toEqual([true, true])
    await wire.go('events/app')
    await screen.findByText('Saved: Events and offers by App is on.')
    expect(checked()).toEqual([true, true])
  })

  it('sees only the first go back when it fails, and reads why until they dismiss it', async () => {
    const wire = await amelia()
    await choose()
    await wire.fail('research/email')
    await waitFor(() => expect(checked()).toEqual([false, true]))
    const why = 'We couldn’t save Research by Email, so we put it back. Please try again.'
    expect(refused()).toEqual([why])
    await wire.go('events/app')
    await screen.findByText('Saved: Events and offers by App is on.')
    expect(checked()).toEqual([false, true])
    expect(refused()).toEqual([why])
    await press(screen.getByRole('button', { name: 'Dismiss', description: why }))
    expect(refused()).toEqual([])
  })

  it('sees only the second go back when it fails', async () => {
    const wire = await amelia()
    await choose()
    await wire.go('research/email')
    await wire.fail('events/app')
    await waitFor(() => expect(refused()).toHaveLength(1))
    expect(checked()).toEqual([true, false])
  })
})
