// The page of payments: what somebody can do, what is on its way, what is regular, and which card says that its call has failed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import { ApiError, type Api } from '#http/client.ts'
import type { ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import type { Tabs } from '#screen-api/portal.ts'
import { OwnAccountsContext } from '#screens/payments/own-accounts.ts'
import PaymentsHub from '#screens/payments/hub.screen.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { account } from '../account/accounts.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const entry = (id: string, unavailable?: string) => ({
  ...{ id, label: id, href: `/${id}`, description: undefined },
  ...(unavailable !== undefined && { unavailable }),
})
const menu = (reasons: Record<string, string> = {}): Tabs => ({
  label: 'Payments and transfers',
  items: ['transfers', 'isa', 'pension', 'withdrawing', 'drawdown', 'payments-history'].map((id) =>
    entry(id, reasons[id]),
  ),
  groups: [
    { label: 'Add money', items: ['transfers', 'isa', 'pension'] },
    { label: 'Withdraw', items: ['withdrawing', 'drawdown'] },
    { label: 'Look back', items: ['payments-history'] },
  ],
})

const payment = (changes: object) => ({
  ...{
    id: 'p1',
    reference: 'P-1',
    kind: 'bank-transfer',
    direction: 'in',
    accountId: 'a1',
    accountName: 'ISA',
  },
  ...{ currency: 'GBP', amountPence: 5_000_00, status: 'requested', settlesOn: '2026-12-01', ...changes },
})
const mandate = (id: string, amountPence: number, on: string) => ({
  ...{
    id,
    accountName: id,
    currency: 'GBP',
    amountPence,
    status: 'active',
    next: { on, pence: amountPence },
  },
})

interface Opened {
  accounts?: Account[]
  tabs?: Tabs
  payments?: object[]
  mandates?: object[]
  regular?: object[]
  tasks?: object[]
  /** A part of the path of the call that fails. */
  failing?: string
}

async function open(opened: Opened = {}) {
  const { accounts = [account()], tabs = menu(), payments = [], mandates = [], regular = [] } = opened
  const { tasks = [], failing } = opened
  const api = {
    actor: 'amelia',
    call: async ({ path }: ApiCall) => {
      if (failing !== undefined && path.endsWith(failing)) throw new ApiError('status', path, 'Failed', 503)
      if (path.endsWith('status')) return { queue: [] }
      if (path.endsWith('tasks')) return { tasks }
      if (path.endsWith('/regular')) return { payments: regular }
      return path.endsWith('mandates') ? { mandates } : { payments }
    },
  } as unknown as Api
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={api}>
          <OwnAccountsContext value={accounts}>
            <WithPortal tabs={() => tabs}>
              <PaymentsHub />
            </WithPortal>
          </OwnAccountsContext>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const task = (job: string | null, title: string) => ({
  ...{ id: title, kind: 'unsent-form', title, detail: 'Last saved on 28 November 2026' },
  ...{ dueOn: null, accountId: null, job },
})
const linkTo = (link: HTMLElement) => `${link.textContent} → ${link.getAttribute('href')}`
const card = (name: string) => screen.getByRole('region', { name })
const rowsOf = (name: string) =>
  within(card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('A client', () => {
  it('has one button for each thing to do with money, and every page of the menu to unfold', async () => {
    await open()
    const [first] = screen.getAllByRole('list')
    expect(within(first!).getAllByRole('link').map(linkTo)).toEqual([
      'Add money → /transfers',
      'Withdraw → /withdrawing',
    ])
    await press(screen.getByRole('button', { name: 'All payments' }))
    const menuOf = screen.getByRole('navigation', { name: 'Payments and transfers' })
    expect(within(menuOf).getAllByRole('link')).toHaveLength(6)
    expect(within(card('Still to come')).getByRole('link').getAttribute('href')).toBe('/payments-history')
  })

  it('goes on with what they have not sent, which stands first among what is on its way', async () => {
    await open({
      payments: [payment({})],
      tasks: [
        task('bank-transfer', 'Payment in, not sent'),
        task('wish', 'Expression of wish, not sent'),
        task(null, '1 unread message'),
      ],
    })
    await screen.findByText(/Waiting for your transfer/)
    expect(rowsOf('Still to come')).toEqual([
      'Payment in, not sentLast saved on 28 November 2026 · Continue Payment in, not sent',
      '£5,000.00 into ISAWaiting for your transfer · 1\u00a0December 2026',
    ])
    expect(linkTo(screen.getByRole('link', { name: /^Continue/ }))).toContain('/bank-transfers?')
  })

  it('is led to the first page of a choice that is for them', async () => {
    await open({ tabs: menu({ transfers: 'For others', withdrawing: 'For nobody', drawdown: 'For nobody' }) })
    expect(linkTo(screen.getByRole('link', { name: 'Add money' }))).toBe('Add money → /isa')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('reads what is on its way, the nearest first, and what each waits for', async () => {
    await open({
      payments: [
        payment({}),
        payment({ id: 'p2', kind: 'withdrawal', direction: 'out', settlesOn: '2026-11-30' }),
        payment({ id: 'p3', kind: 'isa-transfer', status: 'in-progress', settlesOn: '2026-12-20' }),
        payment({ id: 'p4', status: 'completed' }),
      ],
    })
    await screen.findByText(/Waiting for your transfer/)
    expect(rowsOf('Still to come')).toEqual([
      '£5,000.00 out of ISARequested · 30\u00a0November 2026',
      '£5,000.00 into ISAWaiting for your transfer · 1\u00a0December 2026',
      '£5,000.00 into ISAWith your provider · 20\u00a0December 2026',
    ])
    expect(screen.getByRole('link', { name: '£5,000.00 out of ISA' }).getAttribute('href')).toBe(
      '/payments-history?payment=p2',
    )
  })

  it('reads what comes each month among what is on its way, and what Direct Debits come to', async () => {
    await open({
      payments: [payment({})],
      mandates: [mandate('Pension', 400_00, '2026-12-09'), mandate('ISA', 250_00, '2026-11-30')],
      regular: [{ ...mandate('GIA', 100_00, '2026-12-02'), isPension: false }],
    })
    expect(await screen.findByText('£650.00')).toBeDefined()
    expect(rowsOf('Still to come')).toEqual([
      '£250.00 into ISADirect Debit · 30\u00a0November 2026',
      '£5,000.00 into ISAWaiting for your transfer · 1\u00a0December 2026',
      '£100.00 out of GIAWithdrawal · 2\u00a0December 2026',
      '£400.00 into PensionDirect Debit · 9\u00a0December 2026',
    ])
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/regular-contributions')
  })

  it('reads how many more are on their way than the nearest five', async () => {
    await open({ payments: Array.from({ length: 7 }, (_, n) => payment({ id: `p${n}` })) })
    expect(await within(card('Still to come')).findByText('and 2 more')).toBeDefined()
    expect(rowsOf('Still to come')).toHaveLength(5)
  })

  it('reads that nothing is on its way', async () => {
    await open()
    expect(await screen.findByText('Nothing on the way')).toBeDefined()
  })

  it('reads no sum of nothing while a paused one is collected for the last time', async () => {
    await open({ mandates: [{ ...mandate('ISA', 250_00, '2026-12-07'), status: 'paused' }] })
    await within(card('Still to come')).findByText(/7 December 2026$/)
    expect(card('Still to come').textContent).not.toContain('a month')
  })

  it.each([
    ['mandates', 'what is collected each month'],
    ['/regular', 'what is paid out each month'],
    ['/payments', 'your payments'],
  ])('reads that a call of %s has failed, and what the others say', async (failing, what) => {
    const rows = { mandates: [mandate('ISA', 250_00, '2026-12-07')], payments: [payment({})] }
    await open({ failing, ...rows })
    const still = within(card('Still to come'))
    expect(await still.findByText(`We couldn’t load ${what}.`)).toBeDefined()
    expect(still.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(rowsOf('Still to come')).not.toHaveLength(0)
    expect(still.queryByText('Nothing on the way')).toBeNull()
  })
})

describe('Somebody without an account', () => {
  it('reads the one reason once, and can open none', async () => {
    const reason = 'Once you have an account'
    const reasons = Object.fromEntries(menu().items.map(({ id }) => [id, reason]))
    await open({ accounts: [], tabs: menu(reasons) })
    await screen.findByRole('link', { name: 'Open an account' })
    expect(screen.getAllByText(reason)).toHaveLength(1)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open an account',
      ...['Add money', 'Withdraw'],
    ])
    for (const closed of screen.getAllByRole('link').slice(1))
      expect(closed.getAttribute('aria-disabled')).toBe('true')
  })
})
