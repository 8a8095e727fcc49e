// Adding money: how much, into which account, where to send it, and what is sent to the API.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { ApiError, type Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import { saveBasket } from '#api/opening/basket-saving.ts'
import { apply } from '#api/opening/applications.ts'
import { bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { declareIsa } from '#api/tax/allowance.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import IsaAndJuniorIsa from '#screens/payments/isa-jisa.screen.tsx'
import PensionContributions from '#screens/payments/pension-contributions.screen.tsx'
import BankTransfers from '#screens/payments/bank-transfers.screen.tsx'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import type { PortalPort } from '#screen-api/portal.ts'
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

interface Situation {
  isDeclared?: boolean
  /** The path of a call that fails. */
  failing?: string
  shown?: () => ReactNode
}

/** Amelia's page at this address. */
async function open(
  search = '',
  before?: (api: Api, read: Read) => Promise<unknown>,
  {
    isDeclared = true,
    failing,
    shown: Shown = BankTransfers,
    ...portal
  }: Partial<PortalPort> & Situation = {},
) {
  const { as, read, journal } = overSandbox()
  const whole = as(people.amelia)
  const api: Api = {
    ...whole,
    call: (async (call: ApiCall, options: never) => {
      if (call.path === failing) throw new ApiError('status', call.path, 'Failed', 503)
      return whole.call(call as never, options)
    }) as unknown as Api['call'],
  }
  await before?.(api, read)
  const { accounts } = await read(accountsQuery(api))
  const isa = accounts.find(({ type }) => type === 'ISA')!
  if (isDeclared)
    await api.call(declareIsa, {
      body: { accountNumber: isa.accountNumber, subscriptionStatus: 'Subscribed' },
    })
  await render(
    <MemoryRouter initialEntries={[`/bank-transfers${search}`]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={api}>
          <WithPortal {...portal}>
            <OwnAccountsContext value={accounts}>
              <Shown />
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
const account = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')
/** Beside and below the name of an account. */
const saidOf = (name: string) =>
  account(name)
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
/** What is to be copied on the page that is shown, after what it still loads. */
async function copied() {
  await screen.findByText('Reference to quote')
  const terms = [...document.querySelectorAll('dt')].filter((term) =>
    term.nextElementSibling?.textContent?.includes('Copy'),
  )
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.firstElementChild?.textContent]),
  )
}

describe('A client who adds money', () => {
  it('finds the account chosen that the address names, and the amount typed', async () => {
    await open('?account=A-U-20002-3&amount=5000')
    expect(account('Personal Pension').checked).toBe(true)
    expect(amount().value).toBe('5,000')
  })

  it('reads beside the form what the account is worth after it, and what is left of its allowance', async () => {
    await open('?amount=5000')
    await screen.findByText('£20,000 left until 5 April')
    const aside = within(screen.getByRole('complementary'))
    expect(aside.getByText('Account after this').nextSibling?.textContent).toBe('£91,216')
    expect(aside.getByText('ISA allowance left').nextSibling?.textContent).toBe('£15,000')
    expect(aside.getByText('Arrives').nextSibling?.textContent).toBe('23\u00a0November 2026')
    expect(aside.getByText('Invested').nextSibling?.textContent).toBe('24\u00a0November 2026')
  })

  it('chooses among ISAs alone under “Add to an ISA”, and pays into the pension alone under “Add to a pension”', async () => {
    await open('', undefined, { shown: IsaAndJuniorIsa })
    expect(screen.queryByRole('radio', { name: 'General Investment Account' })).toBeNull()
    expect(screen.getByText('Stocks and Shares ISA', { selector: 'dd' })).toBeDefined()
    cleanup()
    await open('', undefined, { shown: PensionContributions })
    expect(screen.queryByRole('radio', { name: 'Stocks and Shares ISA' })).toBeNull()
    expect(screen.getByText('Personal Pension', { selector: 'dd' })).toBeDefined()
  })

  it('finds the first account chosen where the address names one that is not theirs', async () => {
    await open('?account=A-U-20003-1&amount=lots')
    expect(account('Stocks and Shares ISA').checked).toBe(true)
    expect(amount().value).toBe('')
  })

  it('reads the room of each account, and what the amount becomes in a pension', async () => {
    await open()
    await screen.findByText('£20,000 left until 5 April')
    expect(saidOf('Stocks and Shares ISA')[1]).toBe('£20,000 left until 5 April')
    expect(saidOf('Personal Pension')[1]).toBe('Every £80 becomes £100')
    await press(button('£5,000'))
    expect(amount().value).toBe('5,000')
    expect(saidOf('Personal Pension')[1]).toBe('£5,000 becomes £6,250')
  })

  it('puts all the room of an ISA in by one press', async () => {
    await open()
    await press(await screen.findByRole('button', { name: 'All the ISA allowance left' }))
    expect(amount().value).toBe('20,000')
  })

  it('has £5,000 in an ISA in four presses, the last of them after the transfer', async () => {
    const { journal } = await open()
    await press(button('£5,000'))
    await press(button('Continue'))
    await screen.findByRole('heading', { name: 'Send it from your bank' })
    expect(await copied()).toEqual({
      ...{ Amount: '£5,000.00', 'Account name': 'Larkfield Wealth client account', 'Sort code': '60-00-01' },
      ...{ 'Account number': '04180237', 'Reference to quote': 'NP2000201' },
    })
    await press(button('I’ve sent it'))
    await screen.findByRole('heading', { name: 'We’re expecting your money' })
    expect(screen.getByText(/^P-\d+$/)).toBeDefined()
    expect(journal.filter(({ path }) => path === '/api/payments/bank-transfers')).toMatchObject([
      { body: { accountId: 'A-U-20002-1', amountPence: 5_000_00, arrivesOn: '2026-11-21' } },
    ])
  })

  it('sends what the address asks for without typing anything', async () => {
    const { journal } = await open('?account=A-U-20002-2&amount=1000')
    await press(button('Continue'))
    await press(await screen.findByRole('button', { name: 'I’ve sent it' }))
    await screen.findByRole('heading', { name: 'We’re expecting your money' })
    expect(journal.find(({ path }) => path === '/api/payments/bank-transfers')?.body).toMatchObject({
      ...{ accountId: 'A-U-20002-2', amountPence: 1_000_00 },
    })
  })

  it('copies all that their bank asks for at once', async () => {
    const written: string[] = []
    vi.stubGlobal('navigator', {
      ...{ clipboard: { writeText: async (text: string) => void written.push(text) }, onLine: true },
    })
    await open('?account=A-U-20002-2&amount=1000')
    await press(button('Continue'))
    await press(await screen.findByRole('button', { name: 'Copy all' }))
    expect(written).toEqual([
      'Amount: £1,000.00\nAccount name: Larkfield Wealth client account\nSort code: 60-00-01\nAccount number: 04180237\nReference to quote: NP2000202',
    ])
  })

  it('reads that nothing was copied where the browser does not allow it', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('Not allowed')) }
    vi.stubGlobal('navigator', { clipboard, onLine: true })
    await open('?account=A-U-20002-2&amount=1000')
    await press(button('Continue'))
    await press(await screen.findByRole('button', { name: 'Copy all' }))
    expect(await screen.findByRole('button', { name: 'Not copied' })).toBeDefined()
  })

  it('reads the amount also where our bank details cannot be loaded', async () => {
    await open('?account=A-U-20002-2&amount=1000', undefined, {
      failing: '/api/payments/funding-details/:accountId',
    })
    await press(button('Continue'))
    expect(await screen.findByText('Amount: £1,000.00')).toBeDefined()
  })

  it('has today filled in as the day of the transfer', async () => {
    await open()
    const day = within(screen.getByRole('group', { name: 'Day of the transfer' }))
    const typed = ['Day', 'Month', 'Year'].map((part) => day.getByLabelText<HTMLInputElement>(part).value)
    expect(typed).toEqual(['21', '11', '2026'])
  })

  it('says of a later day that they will send it then', async () => {
    await open('?amount=1000')
    await type(screen.getByLabelText('Day'), '1')
    await type(screen.getByLabelText('Month'), '12')
    await press(button('Continue'))
    expect(await screen.findByRole('button', { name: 'I’ll send it on 1\u00a0December 2026' })).toBeDefined()
  })

  it('chooses another account, and keeps what they typed', async () => {
    await open()
    await type(amount(), '1,000')
    await press(account('General Investment Account'))
    expect(amount().value).toBe('1,000')
    await press(button('Continue'))
    expect(await copied()).toMatchObject({ Amount: '£1,000.00', 'Reference to quote': 'NP2000202' })
  })

  it('pays into a pension as a contribution, with what its rules ask', async () => {
    const { journal } = await open('?account=A-U-20002-3&amount=800')
    expect(account('I do, from my own money').checked).toBe(true)
    await type(screen.getByLabelText('Your UK earnings this tax year, before tax'), '40,000')
    await press(screen.getByRole('radio', { name: 'No' }))
    await press(button('Continue'))
    expect(
      (await screen.findByText('In your pension', { selector: 'dt' })).nextElementSibling?.textContent,
    ).toBe('£1,000.00, with £200.00 of tax relief')
    await press(button('I’ve sent it'))
    await screen.findByRole('heading', { name: 'We’re expecting your money' })
    expect(journal.find(({ path }) => path === '/api/payments/pension-contributions')?.body).toEqual({
      ...{ accountId: 'A-U-20002-3', payer: 'personal', amountPence: 800_00, arrivesOn: '2026-11-21' },
      earningsPence: 40_000_00,
    })
    // The form has ended with it.
    await press(button('Start another'))
    await screen.findByLabelText('Amount')
    expect(screen.queryByText(/not sent/)).toBeNull()
  })

  it('has £250 a month in an ISA in four presses of the same form, and is led to the Direct Debits', async () => {
    const went: unknown[] = []
    const { journal } = await open('?account=A-U-20002-1', undefined, { go: (...to) => void went.push(to) })
    const steps = [
      () => screen.findByRole('button', { name: 'Monthly' }),
      () => screen.findByRole('button', { name: '£250' }),
      async () => button('Continue'),
      () => screen.findByRole('button', { name: 'Set up the Direct Debit' }),
    ]
    expect(steps.length).toBeLessThanOrEqual(4)
    for (const step of steps) await press(await step())
    const sent = journal.find(({ method, path }) => method === 'POST' && path === '/api/payments/mandates')
    expect(sent?.body).toMatchObject({ accountId: 'A-U-20002-1', amountPence: 250_00, day: 5 })
    await vi.waitFor(() =>
      expect(went).toEqual([['regular-contributions', {}, expect.stringMatching(/^\?sent=/)]]),
    )
  })

  it('keeps what is typed from once to monthly and back, and keeps no form where nothing is', async () => {
    const { journal } = await open('?account=A-U-20002-1')
    await press(button('Monthly'))
    await screen.findByLabelText('Each month')
    const kept = () =>
      journal.filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/forms/'))
    expect(kept()).toEqual([])
    await type(screen.getByLabelText('Each month'), '250')
    await press(button('Once'))
    expect(amount().value).toBe('250')
  })

  it('is offered the other accounts where their pension contributions cannot be loaded', async () => {
    await open('', undefined, { failing: '/api/payments/pension-use' })
    expect(screen.getByText('We couldn’t load your contributions.')).toBeDefined()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(account('Stocks and Shares ISA').checked).toBe(true)
  })

  it('reads of an ISA that its room could not be loaded', async () => {
    await open('', undefined, { failing: '/api/portfolios/remainingallowance/:accountId' })
    expect(await screen.findByText('We couldn’t load how much allowance is left')).toBeDefined()
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
    await screen.findByText('£19,600 left until 5 April, after your Direct Debits')
    await type(screen.getByLabelText('Amount'), '19,601')
    await type(screen.getByLabelText('Day'), '1')
    await type(screen.getByLabelText('Month'), '12')
    await press(button('Continue'))
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(/^Enter £19,600.00 or less/).length).toBeGreaterThan(0)
  })
})

describe('A client whose ISA is not declared', () => {
  const tick = () => screen.findByLabelText<HTMLInputElement>(/^I am resident in the UK for tax/)
  const declared = (journal: { path: string }[]) =>
    journal.filter(({ path }) => path === '/api/portfolios/isasubscriptionstatus')

  it('has £5,000 in it in five steps, of which the page of payments has the first, and is told of the declaration below the title', async () => {
    const said = vi.spyOn(toasts, 'show')
    const { journal } = await open('', undefined, { isDeclared: false })
    const steps = [
      async () => button('£5,000'),
      tick,
      async () => button('Continue'),
      () => screen.findByRole('button', { name: 'I’ve sent it' }),
    ]
    expect(1 + steps.length).toBeLessThanOrEqual(5)
    for (const step of steps) await press(await step())
    await screen.findByRole('heading', { name: 'We’re expecting your money' })
    expect(declared(journal)).toMatchObject([{ body: { subscriptionStatus: 'Subscribed' } }])
    expect(said.mock.calls).toMatchObject([[{ type: 'success', position: 'bottom-center' }]])
    const sent = journal.find(({ path }) => path === '/api/payments/bank-transfers')
    expect(sent?.body).toMatchObject({ accountId: 'A-U-20002-1', amountPence: 5_000_00 })
  })

  it('is stopped without the tick, and reads where to send the money only after it', async () => {
    await open('?amount=5000', undefined, { isDeclared: false })
    await tick()
    await press(button('Continue'))
    expect(screen.getAllByText(/^Tick the ISA declaration/).length).toBeGreaterThan(0)
    expect(screen.queryByText('Reference to quote')).toBeNull()
    await press(await tick())
    await press(button('Continue'))
    expect(await copied()).toMatchObject({ 'Reference to quote': 'NP2000201' })
  })

  it('unfolds its full text', async () => {
    await open('', undefined, { isDeclared: false })
    await tick()
    await press(button('Read the full declaration'))
    expect(screen.getByText(/^I apply to subscribe to the stocks and shares ISA/)).toBeDefined()
    expect(screen.getByText('This declaration is true to the best of my knowledge.')).toBeDefined()
  })

  it('stays with the question where the declaration is not saved', async () => {
    const { journal } = await open('?amount=5000', undefined, {
      ...{ isDeclared: false, failing: '/api/portfolios/isasubscriptionstatus' },
    })
    await press(await tick())
    await press(button('Continue'))
    expect(await screen.findByText(/^Your declaration was not saved, and nothing was sent/)).toBeDefined()
    expect(screen.queryByText('Reference to quote')).toBeNull()
    expect(declared(journal)).toEqual([])
  })

  it('ticks nothing for an account that needs none', async () => {
    await open('', undefined, { isDeclared: false })
    await tick()
    await press(account('General Investment Account'))
    expect(screen.queryByLabelText(/^I am resident in the UK for tax/)).toBeNull()
  })
})
