// The card that confirms a new email address, left while it is confirmed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiContext } from '#http/context.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import { personalDetailsQuery } from '#api/people/personal-details.ts'
import { ConfirmEmail } from '#screens/details/personal/confirm-email.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../../api/over-sandbox.ts'
import { people } from '../../../product-api/support/sandbox.ts'
import { Leavable, press, render } from '../../../../engine/ui/render.tsx'

afterEach(() => void vi.restoreAllMocks())

/** Amelia asks for a new address and opens the card with this token, or that of her mail. */
async function opened(given?: string) {
  const sandbox = overSandbox()
  const api = sandbox.as(people.amelia)
  const client = new QueryClient()
  await api.call(saveSection.email, { body: { address: 'amelia@new.example' } })
  const token =
    given ??
    /confirm-email=([\w-]+)/.exec(
      sandbox
        .outbox()
        .map(({ body }) => body)
        .join(),
    )![1]!
  const told = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'error')]
  await render(
    <MemoryRouter initialEntries={[`/account-details?confirm-email=${token}`]}>
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <Leavable>
            <ConfirmEmail />
          </Leavable>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    told: () => told.flatMap(({ mock }) => mock.calls.flat()),
    heldAddress: () => client.getQueryData(personalDetailsQuery(api).queryKey)?.email.address,
    confirmAndLeave: () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
        fireEvent.click(screen.getByRole('button', { name: 'Somewhere else' }))
      }),
  }
}

describe('Somebody who confirms a new email address', () => {
  it('reads in its card that it is confirmed, and no toast', async () => {
    const { told } = await opened()
    await press(screen.getByRole('button', { name: 'Confirm' }))
    expect((await screen.findByRole('status')).textContent).toBe(
      'Confirmed: we now write to amelia@new.example.',
    )
    expect(told()).toEqual([])
  })

  it('is told in a toast that it is confirmed after leaving before the answer', async () => {
    const { told, heldAddress, confirmAndLeave } = await opened()
    await confirmAndLeave()
    await waitFor(() => expect(told()).toEqual(['Confirmed: we now write to amelia@new.example.']))
    expect(heldAddress()).toBe('amelia@new.example')
  })

  it('is told in a toast that a link is used up after leaving before the answer', async () => {
    const { told, confirmAndLeave } = await opened('used-up')
    await confirmAndLeave()
    await waitFor(() =>
      expect(told()).toEqual([
        'Your new email address is not confirmed. This link no longer works, or is for somebody else.',
      ]),
    )
  })
})
