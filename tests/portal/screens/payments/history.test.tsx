// History over the sandbox: what is to come, what was by month, what is found, and where each payment leads.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addBankAccount, bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import { withdraw } from '#api/payments/withdrawals.ts'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import PaymentsHistory from '#screens/payments/history.screen.tsx'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, type Caller } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const Address = () => <p data-testid="address">{useLocation().search}</p>

/** `leaving`: the id of an account that is no longer theirs. */
async function open(
  caller: Caller,
  address = '/',
  {
    before,
    leaving,
    hasMoved = true,
  }: { before?: (api: Api) => Promise<void>; leaving?: string; hasMoved?: boolean } = {},
) {
  const whole = overSandbox().as(caller)
  const call = async (asked: ApiCall, options: never) =>
    hasMoved || asked.path !== '/api/payments'
      ? whole.call(asked as never, options)
      : { payments: [], nextCursor: null }
  const api: Api = { ...whole, call: call as unknown as Api['call'] }
  await before?.(api)
  const { accounts } = await new QueryClient().fetchQuery(accountsQuery(api))
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <WithPortal>
            <OwnAccountsContext value={accounts.filter(({ id }) => id !== leaving)}>
              <PaymentsHistory />
            </OwnAccountsContext>
            <Address />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
type Api = ReturnType<ReturnType<typeof overSandbox>['as']>

const months = (page: HTMLElement) =>
  [...page.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent)

describe('The history of a client of six years', () => {
  it('has what is to come above what was, by month with its sums [R-PAGE-26]', async () => {
    const page = await open(people.amelia)
    const toCome = await screen.findByRole('region', { name: 'Still to come' })
    expect(
      within(toCome)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Direct Debit+£250.00General Investment Account · 7\u00a0Dec 2026',
      'Direct Debit+£400.00Personal Pension · 7\u00a0Dec 2026',
    ])
    expect(screen.queryByText('No payments yet')).toBeNull()
    const table = screen.getByRole('table', { name: 'Payments, newest first' })
    expect(toCome.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(months(page).slice(0, 2)).toEqual(['November 2026£750.00 in', 'October 2026£750.00 in'])
    expect(screen.getByText('Paid in').nextSibling!.textContent).toContain('£')
  })

  it('is searched by words and amounts, and narrowed by account and kind', async () => {
    await open(people.amelia, '/?kind=withdrawal')
    expect((await screen.findByRole('status')).textContent).toMatch(/^\d of 277 payments$/)
    await press(screen.getByRole('button', { name: 'Clear all' }))
    const search = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.change(search, { target: { value: 'relief pension' } })
    fireEvent.blur(search)
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ of 277 payments$/))
    expect(screen.getByTestId('address').textContent).toBe('?q=relief+pension')
  })

  it('opens the payment that a transaction names, which leads to its account’s transactions', async () => {
    await open(people.amelia, '/?payment=A-U-20002-3-T1')
    const named = await screen.findByRole('link', { name: 'See it in the account’s transactions' })
    expect(named.getAttribute('href')).toMatch(/^\/account-transactions\?from=(\d{4}-\d\d-\d\d)&to=\1$/)
  })

  it('is led to no transactions of an account that is no longer theirs', async () => {
    await open(people.amelia, '/?payment=A-U-20002-3-T1', { leaving: 'A-U-20002-3' })
    await screen.findByText(/^Reference/)
    expect(screen.queryByRole('link', { name: 'See it in the account’s transactions' })).toBeNull()
  })
})

describe('A payment that waits for a new bank account', () => {
  it('says when it begins, and can be cancelled', async () => {
    await open(people.amelia, '/?payment=PM-1', {
      before: async (api) => {
        await api.call(addBankAccount, {
          body: {
            ...{ name: 'Amelia Hart', kind: 'personal', sortCode: '107999', accountNumber: '88837491' },
            isAccepted: false,
          },
          key: 'bank',
        })
        const banks = await new QueryClient().fetchQuery(bankAccountsQuery(api))
        await api.call(withdraw, {
          body: {
            ...{ accountId: 'A-U-20002-2', amountPence: 100_00, isPressed: false, whenReady: true },
            bankAccountId: banks.find(({ isReady }) => !isReady)!.id,
          },
          key: 'out',
        })
      },
    })
    const toCome = await screen.findByRole('region', { name: 'Still to come' })
    expect(toCome.textContent).toContain('It begins on 21 November 2026 at 16:00')
    expect(within(toCome).getByRole('button', { name: 'Cancel this payment' })).toBeDefined()
  })
})

describe('Somebody who has never moved money', () => {
  it('reads that there are no payments yet', async () => {
    await open(people.dev)
    expect(await screen.findByText('No payments yet')).toBeDefined()
  })

  it('reads above it what is still to come', async () => {
    await open(people.amelia, '/', { hasMoved: false })
    const none = await screen.findByText('No payments yet')
    const toCome = screen.getByRole('region', { name: 'Still to come' })
    expect(toCome.compareDocumentPosition(none) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})
