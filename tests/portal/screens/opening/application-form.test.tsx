// Applying with a new bank account: the bank is asked whose it is, and takes its time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import ApplicationForm from '#screens/opening/application/application-form.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

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
    call: async (called, ...input) => {
      if (called.path === '/api/bank-accounts/payee-checks') await held.promise
      return api.call(called, ...input)
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
  for (const box of screen.getAllByRole('checkbox')) await press(box)
  await press(screen.getByRole('button', { name: 'Continue' }))
  return { release: () => act(async () => held.resolve()) }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }))
const confirmed = () => screen.queryByText('Name confirmed') !== null

describe('A person who applies with a new bank account', () => {
  it('reads on the check page what the bank says of it', async () => {
    const bank = await asking()
    await bank.release()
    await waitFor(() => expect(confirmed()).toBe(true))
  })

  it('ticks declarations that are said in the first person', async () => {
    await asking()
    expect(field('My details, as shown, are right.').checked).toBe(true)
  })

  it('takes the name that the bank has, with the focus there, and goes on', async () => {
    const bank = await asking()
    await type('Name on the account', 'Amelia Heart')
    await bank.release()
    await press(screen.getByRole('button', { name: 'Continue' }))
    const use = await screen.findByRole('button', { name: 'Use this name' })
    use.focus()
    await press(use)
    expect(document.activeElement).toBe(field('Name on the account'))
    expect(field('Name on the account').value).toBe('Amelia Hart')
    await press(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(confirmed()).toBe(true))
  })

  it('keeps the number that they correct while the bank is asked; its answer is not about that one', async () => {
    const bank = await asking()
    await type('Account number', '12345678')
    await bank.release()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' }).ariaBusy).not.toBe('true'))
    expect(field('Account number').value).toBe('12345678')
    expect(confirmed()).toBe(false)
  })

  it('keeps the box that they clear while the bank is asked, and does not go on without it', async () => {
    const bank = await asking()
    const box = screen.getAllByRole<HTMLInputElement>('checkbox')[0]!
    await press(box)
    await bank.release()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
    expect(box.checked).toBe(false)
    expect(confirmed()).toBe(false)
  })
})
