// Applying with a new bank account: the bank is asked whose it is, and takes its time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#api/http/client.ts'
import { ApiContext } from '#api/http/context.ts'
import ApplicationForm from '#screens/opening/application/application-form.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../sandbox/api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const basket = {
  savedAt: null,
  items: [
    {
      ...{ id: 'P-1', wrapper: 'GIA' as const, name: 'Rainy day', goal: '', riskLevel: 4, years: 10 },
      ...{ initialPence: 2_000_00, monthlyPence: 0 },
    },
  ],
}

/** Amelia's form, filled in with a bank account. The bank answers once `release` is called. */
async function asking() {
  const api = overSandbox().as(people.amelia)
  const held = Promise.withResolvers<void>()
  const waiting: Api = {
    ...api,
    send: async (method, path, ...rest) => {
      if (path === '/api/bank-accounts/payee-checks') await held.promise
      return api.send(method, path, ...rest)
    },
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={waiting}>
        <WithPortal>
          <MemoryRouter>
            <ApplicationForm basket={basket} banks={[]} onSent={() => undefined} />
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByLabelText('Sort code')).not.toBeNull())
  await type('Name on the account', 'Amelia Hart')
  await press(screen.getByLabelText('Personal'))
  await type('Sort code', '08-99-99')
  await type('Account number', '66374958')
  await press(screen.getByRole('button', { name: 'Check the name' }))
  return { release: () => act(async () => held.resolve()) }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }))
const confirmed = () => screen.queryByText('The name matches this account.') !== null

describe('A person who applies with a new bank account', () => {
  it('sees what the bank says of it', async () => {
    const bank = await asking()
    await bank.release()
    await waitFor(() => expect(confirmed()).toBe(true))
  })

  it('has the focus on the button that asks, when they take the name that the bank has', async () => {
    const bank = await asking()
    await bank.release()
    await type('Name on the account', 'Amelia Heart')
    await press(screen.getByRole('button', { name: 'Check the name' }))
    const use = await screen.findByRole('button', { name: 'Use this name' })
    use.focus()
    await press(use)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check the name' }))
    await waitFor(() => expect(confirmed()).toBe(true))
  })

  it('keeps the number that they correct while the bank is asked; its answer is not about that one', async () => {
    const bank = await asking()
    await type('Account number', '12345678')
    await bank.release()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check the name' }).ariaBusy).not.toBe('true'),
    )
    expect(field('Account number').value).toBe('12345678')
    expect(confirmed()).toBe(false)
  })

  it('keeps the box that they tick while the bank is asked', async () => {
    const bank = await asking()
    const box = screen.getAllByRole<HTMLInputElement>('checkbox')[0]!
    await press(box)
    await bank.release()
    await waitFor(() => expect(confirmed()).toBe(true))
    expect(box.checked).toBe(true)
  })
})
