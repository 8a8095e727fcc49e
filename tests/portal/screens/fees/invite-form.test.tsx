// Inviting somebody to the network over the sandbox, where the answer is lost on its way back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { errorsOf } from '#forms/form-logic.ts'
import { invitation } from '#screens/fees/invite-form.tsx'
import { NetworkCard } from '#screens/fees/network-card.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

// The form's fields ask for the colour scheme.
beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** Chloe’s network. The answers to what she sends get lost while `wire.losesAnswers`. */
async function chloe() {
  const over = overSandbox()
  const api = over.as(people.chloe)
  const wire = { losesAnswers: true }
  const lossy: Api = {
    ...api,
    async call(called, ...input) {
      const answer = await api.call(called, ...input)
      if (wire.losesAnswers && called.method !== 'GET')
        throw new ApiError('timeout', called.path, 'No answer')
      return answer
    },
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={lossy}>
        <WithPortal>
          <NetworkCard />
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await press(await screen.findByRole('button', { name: 'Invite somebody' }))
  const invite = async (email: string) => {
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Sam Reed' } })
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } })
    await press(screen.getByRole('button', { name: 'Send invitation' }))
  }
  const invited = () => screen.queryAllByText('Invited').length
  return { wire, invite, invited }
}

describe('An invitation to the network', () => {
  it('has a name and an email address', () => {
    expect(errorsOf(invitation, { name: 'Sam', email: ' sam@example.com ' })).toEqual({})
    expect(errorsOf(invitation, { name: ' ', email: '' })).toEqual({
      name: 'Enter the person’s name',
      email: 'Enter an email address, such as name@example.com',
    })
    expect(errorsOf(invitation, { name: 'x'.repeat(81), email: 'sam' })).toEqual({
      name: 'Enter 80 characters or fewer',
      email: 'Enter an email address, like name@example.com',
    })
  })
})

const unknown = 'We don’t know whether the invitation was sent'

describe('Somebody who invites to the network and never gets the answer', () => {
  it('reads that nobody knows whether it was sent, and sees the invitation that was', async () => {
    const { invite, invited } = await chloe()
    await invite('sam@example.com')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(unknown))
    await waitFor(() => expect(invited()).toBe(1))
  })

  it('may correct the address, and it is another invitation', async () => {
    const { invite, invited, wire } = await chloe()
    await invite('sam@example.con')
    await waitFor(() => expect(invited()).toBe(1))
    wire.losesAnswers = false
    await invite('sam@example.com')
    await waitFor(() => expect(invited()).toBe(2))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('makes one invitation by sending the same again', async () => {
    const { invite, invited, wire } = await chloe()
    await invite('sam@example.com')
    await waitFor(() => expect(invited()).toBe(1))
    wire.losesAnswers = false
    await invite('sam@example.com')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(invited()).toBe(1)
  })
})
