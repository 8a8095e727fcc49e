// A page of the kind "list" over rows as an API may answer them.
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import type { ListPage, ListRow } from '#manifest/page-contents.ts'
import { ListView } from '#pages/lists/list-view.tsx'
import { hiddenAmounts } from '#ui/figures/hidden-amounts.ts'
import { press, render, stubWidth, WithPortal } from '../../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => {
  cleanup()
  hiddenAmounts.set(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page: ListPage = {
  kind: 'list',
  list: 'payments',
  lead: 'Payments out of your accounts',
  counted: { one: 'payment', other: 'payments' },
  columns: [
    { id: 'to', kind: 'text', label: 'To' },
    { id: 'paidOn', kind: 'date', label: 'Date' },
    {
      ...{ id: 'state', kind: 'chip', label: 'State' },
      chips: [
        { value: 'Paid', label: 'Paid', tone: 'gain' },
        { value: 'Due', label: 'To be paid' },
      ],
    },
    { id: 'account', kind: 'link', label: 'Account', to: 'account', params: { account: 'accountId' } },
    { id: 'pence', kind: 'money', label: 'Amount' },
  ],
  sort: { by: 'paidOn', order: 'descending' },
  search: true,
  filters: ['state', 'account'],
  totals: ['pence'],
  csv: true,
  row: { to: 'payment', params: { payment: 'id' } },
  empty: { title: 'No payments yet', says: 'Payments appear here.', to: 'accounts' },
  failed: 'your payments',
}

const rows: ListRow[] = [
  { id: 'p1', to: 'Abbey Lettings', paidOn: '2026-11-02', state: 'Paid', ...current(85_000) },
  { id: 'p2', to: 'Quay Grocers', paidOn: '2026-11-12T23:30:00Z', state: 'Paid', ...current(6_780) },
  { id: 'p3', to: '=Whitby Water', paidOn: null, state: 'Due', ...current(100_005) },
  { id: 'p4', to: 'Zoë’s Boats', paidOn: '2026-10-30', state: 'Late', pence: -4_215, account: 'Savings' },
]

function current(pence: number) {
  return { pence, account: 'Current', accountId: 'c1' }
}

const api = { actor: 'own' } as unknown as Api

interface Shown {
  changes?: Partial<ListPage>
  answer?: () => Promise<readonly ListRow[]>
  at?: string
  part?: () => boolean
  href?: (route: string, params?: Record<string, string>) => string | undefined
}

async function show({
  changes = {},
  answer = async () => rows,
  at = '/payments',
  part = () => true,
  href,
}: Shown = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = () => queryOptions({ queryKey: ['rows'], queryFn: answer })
  await render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <WithPortal
            title="Payments"
            part={part}
            href={href ?? ((route, params = {}) => `/${[route, ...Object.values(params)].join('/')}`)}
          >
            <ListView id="payments" page={{ ...page, ...changes }} query={query as never} />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
}

const body = () => screen.getAllByRole('row').slice(1)
const names = () => body().map((row) => within(row).getByRole('rowheader').textContent)
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const count = () => screen.getByRole('status').textContent
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function search(words: string) {
  const field = screen.getByLabelText('Search')
  fireEvent.change(field, { target: { value: words } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText(new RegExp(`“${words}”`))
}

describe('somebody who opens a list', () => {
  it('reads each row by the kinds of its columns, in the order of the page, with the sum below', async () => {
    await show()
    expect(names()).toEqual(['Quay Grocers', 'Abbey Lettings', 'Zoë’s Boats', '=Whitby Water', 'Total'])
    expect(cellsOf('Quay Grocers')).toEqual(['12 Nov 2026', 'Paid', 'Current', '£67.80'])
    expect(cellsOf('=Whitby Water')).toEqual(['', 'To be paid', 'Current', '£1,000.05'])
    expect(cellsOf('Zoë')).toEqual(['30 Oct 2026', 'Late', 'Savings', '−£42.15minus £42.15'])
    expect(cellsOf('Total')).toEqual(['', '', '', '£1,875.70'])
    expect(screen.getByText('Payments out of your accounts')).toBeDefined()
    expect(count()).toBe('4 payments')
  })

  it('is led on by the name of a row, and by a link where the row says where to', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Abbey Lettings' }).getAttribute('href')).toBe('/payment/p1')
    expect(screen.getAllByRole('link', { name: 'Current' })[0]!.getAttribute('href')).toBe('/account/c1')
    expect(screen.queryByRole('link', { name: 'Savings' })).toBeNull()
    expect(screen.getByText('Savings', { selector: 'td *' })).toBeDefined()
  })

  it('reads the words alone where a page would turn them away', async () => {
    await show({ href: () => undefined })
    expect(screen.queryByRole('link')).toBeNull()
    expect(names()).toContain('Abbey Lettings')
  })

  it('orders the rows by another column, with those that have no value last both ways', async () => {
    await show()
    await press(screen.getByRole('button', { name: 'Amount' }))
    expect(names()).toEqual(['=Whitby Water', 'Abbey Lettings', 'Quay Grocers', 'Zoë’s Boats', 'Total'])
    await press(screen.getByRole('button', { name: 'Amount' }))
    expect(names()[0]).toBe('Zoë’s Boats')
    await press(screen.getByRole('button', { name: 'Date' }))
    await press(screen.getByRole('button', { name: 'Date' }))
    expect(names()).toEqual(['Zoë’s Boats', 'Abbey Lettings', 'Quay Grocers', '=Whitby Water', 'Total'])
  })

  it('chooses among the values of a column, and the sum is of what is left', async () => {
    await show()
    choose('State', 'Paid')
    expect(names()).toEqual(['Quay Grocers', 'Abbey Lettings', 'Total'])
    expect(cellsOf('Total').at(-1)).toBe('£917.80')
    expect(count()).toBe('2 of 4 payments')
    choose('Account', 'Savings')
    expect(screen.getByText('No payments match')).toBeDefined()
    await press(screen.getByRole('button', { name: /Account: Savings/ }))
    expect(names()).toHaveLength(3)
  })

  it('finds rows by their words, days and amounts, with and without a comma', async () => {
    await show()
    await search('boats')
    expect(names()).toEqual(['Zoë’s Boats', 'Total'])
    await search('1000.05')
    expect(names()).toEqual(['=Whitby Water', 'Total'])
    await search('nov grocers')
    expect(names()).toEqual(['Quay Grocers', 'Total'])
    await search('nothing like it')
    await press(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(names()).toHaveLength(5)
    expect(document.activeElement?.textContent).toBe('4 payments')
  })

  it('reads what of the address was left out', async () => {
    await show({ at: '/payments?filter-state=Lost&sort=nothing&q=%20' })
    expect(screen.getByText('There is no “Lost” under State, so we left it out.')).toBeDefined()
    expect(names()[0]).toBe('Quay Grocers')
    expect(count()).toBe('4 payments')
  })

  it('takes away the rows that are left, as a spreadsheet reads them', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await show({ at: '/payments?filter-account=Current&sort=pence' })
    await press(screen.getByRole('button', { name: 'Download CSV' }))
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('payments.csv')
    expect((await saved[0]!.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'To,Date,State,Account,Amount (GBP)',
      "'=Whitby Water,,To be paid,Current,1000.05",
      'Abbey Lettings,2026-11-02,Paid,Current,850.00',
      'Quay Grocers,2026-11-12,Paid,Current,67.80',
      '',
    ])
  })

  it('sees no column that is not for them, and neither its sum, its filter nor its words', async () => {
    const columns = page.columns.map((each) =>
      ['pence', 'account', 'paidOn'].includes(each.id) ? { ...each, isPart: true as const } : each,
    )
    await show({ changes: { columns }, part: () => false, at: '/payments?q=850&filter-account=Current' })
    expect(screen.getByText('No payments match')).toBeDefined()
    await press(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['To', 'State'])
    expect(names()).toEqual(['Abbey Lettings', 'Quay Grocers', '=Whitby Water', 'Zoë’s Boats'])
    expect(screen.queryByLabelText('Account')).toBeNull()
  })

  it('hides amounts from people nearby', async () => {
    hiddenAmounts.set(true)
    await show()
    expect(document.body.textContent).not.toMatch(/£\d/)
  })

  it('reads each amount in the currency of its row', async () => {
    const dollars = rows.map((row) => ({ ...row, currency: row.id === 'p1' ? 'USD' : null }))
    const columns = page.columns.map((each) =>
      each.id === 'pence' ? { ...each, currency: 'currency' } : each,
    )
    const { totals: _, ...rest } = page
    await show({ changes: { ...rest, columns, totals: [] }, answer: async () => dollars })
    expect(cellsOf('Abbey').at(-1)).toBe('US$850.00')
    expect(cellsOf('Quay').at(-1)).toBe('£67.80')
  })
})

describe('somebody with a phone', () => {
  it('chooses the order on a phone, where no headings are shown', async () => {
    stubWidth(390)
    await show()
    const firstOf = () => screen.getAllByRole('listitem')[0]!.textContent
    expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('paidOn descending')
    expect(firstOf()).toContain('Quay Grocers')
    choose('Order', 'pence descending')
    await waitFor(() => expect(firstOf()).toContain('=Whitby Water'))
    cleanup()
    stubWidth(1280)
    await show()
    expect(screen.queryByLabelText('Order')).toBeNull()
  })

  it('reads a line for each row, and unfolds the rest', async () => {
    stubWidth(390)
    await show()
    expect(screen.queryByRole('table')).toBeNull()
    const list = screen.getByRole('list', { name: 'Payments' })
    expect(within(list).getByRole('link', { name: 'Abbey Lettings' })).toBeDefined()
    expect(list.textContent).toContain('£850.00')
    expect(within(list).getByRole('button', { name: 'Details of Abbey Lettings' })).toBeDefined()
  })

  it('unfolds the filters, which are open where the address has one', async () => {
    stubWidth(390)
    await show()
    await press(screen.getByRole('button', { name: 'Filters' }))
    choose('State', 'Paid')
    expect(count()).toBe('2 of 4 payments')
    cleanup()
    await show({ at: '/payments?filter-state=To%20be%20paid' })
    expect(screen.getByRole('button', { name: 'Filters' }).ariaExpanded).toBe('true')
  })
})

describe('somebody whose list', () => {
  it('is empty reads what will appear there and what to do, without search or download', async () => {
    await show({ answer: async () => [] })
    expect(screen.getByRole('heading', { level: 2, name: 'No payments yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'accounts' }).getAttribute('href')).toBe('/accounts')
    expect(screen.queryByLabelText('Search')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  })

  it('could not be loaded reads that, and tries again', async () => {
    let asked = 0
    await show({
      answer: async () => {
        asked += 1
        if (asked === 1) throw new Error('down')
        return rows
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your payments.')
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    await press(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('4 payments')
  })

  it('is longer than one look shows the rest on demand, and the sum of all', async () => {
    const many = Array.from({ length: 120 }, (_, i) => ({ ...rows[0]!, id: `r${i}`, pence: 100 }))
    await show({ answer: async () => many })
    expect(body()).toHaveLength(51)
    expect(cellsOf('Total').at(-1)).toBe('£120.00')
    expect(count()).toBe('120 payments')
    await press(screen.getByRole('button', { name: /more/ }))
    expect(body()).toHaveLength(101)
  })
})
