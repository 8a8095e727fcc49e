// What stands in place of a form once it was sent, while the list of payments is still the one of before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { PaymentSent } from '#screens/payments/payment-sent.tsx'
import { press, render, WithPortal } from '../../../engine/ui/render.tsx'

const payment: Payment = {
  ...{ id: 'p2', reference: 'P-2', kind: 'withdrawal', direction: 'out', accountId: 'a1' },
  ...{ accountName: 'ISA', currency: 'GBP', about: null, amountPence: 100_000, isEstimate: false },
  ...{ bankAccountEnding: null, status: 'requested', reason: null, askedAt: '2026-11-21T12:00:00Z' },
  ...{ askedBy: 'Amelia Hart', settlesOn: '2026-12-01', canBeCancelled: true, timeline: [] },
}
const earlier: Payment = { ...payment, id: 'p1', reference: 'P-1' }

/** The page of payment p2 over a list that was fetched before it was sent. `answer` ends the fetch of the next one. */
async function open(cached: Payment[] | undefined = [earlier]) {
  const waiting: PromiseWithResolvers<{ payments: Payment[] }>[] = []
  const api = {
    actor: 'amelia',
    call: () => {
      waiting.push(Promise.withResolvers())
      return waiting.at(-1)!.promise
    },
  } as unknown as Api
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (cached) client.setQueryData(paymentsQuery(api).queryKey, cached)
  await client.invalidateQueries()
  await render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiContext value={api}>
          <WithPortal>
            <PaymentSent id="p2" next={() => <p>It stays in the ISA until we sell</p>} />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    answer: (payments: Payment[]) => act(async () => waiting.at(-1)!.resolve({ payments })),
    fail: () =>
      act(async () => waiting.at(-1)!.reject(new ApiError('offline', '/api/payments', 'No network'))),
  }
}

const hasFocus = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text))
const heading = () => screen.queryByRole('heading')
const another = () => screen.queryByRole('button', { name: 'Start another' })

describe('Somebody whose payment was just sent', () => {
  it('waits for the list that has it, and then reads its reference', async () => {
    const page = await open()
    expect(heading()).toBeNull()
    expect(another()).toBeNull()
    expect(screen.getByText('Loading this payment')).toBeDefined()
    await page.answer([payment, earlier])
    await hasFocus('£1,000.00 withdrawal requested')
    expect(screen.getByText('It stays in the ISA until we sell')).toBeDefined()
    expect(screen.getByText('P-2')).toBeDefined()
  })

  it.each([
    ['there is an earlier list', [earlier]],
    ['there is none', undefined],
  ])('reads that it was sent where its details cannot be loaded and %s', async (_, cached) => {
    const page = await open(cached)
    await page.fail()
    await hasFocus('It was sent, but we couldn’t load its details')
    expect(screen.getByText(/You don’t need to send it again/)).toBeDefined()
    expect(another()).toBeNull()
    await press(screen.getByRole('button', { name: 'Try again' }))
    await page.answer([payment, earlier])
    await hasFocus('£1,000.00 withdrawal requested')
    expect(screen.getByText('P-2')).toBeDefined()
  })

  it('reads that there is no such payment where the list of now does not have it', async () => {
    const page = await open()
    await page.answer([earlier])
    await hasFocus('We can’t find this payment')
  })
})
