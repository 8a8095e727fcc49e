// Bringing money here from another provider: what is moved is the first choice.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import { TransferIn } from '#screens/payments/transfer-in.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(390))
afterEach(() => vi.unstubAllGlobals())

const accountOf = (type: string) => ({ id: type, name: type, type, baseCurrency: 'GBP' }) as Account

async function open(chosen: 'isa' | 'pension', types: string[]) {
  const went: unknown[] = []
  const api = { actor: 'U-1 U-1', call: async () => ({ payments: [] }) } as unknown as Api
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <OwnAccountsContext value={types.map(accountOf)}>
            <WithPortal go={(...to) => void went.push(to)}>
              <TransferIn chosen={chosen} form={() => <p>The form of an {chosen}</p>} />
            </WithPortal>
          </OwnAccountsContext>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return went
}

describe('A client who brings money here', () => {
  it('chooses an ISA or a pension above the form, each at its own address', async () => {
    const went = await open('isa', ['ISA', 'Pension'])
    expect(screen.getByRole('button', { name: 'An ISA' }).getAttribute('aria-pressed')).toBe('true')
    await press(screen.getByRole('button', { name: 'A pension' }))
    expect(went).toEqual([['pension']])
  })

  it('is led back from the pension to the ISA', async () => {
    const went = await open('pension', ['ISA', 'Pension'])
    await press(screen.getByRole('button', { name: 'An ISA' }))
    expect(went).toEqual([['isa-jisa', {}, '?job=transfer']])
  })

  it('is asked for nothing where there is one thing to move', async () => {
    await open('isa', ['ISA', 'GIA'])
    expect(screen.getByText('The form of an isa')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'A pension' })).toBeNull()
  })
})
