// Where money is sent: the details above the form and after it are those of the account that the form is for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { saveBasket } from '#api/opening/basket-saving.ts'
import { apply } from '#api/opening/applications.ts'
import { bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import { declareIsa } from '#api/tax/allowance.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import BankTransfers from '#screens/payments/bank-transfers.screen.tsx'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: saturday })
  stubWidth(1280)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Read = ReturnType<typeof overSandbox>['read']

/** Amelia's page at this address. */
async function open(search = '', before?: (api: Api, read: Read) => Promise<unknown>) {
  const { as, read, journal } = overSandbox()
  const api = as(people.amelia)
  await before?.(api, read)
  const { accounts } = await read(accountsQuery(api))
  const isa = accounts.find(({ type }) => type === 'ISA')!
  await api.call(declareIsa, {
    body: { accountNumber: isa.accountNumber, subscriptionStatus: 'Subscribed' },
  })
  await render(
    <MemoryRouter initialEntries={[`/bank-transfers${search}`]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={api}>
          <WithPortal>
            <OwnAccountsContext value={accounts}>
              <BankTransfers />
            </OwnAccountsContext>
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByLabelText('Amount')
  return { accounts, journal }
}

const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }))
const chosen = () =>
  screen.getByRole('group', { name: 'Account' }).querySelector('[aria-pressed=true]')?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const accountChip = (place: number) =>
  screen.getByRole('group', { name: 'Account' }).querySelectorAll('button')[place]!
/** The reference that is shown now, after what the page still loads. */
const reference = async () =>
  (await screen.findByText('Reference to quote')).nextElementSibling?.firstElementChild?.textContent

describe('A client who tells that a bank transfer is coming', () => {
  it('reads the reference of the account that the address names', async () => {
    await open('?account=A-U-20002-3')
    expect(chosen()).toBe('Personal Pension')
    expect(await reference()).toBe('NP2000203')
  })

  it('is asked once which account it is: above the form, where it is read and not chosen', async () => {
    await open()
    expect(screen.queryByRole('combobox')).toBeNull()
    const read = screen.getByText('Account', { selector: 'dt' })
    expect(read.nextElementSibling?.textContent).toBe('Stocks and Shares ISA')
    await type(screen.getByLabelText('Amount'), '1,000')
    await press(button('Continue'))
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Change Account' })).toBeNull()
  })

  it('has today filled in as the day of the transfer', async () => {
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('Day of the transfer').value).toBe('2026-11-21')
  })

  it('chooses the account of the form by its button above, and keeps what they typed', async () => {
    await open()
    await type(screen.getByLabelText('Amount'), '1,000')
    await press(accountChip(1))
    expect(chosen()).toBe('General Investment Account')
    expect(await reference()).toBe('NP2000202')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,000')
  })

  it('reads the reference of the account it was sent for, once it is sent', async () => {
    const { journal } = await open()
    await press(accountChip(1))
    await type(screen.getByLabelText('Amount'), '1,000')
    await type(screen.getByLabelText('Day of the transfer'), '2026-12-01')
    await press(button('Continue'))
    expect(await reference()).toBe('NP2000202')
    await press(button('Tell us it is coming'))
    await screen.findByRole('heading', { name: 'Now make the transfer' })
    expect(await reference()).toBe('NP2000202')
    expect(journal.find(({ path }) => path === '/api/payments/bank-transfers')?.body).toMatchObject({
      accountId: 'A-U-20002-2',
    })
  })

  it('reads how much room an ISA has beside the payments of one that is still to be opened', async () => {
    const { accounts } = await open('?account=A-U-20002-1', async (api, read) => {
      const isa: BasketItem = {
        ...{ id: 'item-1', wrapper: 'ISA', name: 'New kitchen', goal: '', riskLevel: 4, years: 8 },
        ...{ initialPence: 0, monthlyPence: 100_00 },
      }
      const savedAt = saturday.toISOString()
      await saveBasket(api, { savedAt, items: [isa] }, null)
      const [bank] = await read(bankAccountsQuery(api))
      await api.call(apply, {
        body: {
          basketSavedAt: savedAt,
          documents: ['terms', 'costs', 'isa-key-features'],
          declarations: ['details', 'true', 'risk', 'no-advice', 'isa'],
          bank: { id: bank!.id },
        },
        key: 'key-1',
      })
    })
    expect(accounts[0]?.type).toBe('ISA')
    // Four collections of £100 until 5 April.
    await screen.findByText('Room this tax year: £19,600.00, beside your Direct Debits')
    await type(screen.getByLabelText('Amount'), '19,601')
    await type(screen.getByLabelText('Day of the transfer'), '2026-12-01')
    await press(button('Continue'))
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(/^Enter £19,600.00 or less/).length).toBeGreaterThan(0)
  })
})
