// Taking money out of an account in euros, while the first account is in pounds: a refusal names euros.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#api/accounts/accounts.ts'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import type { ApiCall } from '#http/contract.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import RegularForm, { type RegularTarget } from '#screens/payments/regular/regular-form.tsx'
import WithdrawalForm from '#screens/payments/withdrawing/withdrawal-form.tsx'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const account = (id: string, baseCurrency: string) =>
  ({ id, name: id, type: 'GIA', baseCurrency, owners: ['Ben Osei'] }) as Account
const [pounds, euros] = [account('Rainy day', 'GBP'), account('Holiday home', 'EUR')]
const bank = { id: 'BA-1', name: 'Ben Osei', isReady: true, isDefault: true } as unknown as BankAccount

/** The form at its check, with these answers kept; what is sent is refused with this body. */
async function refused(answers: object, body: object, form: ReactNode, button: string) {
  const savedTime = '2026-11-21T12:00:00.000Z'
  const stored = {
    version: 1,
    key: 'key-1',
    startedAt: savedTime,
    savedBy: 'Ben Osei',
    savedAt: savedTime,
    answers,
  }
  const api = {
    actor: 'U-20003 ',
    call: async ({ method, path }: ApiCall) => {
      if (method === 'GET') return { form: stored }
      const refusal = { message: undefined, reason: 'over-available', body }
      throw new ApiError('status', path, 'Refused', 409, refusal)
    },
  } as unknown as Api
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <WithPortal>
          <MemoryRouter initialEntries={['/?step=check']}>{form}</MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('Check your answers')).not.toBeNull())
  await press(screen.getByRole('button', { name: button }))
  return screen.getByRole('alert').textContent
}

describe('Somebody whose payment out of an account in euros is refused', () => {
  it('reads in euros what they can take out now', async () => {
    const option = {
      closed: null,
      closedUntil: null,
      valuePence: 5_000_00,
      availablePence: 5_000_00,
      gainGbpPence: 0,
    }
    const answers = {
      accountId: euros.id,
      bankAccountId: bank.id,
      amount: '2000',
      pressed: 'no',
    }
    const form = (
      <WithdrawalForm
        open={[pounds, euros].map((each) => ({ account: each, option: { ...option, accountId: each.id } }))}
        first={pounds}
        options={{ startsOn: '2026-11-23', settlesOn: '2026-11-27', purchasesAhead: [] }}
        bankAccounts={[bank]}
        onSent={() => undefined}
      />
    )
    expect(await refused(answers, { availablePence: 1_500_00 }, form, 'Take this money out')).toContain(
      'you can now take out €1,500.00.',
    )
  })

  it('reads in euros what can be paid each month', async () => {
    const target = (each: Account): RegularTarget => ({
      account: each,
      mostPence: 5_000_00,
      earliestOn: '2026-12-01',
    })
    const answers = { accountId: euros.id, bankAccountId: bank.id, day: '1', amount: '2000', pressed: 'no' }
    const form = (
      <RegularForm
        targets={[target(pounds), target(euros)]}
        payments={[]}
        offered={undefined}
        bankAccounts={[bank]}
        onSent={() => undefined}
      />
    )
    expect(await refused(answers, { mostPence: 1_500_00 }, form, 'Pay this each month')).toContain(
      'you can now take €1,500.00.',
    )
  })
})
