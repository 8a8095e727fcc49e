import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, londonDate } from '#base/dates/london-time.ts'
import { ApiError, type Api } from '#http/client.ts'
import { pathOf, type ApiCall } from '#http/contract.ts'
import { ApiContext } from '#http/context.ts'
import AccountDashboard from '#screens/account/dashboard.screen.tsx'
import { buttonNamed, press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'
import { account, noReturns } from './accounts.ts'

const totals = {
  currency: 'GBP',
  valuePence: 1_200_000,
  netContributionsPence: 950_000,
  gainPence: 250_000,
  feesLast12MonthsPence: 0,
  feeRateBps: 0,
  twr: { ...noReturns, '1Y': -0.03, SinceStart: 0.2 },
  results: {
    ...noReturns,
    '1Y': { gainPence: -31_415, netPaidPence: 120_000 },
    SinceStart: { gainPence: 250_000, netPaidPence: 950_000 },
  },
  allocation: [],
}

const answers: Record<string, unknown> = {
  '/api/portfolios': { valuedOn: '2026-11-20', accounts: [account()], totals, fx: [] },
  '/api/portfolios/series': {
    currency: 'GBP',
    interval: 'weekly',
    points: [
      { date: '2020-11-20', valuePence: 950_000, netPaidInPence: 950_000, twrIndex: 100 },
      { date: '2026-11-20', valuePence: 1_200_000, netPaidInPence: 950_000, twrIndex: 120 },
    ],
  },
  '/api/portfolios/tasks': { tasks: [] },
  '/api/portfolios/activity': { transactions: [] },
  '/api/portfolios/remainingallowance/a1': {
    success: true,
    isaClientLevelRemainingContribution: 1_250_000,
    jisaClientLevelRemainingContribution: 0,
    ...{ paidInPence: 700_000, onItsWayPence: 50_000, collectionsPence: 120_000 },
    accountSubscriptionStatus: 'Subscribed',
  },
  '/api/adviser': {
    adviser: {
      name: 'Helen Ward',
      role: 'Your adviser',
      phone: '020 7946 0142',
      email: 'helen.ward@larkfield.example',
      picture: null,
    },
  },
  '/api/taxyearinfo': {
    year: 2026,
    label: '2026/27',
    startsOn: '2026-04-06',
    endsOn: '2027-04-05',
    isaAllowancePence: 2_000_000,
    jisaAllowancePence: 900_000,
    pensionAnnualAllowancePence: 6_000_000,
    capitalGainsExemptPence: 300_000,
    dividendAllowancePence: 50_000,
  },
  '/api/uiuserprefs': {
    isFirstVisit: false,
    isFirstVisitToMyAccounts: true,
    isFirstVisitToPaymentsAndTransfers: true,
    hasDismissedPerformanceComparatorsModal: false,
  },
}

interface Opening {
  changes?: Record<string, unknown>
  parts?: string[]
  /** Routes whose guards turn this person away. */
  closed?: string[]
}

async function open({ changes = {}, parts = ['own-access'], closed = [] }: Opening = {}) {
  const sent: string[] = []
  const asked: string[] = []
  const api: Api = {
    actor: 'amelia',
    call: (async (call: ApiCall, input?: { params?: Record<string, string> }) => {
      const path = pathOf(call, input?.params)
      if (call.method !== 'GET') {
        sent.push(`${call.method} ${path}`)
        return undefined as never
      }
      asked.push(path)
      const answer = { ...answers, ...changes }[path]
      if (answer instanceof Error) throw answer
      if (answer === undefined) throw new Error(`no answer for ${path}`)
      return answer as never
    }) as Api['call'],
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const place = await render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <WithPortal
            part={(name) => parts.includes(name)}
            href={(routeId) => (closed.includes(routeId) ? undefined : `/${routeId}`)}
          >
            <AccountDashboard />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  // Data and the chart's code come by themselves.
  await waitFor(() => expect(place.querySelector('[aria-busy]')).toBeNull())
  return { place, sent, asked }
}

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

describe('a client on the account dashboard', () => {
  it('sees what everything is worth and their accounts [R-PAGE-01]', async () => {
    const { place } = await open()
    expect(place.querySelector('h1')!.textContent).toBe('My accounts')
    expect(place.textContent).toContain('Total value£12,000')
    expect([...place.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Stocks and shares ISA',
    ])
    expect(place.querySelector('figcaption')!.textContent).toBe(
      'Up £2,500 since the start, a return of 20.0% after fees. £9,500 was paid in.',
    )
    expect(place.textContent).toContain('£11,300 left')
    expect(place.textContent).toContain('Nothing needs your attention.')
  })

  it('reads in recent activity which fund was bought, and comes from there to the transactions of all accounts', async () => {
    const bought = { id: 't1', accountId: 'a1', accountName: 'ISA', date: '2026-11-18', type: 'Buy' }
    const rest = { description: 'Bought gilts', currency: 'GBP', amountPence: -3076 }
    const paper = { documentId: null, explanation: 'A purchase.' }
    const { place } = await open({
      changes: { '/api/portfolios/activity': { transactions: [{ ...bought, ...rest, ...paper }] } },
    })
    expect(place.textContent).toContain('giltsBought · 18\u00a0Nov · ISA')
    const all = [...place.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'See all transactions',
    )
    expect(all?.getAttribute('href')).toBe('/all-transactions')
  })

  it('sees the gain of this tax year, and of whatever period they choose in every figure of the page', async () => {
    const years = {
      TaxYear: { gainPence: 20_500, netPaidPence: -5_000 },
      '1Y': { gainPence: -31_415, netPaidPence: 120_000 },
      SinceStart: { gainPence: 250_000, netPaidPence: 950_000 },
    }
    const twr = { ...totals.twr, TaxYear: 0.017 }
    const isa = account({ results: { ...account().results, ...years } })
    const { place } = await open({
      changes: {
        '/api/portfolios': {
          valuedOn: '2026-11-20',
          accounts: [isa],
          totals: { ...totals, twr, results: { ...totals.results, ...years } },
          fx: [],
        },
      },
    })
    expect(place.textContent).toContain(
      'Up £205 this tax year · +1.7%Without the £50 taken out. Return time-weighted, after fees.',
    )
    const row = place.querySelector('li:has(h3)')!
    expect(row.textContent).toContain('£12,000Up £205')
    expect(buttonNamed(place, 'Tax year')!.getAttribute('aria-pressed')).toBe('true')
    await press(buttonNamed(place, '1Y')!)
    expect(place.textContent).toContain(
      'Down £314 over the last year · −3.0%Without the £1,200 paid in. Return time-weighted, after fees.',
    )
    expect(row.textContent).toContain('£12,000Down £314')
    await waitFor(() =>
      expect(place.querySelector('figcaption')!.textContent).toBe(
        'Down £314 over the last year, a return of −3.0% after fees. £1,200 was paid in.',
      ),
    )
  })

  it('reads of an account that is younger than the period what it gained since the start', async () => {
    const { place } = await open()
    await press(buttonNamed(place, '1Y')!)
    expect(place.querySelector('li:has(h3)')!.textContent).toContain('Up £2,500 since the start')
  })

  it('adds money to an account and takes it out, but not out of a junior ISA or a pension', async () => {
    const accounts = [
      account(),
      account({ id: 'a2', type: 'JISA', name: 'Junior ISA' }),
      account({ id: 'a3', type: 'Pension', name: 'Personal Pension' }),
      account({ id: 'a4', type: 'GIA', name: 'General account', status: 'Closed' }),
    ]
    const { place } = await open({
      changes: { '/api/portfolios': { valuedOn: '2026-11-20', accounts, totals, fx: [] } },
    })
    const links = [...place.querySelectorAll('a')].flatMap((link) =>
      /^(Add money|Withdraw)/.test(link.textContent) ? [[link.textContent, link.getAttribute('href')]] : [],
    )
    expect(links).toEqual([
      ['Add money', '/bank-transfers'],
      ['Withdraw', '/withdrawing-funds'],
      ['Add money to Stocks and shares ISA', '/bank-transfers?account=a1'],
      ['Withdraw from Stocks and shares ISA', '/withdrawing-funds?account=a1'],
      ['Add money to Junior ISA', '/bank-transfers?account=a2'],
      ['Add money to Personal Pension', '/bank-transfers?account=a3'],
    ])
  })

  it('reads first what is due within thirty days, with the rest folded below', async () => {
    const task = { detail: 'Check that it is right.', accountId: null, job: null }
    const due = (id: string, title: string, days: number) => ({
      ...task,
      id,
      kind: 'review-due',
      title,
      dueOn: addDays(londonDate(new Date()), days),
    })
    const tasks = [due('t1', 'Your review', 30), due('t2', 'Your declaration', 31)]
    const { place } = await open({ changes: { '/api/portfolios/tasks': { tasks } } })
    const headings = () => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings()[0]).toBe('To do')
    expect(buttonNamed(place, '1 more to do')!.getAttribute('aria-expanded')).toBe('false')
    const later = await open({ changes: { '/api/portfolios/tasks': { tasks: [tasks[1]] } } })
    const names = [...later.place.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Total value', 'Accounts', 'To do'])
  })

  it('reads the names of their own accounts and goals without their name', async () => {
    const goal = { name: "Amelia Hart's sabbatical", targetPence: 2_400_000, targetOn: '2032-11-20' }
    const own = account({ name: 'Amelia Hart Stocks and Shares ISA', goal })
    const child = account({ id: 'a2', name: 'Kofi Hart Junior ISA', status: 'AwaitingMoney' })
    const { place } = await open({
      changes: { '/api/portfolios': { valuedOn: '2026-11-20', accounts: [own, child], totals, fx: [] } },
    })
    expect([...place.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Stocks and Shares ISA',
      'Kofi Hart Junior ISA',
    ])
    const bars = [...place.querySelectorAll('[role=meter]')].map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
    ])
    expect(bars).toContainEqual(['Goal: Sabbatical', '50% of £24,000 by 2032'])
    expect(place.textContent).toContain('Open, and waiting for its first money.')
  })

  it('dismisses the introduction for good [R-PREF-07]', async () => {
    const { place, sent } = await open()
    expect(place.querySelector('[aria-label="Welcome"]')).not.toBeNull()
    await press(buttonNamed(place, 'Got it')!)
    await waitFor(() => expect(place.querySelector('[aria-label="Welcome"]')).toBeNull())
    expect(sent).toEqual(['DELETE /api/uiuserprefs/isfirstvisittomyaccounts'])
  })

  it('reads no total of the ISA allowance while one of two ISAs is not known [R-ISA-08]', async () => {
    const isas = [account(), account({ id: 'a2', name: 'Second ISA' })]
    const { place } = await open({
      changes: {
        '/api/portfolios': { valuedOn: '2026-11-20', accounts: isas, totals, fx: [] },
        '/api/portfolios/remainingallowance/a1': undefined,
        '/api/portfolios/remainingallowance/a2': {
          success: true,
          isaClientLevelRemainingContribution: 1_100_000,
          jisaClientLevelRemainingContribution: 0,
          ...{ paidInPence: 700_000, onItsWayPence: 50_000, collectionsPence: 120_000 },
          accountSubscriptionStatus: 'Subscribed',
        },
      },
    })
    await waitFor(() =>
      expect(place.querySelector('[role=alert]')!.textContent).toBe(
        'We couldn’t load the allowance of Stocks and shares ISA.Try again',
      ),
    )
    expect(place.textContent).not.toMatch(/£[\d,]+ left/)
  })

  it('keeps the other cards when one fails, and can try that one again', async () => {
    const { place } = await open({ changes: { '/api/portfolios/activity': undefined } })
    expect([...place.querySelectorAll('[role=alert]')].map((card) => card.textContent)).toEqual([
      'We couldn’t load recent activity.Try again',
    ])
    expect(place.textContent).toContain('Total value£12,000')
  })
})

describe('a shared viewer on the account dashboard', () => {
  const shared = {
    parts: [],
    closed: [
      'account-performance',
      'all-accounts',
      'bank-transfers',
      'withdrawing-funds',
      'all-transactions',
    ],
  }

  it('unfolds an account’s details inside its card and sees no link to its page', async () => {
    const { place } = await open(shared)
    const card = place.querySelector('li[aria-labelledby]')!
    await waitFor(() => expect(card.querySelector('button')).not.toBeNull())
    expect(place.querySelector('a')).toBeNull()
    await press(card.querySelector('button')!)
    expect(card.textContent).toContain('Account numberLW-1001')
  })

  it('sees neither tasks nor allowances nor introductions', async () => {
    const { place } = await open(shared)
    expect([...place.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Total value',
      'Accounts',
      'Recent activity',
    ])
  })
})

describe('a new client whose money has not arrived', () => {
  const openNew = (payments: unknown[], type = 'ISA') =>
    open({
      changes: {
        '/api/portfolios': {
          valuedOn: '2026-11-20',
          accounts: [account({ status: 'AwaitingMoney', valuePence: 0, type })],
          totals,
          fx: [],
        },
        '/api/payments': { payments },
      },
    })

  it('reads three things to do in place of a total of nothing and an empty chart', async () => {
    const { place } = await openNew([])
    await waitFor(() => expect(place.textContent).toContain('Your first days'))
    expect(place.textContent).not.toContain('Total value')
    for (const title of [
      'Pay in your first money',
      'Add a second step to your sign-in',
      'See what it could become',
    ])
      expect(place.textContent).toContain(title)
    expect(place.textContent).not.toContain('Say who should get your pension')
  })

  it('is asked who should get a pension where it is one', async () => {
    const { place } = await openNew([], 'Pension')
    await waitFor(() => expect(place.textContent).toContain('Say who should get your pension'))
  })
})

describe('somebody without accounts on the account dashboard', () => {
  const without = { '/api/portfolios': { valuedOn: '2026-11-20', accounts: [], totals, fx: [] } }

  it('is told what will be here and led to opening one [R-PAGE-01]', async () => {
    const { place } = await open({ changes: without })
    await waitFor(() => expect(place.textContent).toContain('No accounts yet'))
    const link = [...place.querySelectorAll('a')].find((anchor) => anchor.textContent === 'Open an account')
    expect(link!.getAttribute('href')).toBe('/projections')
  })

  it('is told that it cannot be said how an application goes, and is led to no second one', async () => {
    const failed = new ApiError('status', '/api/accountopeningstatus', 'Broken', 500)
    const { place } = await open({ changes: { ...without, '/api/accountopeningstatus': failed } })
    await waitFor(() => expect(place.textContent).toContain('We can’t show any progress right now'))
    expect(place.textContent).toContain('If there is an application, it is safe; call us on 020 7946 0123')
    expect(place.textContent).not.toContain('Open an account')
  })

  it('is not asked about to somebody who may only look', async () => {
    const { place, asked } = await open({ changes: without, parts: [] })
    await waitFor(() => expect(place.textContent).toContain('No accounts yet'))
    expect(place.querySelectorAll('main a, section a')).toHaveLength(0)
    expect(asked).not.toContain('/api/accountopeningstatus')
  })
})
