// A client's home over the sandbox: value, the gain of the tax year, what comes next, and ways to act.
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ClientHome } from '#screens/dashboard/client-home.tsx'
import { renderAs } from '../../../engine/ui/render-as.tsx'
import { people } from '../../product-api/support/sandbox.ts'

describe('A client on the home page', () => {
  it('reads what everything is worth, what it gained this tax year, and what is collected next', async () => {
    const place = await renderAs(people.amelia, <ClientHome />)
    await waitFor(() => expect(place.textContent).toContain('Next Direct Debit:'))
    expect(place.textContent).toContain('Total value£274,038Up £8,745 this tax year · +3.3%')
    expect(place.textContent).toContain('Next Direct Debit: £650.00 on 7\u00a0December 2026')
    const rows = [...place.querySelectorAll('li:has(h3)')]
    expect(rows.map((row) => row.querySelector('h3')!.textContent)).toEqual([
      'Stocks and Shares ISA',
      'General Investment Account',
      'Personal Pension',
    ])
    const { getByRole } = within(place)
    // They show whatever the to-do list waits for.
    expect(getByRole('heading', { name: 'Accounts' }).closest('[data-follows]')).toBeNull()
    expect(getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/bank-transfers')
    expect(getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdrawing-funds')
    // What is due later than in thirty days is not among it at first sight.
    await waitFor(() => getByRole('heading', { name: 'To do' }))
    expect(getByRole('link', { name: 'Your portfolio review is due' })).not.toBeNull()
    expect(getByRole('button', { name: '1 more to do' }).getAttribute('aria-expanded')).toBe('false')
  })
})
