// Direct Debits over the sandbox: what the address asks for, and what it still asks for once that is answered.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import { mandatesQuery, mandateSteps, type Mandates } from '#api/payments/mandates.ts'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import RegularContributions from '#screens/payments/regular-contributions.screen.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const Address = () => <p data-testid="address">{useLocation().search}</p>
const address = () => screen.getByTestId('address').textContent

const isa = 'A-U-20002-1'
const general = 'A-U-20002-2'

/** Amelia's page at this address, which may name her Direct Debit into the general account. */
async function open(search: string | ((id: string) => string), { isPaused = false, hasBank = true } = {}) {
  const { as, read } = overSandbox()
  const whole = as(people.amelia)
  const { accounts } = await read(accountsQuery(whole))
  const { mandates } = await read(mandatesQuery(whole))
  const { id } = mandates.find(({ accountId }) => accountId === general)!
  if (isPaused) await whole.call(mandateSteps.pause, { params: { id }, key: 'pause-1' })
  const call = async (asked: ApiCall, options: never) => {
    const answer: unknown = await whole.call(asked as never, options)
    return hasBank || asked.path !== '/api/payments/mandates'
      ? answer
      : { ...(answer as Mandates), bankAccounts: [] }
  }
  await render(
    <MemoryRouter initialEntries={[`/${typeof search === 'string' ? search : search(id)}`]}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ ...whole, call: call as unknown as Api['call'] }}>
          <WithPortal>
            <OwnAccountsContext value={accounts}>
              <RegularContributions />
              <Address />
            </OwnAccountsContext>
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

describe('A client at the Direct Debits', () => {
  it('sets one up whatever account and amount an earlier address named', async () => {
    await open(`?account=${general}&amount=50`)
    const setUp = await screen.findByRole('button', { name: 'Set up a Direct Debit' })
    // Live and cancelled ones stand below it.
    const [first] = screen.getAllByRole('region')
    expect(setUp.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await press(setUp)
    // Into the account that has none yet, not a change of the one that was named.
    expect(await screen.findByLabelText('Each month')).toBeDefined()
    expect(screen.getByText('Stocks and Shares ISA', { selector: 'dd' })).toBeDefined()
    expect(address()).toBe('?new=1')
  })

  it('leaves the form for the list with nothing asked for', async () => {
    await open(`?new=1&account=${isa}&amount=50`)
    await press(await screen.findByRole('button', { name: 'Your Direct Debits' }))
    expect(address()).toBe('')
  })

  it('reads that a paused one is to be resumed before it is changed', async () => {
    await open(`?new=1&account=${general}&amount=50`, { isPaused: true })
    expect(await screen.findByText(/is paused\. Resume it before you change it\.$/)).toBeDefined()
    await press(screen.getByRole('button', { name: /^Resume/ }))
    expect(screen.queryByText(/Resume it before/)).toBeNull()
    expect(address()).toBe('')
  })

  it.each([
    ['', 'Your Direct Debit is set up'],
    ['&as=changed', 'Your Direct Debit is changed'],
  ])('reads with "%s" in the address that it is done: %s', async (as, title) => {
    await open((id) => `?sent=${id}${as}`)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })

  it('is led to the bank details first where there is no bank account to collect from', async () => {
    await open(`?new=1&account=${isa}`, { hasBank: false })
    expect(await screen.findByRole('link', { name: 'Add your bank details' })).toBeDefined()
    expect(screen.queryByLabelText('Each month')).toBeNull()
  })
})
