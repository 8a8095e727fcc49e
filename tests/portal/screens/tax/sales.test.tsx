// The sales of a tax year on the tax page, with what each is matched with.
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { noteServerTime } from '#http/server-time.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { Sales } from '#screens/tax/sales.tsx'
import { openSandbox, people } from '../../product-api/support/sandbox.ts'
import { press, render } from '../../../engine/ui/render.tsx'

const monday = new Date('2026-11-23T12:00:00Z')
beforeEach(() => {
  noteServerTime(monday.toUTCString())
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
})

describe('Somebody who sold in a general account', () => {
  it('reads of each sale what it brought, its gain, and the purchases that it is matched with', async () => {
    const { general } = getTaxUse.answer.parse(
      openSandbox(monday).get(people.farid, '/api/portfolios/taxuse?year=2025').body,
    )
    const page = await render(<Sales sales={general!.sales} />)
    await press(screen.getByRole('button', { name: /^How your (\d+ sales are|sale is) matched$/ }))
    expect(page.textContent).toMatch(/units matched with those bought on \d+\s\w+\s202[56]: £/)
    expect(page.textContent).toContain('units at the average cost of earlier purchases: £')
    expect(page.textContent).not.toContain('would change this')
  })

  it('reads up to when a purchase would change it, while that can be', async () => {
    const sale = {
      ...{ soldOn: '2026-11-02', isin: 'A', fundName: 'World Shares', units: 10 },
      ...{ proceedsPence: 200_00, costPence: 250_00, gainPence: -50_00 },
      matches: [{ rule: 'pool', boughtOn: null, units: 10, costPence: 250_00 }],
    }
    const page = await render(<Sales sales={[sale]} />)
    expect(page.textContent).toContain('10 units for £200.00, cost £250.00, loss £50.00')
    expect(page.textContent).toContain(
      'A purchase of this fund up to 2\u00a0December 2026 would change this.',
    )
  })
})
