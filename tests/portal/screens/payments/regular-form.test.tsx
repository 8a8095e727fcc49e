// Changing one regular payment while answers for another one are kept: what is sent is about the one that is shown.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { pathOf, type ApiCall } from '#http/contract.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import RegularForm, { type RegularTarget } from '#screens/payments/regular/regular-form.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const payment = (id: string, accountId: string, amountPence: number): RegularPayment => ({
  ...{ id, reference: id, accountId, accountName: accountId, isPension: false, currency: 'GBP' },
  ...{
    amountPence,
    day: 5,
    status: 'active',
    next: null,
    lastUnchangedOn: null,
    bankAccountEnding: '4958',
    askedBy: 'Amelia Hart',
  },
})
const [first, second] = [payment('RP-1', 'A-1', 250_00), payment('RP-2', 'A-2', 900_00)]
const target = (id: string, name: string): RegularTarget => ({
  account: { id, name, type: 'GIA', baseCurrency: 'GBP' } as Account,
  ...{ mostPence: 5_000_00, earliestOn: '2026-12-01' },
})

it('A person who goes on with the change of one payment changes that one, although another is offered', async () => {
  const sent: { path: string; body: unknown }[] = []
  const stored = {
    ...{ version: 1, key: 'key-1', startedAt: '2026-11-21T12:00:00.000Z', savedBy: 'Amelia Hart' },
    ...{
      savedAt: '2026-11-21T12:00:00.000Z',
      answers: { regularId: 'RP-1', amount: '250', day: '5', pressed: 'no' },
    },
  }
  const api = {
    actor: 'U-20002 ',
    call: async (call: ApiCall, { params, body }: { params?: Record<string, string>; body?: unknown }) => {
      if (call.method === 'GET') return { form: stored }
      sent.push({ path: pathOf(call, params), body })
      return first
    },
  } as unknown as Api
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <WithPortal>
          <MemoryRouter initialEntries={['/?step=check']}>
            <RegularForm
              targets={[target('A-2', 'Holiday money'), target('A-1', 'Rainy day')]}
              payments={[first, second]}
              offered={second}
              bankAccounts={[]}
              onSent={() => undefined}
            />
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('Check your answers')).not.toBeNull())
  const answers = screen.getByText('Check your answers').closest('section')!
  expect([...answers.querySelectorAll('dt + dd')].map((one) => one.textContent)).toEqual([
    'Rainy day',
    '£250.00',
    '5, or the next working day',
    'The bank account ending 4958',
  ])
  await press(screen.getByRole('button', { name: 'Change the regular payment' }))
  expect(sent).toEqual([
    {
      path: '/api/payments/regular/RP-1',
      body: { amountPence: 250_00, day: 5, isPressed: false, replaces: { amountPence: 250_00, day: 5 } },
    },
  ])
})

it('A person who sets up regular income from a pension is told of no form to claim tax back with', async () => {
  const api = { actor: 'U-20002 ', call: async () => ({ form: null }) } as unknown as Api
  const pension = target('A-3', 'Retirement')
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <WithPortal>
          <MemoryRouter>
            <RegularForm
              targets={[{ ...pension, account: { ...pension.account, type: 'Pension' } }]}
              payments={[]}
              offered={undefined}
              bankAccounts={[]}
              onSent={() => undefined}
            />
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByLabelText(/^Income is taxed like pay/)).not.toBeNull())
  expect(screen.queryByLabelText(/P55/)).toBeNull()
})
