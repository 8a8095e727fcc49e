// What was paid, over the sandbox: last tax year first, and other times by one press each.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fees } from '#api/tax/fees.ts'
import { ApiContext } from '#http/context.ts'
import FeesAndNetwork from '#screens/fees/fees-and-network.screen.tsx'
import { PaidCard } from '#screens/fees/paid-card.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const Address = () => <p data-testid="address">{useLocation().search}</p>
const known = (data: Fees) =>
  ({ data, isError: false, isFetching: false }) as ComponentProps<typeof PaidCard>['fees']
const paid = () => screen.findByText(/fund charges included$/)

describe('Somebody who comes for their fees', () => {
  it('reads those of the last tax year first, and steps to others, each in the address [R-PAGE-16]', async () => {
    await render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ApiContext value={overSandbox().as(people.amelia)}>
            <WithPortal>
              <FeesAndNetwork />
              <Address />
            </WithPortal>
          </ApiContext>
        </QueryClientProvider>
      </MemoryRouter>,
    )
    await paid()
    expect(screen.getByText(/in 2025\/26/).textContent).toBe(
      '£1,767.57 in 2025/260.75% of what you had invested, fund charges included',
    )
    await press(await screen.findByRole('button', { name: 'How we work it out' }))
    await press(screen.getByRole('button', { name: '2026/27 so far' }))
    await press(await screen.findByRole('button', { name: 'Last 12 months' }))
    await screen.findByText(/in the last 12 months/)
    // What was opened below it stays open.
    expect(screen.getByRole('heading', { name: 'One month' })).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe('?year=latest')
    const chosen = within(screen.getByRole('group', { name: 'Costs of' })).getByRole('button', {
      pressed: true,
    })
    expect(chosen.textContent).toBe('Last 12 months')
    expect(screen.getByText(/more takes you to 0\.50%: about £\d+ less a year\.$/).textContent).toBe(
      'Your rate is 0.60% a year. £50,450 more takes you to 0.50%: about £274 less a year.',
    )
  })

  it.each([
    [{ gainPence: -9_000_00 }, ['Your accounts lost £8,000 (8.00%). After costs you lost £9,000 (9.00%).']],
    [
      { gainPence: 9_000_00 },
      ['Your accounts earned £10,000 (10.00%). After costs you kept £9,000 (9.00%).'],
    ],
    [{ gainPence: -500_00 }, ['Your accounts earned £500 (0.50%). After costs you lost £500 (0.50%).']],
    [{ gainPence: 0, averageValuePence: 0 }, []],
  ])('reads with %j what the accounts earned or lost', async (part, sentences) => {
    const cost: Fees['paid'][number] = { accountId: 'A-1', kind: 'Service', pence: 1_000_00 }
    const fees = {
      ...{ years: [], from: '2025-04-06', to: '2026-04-05', paid: [cost], accounts: [] },
      ...{ averageValuePence: 100_000_00, ...part },
    } as unknown as Fees
    await render(
      <MemoryRouter>
        <WithPortal>
          <PaidCard fees={known(fees)} period="latest" years={fees} accounts={[]} />
        </WithPortal>
      </MemoryRouter>,
    )
    expect(screen.queryAllByText(/After costs/).map(({ textContent }) => textContent)).toEqual(sentences)
  })
})
