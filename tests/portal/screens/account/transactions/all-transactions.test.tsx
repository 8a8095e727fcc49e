// The transactions of all accounts over the sandbox: one list, one file.
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Transactions from '#screens/account/transactions.screen.tsx'
import { saveCsv } from '#ui/tables/save-csv.ts'
import { renderAs } from '../../../../engine/ui/render-as.tsx'
import { press, stubWidth } from '../../../../engine/ui/render.tsx'
import { people } from '../../../product-api/support/sandbox.ts'

vi.mock(import('#ui/tables/save-csv.ts'))

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

describe('A client with three accounts', () => {
  it('reads what moved in all of them as one list, and takes it away as one file with the account of each row', async () => {
    const place = await renderAs(people.amelia, <Transactions />)
    const { getByRole, getAllByRole } = within(place)
    const title = getByRole('heading', { level: 1 })
    await waitFor(() => getByRole('columnheader', { name: 'Account' }))
    // The focus that it was given is kept.
    expect(getByRole('heading', { level: 1 })).toBe(title)
    const links = getAllByRole('link').map((link) => link.textContent)
    expect(new Set(links)).toEqual(
      new Set(['Stocks and Shares ISA', 'General Investment Account', 'Personal Pension']),
    )
    await press(getByRole('button', { name: /^Download CSV/ }))
    await waitFor(() => expect(saveCsv).toHaveBeenCalled())
    const [name, { header, rows }] = vi.mocked(saveCsv).mock.calls[0]!
    expect([name, header.slice(0, 3)]).toEqual([
      'transactions-all-accounts.csv',
      ['Account', 'Currency', 'Date'],
    ])
    expect(new Set(rows.map(([account]) => account)).size).toBe(3)
    expect(place.textContent).toContain(`Saved ${rows.length.toLocaleString('en-GB')} transactions.`)
  })
})
