// A bank account is added in the middle of a withdrawal, whose answers so far are kept.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import type { ApiCall } from '#http/contract.ts'
import { WithBankAccounts } from '#screens/payments/paying-out/with-bank-accounts.tsx'
import WithdrawalForm from '#screens/payments/withdrawing/withdrawal-form.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const account = { id: 'A-1', name: 'Rainy day', type: 'GIA', baseCurrency: 'GBP' } as Account
const option = { accountId: 'A-1', closed: null, closedUntil: null, gainGbpPence: 0 }
const money = { valuePence: 5_000_00, availablePence: 5_000_00 }
const bank = (id: string, accountNumberEnding: string, isReady: boolean) => ({
  ...{ id, accountNumberEnding, isReady, isDefault: isReady, name: 'Amelia Hart', kind: 'personal' },
  ...{ sortCodeEnding: '99', payeeCheck: 'match', usedBy: [], addedAt: '2026-11-21T12:00:00.000Z' },
  readyAt: '2026-11-23T15:30:00.000Z',
})
const Address = () => <p data-testid="address">{useLocation().search}</p>

async function open(search: string) {
  const saved: unknown[] = []
  const at = '2026-11-21T12:00:00.000Z'
  const form = {
    ...{ version: 1, key: 'key-1', startedAt: at, savedBy: 'Amelia Hart', savedAt: at },
    answers: { accountId: 'A-1', how: 'amount', amount: '2000', bankAccountId: 'BA-1', pressed: '' },
  }
  const call = async ({ method, path }: ApiCall, { body }: { body?: unknown } = {}) => {
    if (path === '/api/bank-accounts')
      return { accounts: [bank('BA-1', '4958', true), bank('BA-2', '7491', false)] }
    if (method !== 'GET') saved.push(body)
    return { form }
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={{ actor: 'client U-20002 U-20002', call } as unknown as Api}>
        <WithPortal>
          <MemoryRouter initialEntries={[`/${search}`]}>
            <WithBankAccounts
              form={(bankAccounts, above) => (
                <WithdrawalForm
                  open={[{ account, option: { ...option, ...money } }]}
                  first={account}
                  options={{ startsOn: '2026-11-23', settlesOn: '2026-11-27', purchasesAhead: [] }}
                  bankAccounts={bankAccounts}
                  above={above}
                  onSent={() => undefined}
                />
              )}
            />
            <Address />
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  return saved
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /account ending/ })
const address = () => screen.getByTestId('address').textContent

describe('Somebody who comes back to a withdrawal with a bank account just added', () => {
  it('finds it chosen, to be paid once it can be, and all else as they typed it', async () => {
    const saved = await open('?for=U-20002&bank=BA-2')
    await screen.findByText(/It is chosen below\.$/)
    expect(chosen().map(({ checked }) => checked)).toEqual([false, true])
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2000')
    expect(screen.getByText(/^We begin at .*, when this new bank account can be paid\.$/)).toBeDefined()
    await waitFor(() => expect(JSON.stringify(saved)).toContain('"bankAccountId":"BA-2"'))
  })

  it('can choose another, which stays when the page is loaded again: the address names the new one no more', async () => {
    await open('?for=U-20002&bank=BA-2')
    await screen.findByText(/It is chosen below\.$/)
    await waitFor(() => expect(address()).toBe('?for=U-20002'), { timeout: 3000 })
    await press(chosen()[0]!)
    expect(chosen().map(({ checked }) => checked)).toEqual([true, false])
    expect(screen.getByText(/Choose it below to be paid there\.$/)).toBeDefined()
  })
})
