// The page of payments where a call of just one of its cards fails.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import PaymentsHub from '#screens/payments/hub.screen.tsx'
import { render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { account } from '../account/accounts.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

describe('Somebody whose Direct Debits cannot be loaded', () => {
  it('reads so where they would read what is collected next', async () => {
    const api: Api = {
      actor: 'amelia',
      call: (async ({ path }: ApiCall) => {
        if (path.includes('mandates')) throw new ApiError('status', path, 'Failed', 503)
        return { payments: [] }
      }) as unknown as Api['call'],
    }
    await render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ApiContext value={api}>
            <OwnAccountsContext value={[account()]}>
              <WithPortal>
                <PaymentsHub />
              </WithPortal>
            </OwnAccountsContext>
          </ApiContext>
        </QueryClientProvider>
      </MemoryRouter>,
    )
    expect(await screen.findByText(/couldn’t load what is collected next/)).toBeDefined()
  })
})
