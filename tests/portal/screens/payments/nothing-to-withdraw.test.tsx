// The page of withdrawals for somebody out of whose accounts nothing can be taken.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import WithdrawingFunds from '#screens/payments/withdrawing-funds.screen.tsx'
import { render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { account } from '../account/accounts.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

async function open(closed: 'junior-isa' | 'nothing-there') {
  const api: Api = {
    actor: 'amelia',
    call: (async ({ path }: ApiCall) =>
      path === '/api/withdrawals/options'
        ? {
            accounts: [
              {
                accountId: 'a1',
                closed,
                closedUntil: null,
                ...{ valuePence: 0, availablePence: 0 },
                gainGbpPence: 0,
              },
            ],
            purchasesAhead: [],
            startsOn: '2026-11-27',
            settlesOn: '2026-12-01',
          }
        : { mandates: [] }) as unknown as Api['call'],
  }
  const place = await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={api}>
          <WithPortal>
            <OwnAccountsContext value={[account({ status: 'AwaitingMoney' })]}>
              <WithdrawingFunds />
            </OwnAccountsContext>
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByText('There is nothing to take out at the moment')
  return place.textContent
}

describe('A client before the first money, at withdrawals', () => {
  it('reads from when money can be taken out', async () => {
    const words = await open('nothing-there')
    expect(words).toContain('You can take money out once it is invested')
    expect(words).toContain('there is nothing in it that can be taken out now')
    expect(words).not.toContain('Monthly')
  })
})

describe('A client with a junior ISA alone, at withdrawals', () => {
  it('reads that none of the accounts allows it here', async () => {
    expect(await open('junior-isa')).toContain('None of your accounts allows withdrawals here.')
  })
})
