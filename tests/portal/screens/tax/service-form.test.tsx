// Asking for a bed and ISA over the sandbox, where the answer is lost on its way back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { noteServerTime } from '#http/server-time.ts'
import ServiceForm from '#screens/tax/service-form.tsx'
import { ServicesCard } from '#screens/tax/services-card.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

// The form's fields ask for the colour scheme.
beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

/** Chloe’s services beside the open form. `wire.fault` is what happens to what she sends. */
async function chloe(now = saturday) {
  const over = overSandbox(now)
  noteServerTime(now.toUTCString())
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  const api = over.as(people.chloe)
  const wire: { fault: 'none' | 'loses the answer' | 'answers 400' } = { fault: 'loses the answer' }
  const lossy: Api = {
    ...api,
    async call(called, ...input) {
      if (called.method === 'GET') return api.call(called, ...input)
      const { path } = called
      if (wire.fault === 'answers 400') throw new ApiError('status', path, 'Failed', 400)
      const answer = await api.call(called, ...input)
      if (wire.fault === 'loses the answer') throw new ApiError('offline', path, 'No answer')
      return answer
    },
  }
  const { accounts } = await over.read(accountsQuery(api))
  const of = (type: string) => accounts.filter((each) => each.type === type)
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={lossy}>
        <WithPortal>
          <ServicesCard accounts={accounts} />
          <ServiceForm
            kind="BedAndIsa"
            from={of('GIA')}
            to={of('ISA')}
            owner="Chloe"
            close={() => undefined}
          />
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  const amount = await screen.findByLabelText('Amount in pounds')
  const send = async (pounds: string) => {
    fireEvent.change(amount, { target: { value: pounds } })
    await press(screen.getByRole('button', { name: 'Send the request' }))
  }
  const sent = () => over.journal.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  return { wire, send, sent }
}

const alert = async (words: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))

describe('Somebody who asks for a bed and ISA and never gets the answer', () => {
  it('reads that nobody knows whether it arrived, and sees the request that did', async () => {
    const { send } = await chloe()
    expect(
      screen.getAllByRole('button', { name: /^(Move money into my ISA|Use my new allowance)$/ }),
    ).toHaveLength(2)
    await send('2000')
    await alert('We don’t know whether your request arrived')
    expect(await screen.findByText('Requested')).toBeDefined()
    expect(
      screen.getAllByRole('button', { name: /^(Move money into my ISA|Use my new allowance)$/ }),
    ).toHaveLength(1)
  })

  it('makes one request by sending the same again', async () => {
    const { send, sent, wire } = await chloe()
    await send('2000')
    await alert('We don’t know whether your request arrived')
    wire.fault = 'none'
    await send('2000')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent()).toHaveLength(2)
    expect(new Set(sent()).size).toBe(1)
  })

  it('reads that another amount cannot be asked for beside it', async () => {
    const { send, wire } = await chloe()
    await send('2000')
    await alert('We don’t know whether your request arrived')
    wire.fault = 'none'
    await send('3000')
    await alert('there is such a request already')
  })
})

describe('Somebody who asks for a bed and ISA on 5 April', () => {
  it('reads that it uses the new allowance, and is held against that one', async () => {
    const { send, wire } = await chloe(new Date('2027-04-05T10:00:00Z'))
    wire.fault = 'none'
    expect(screen.getByText('We begin on 6 April 2027, so it uses the new allowance: £20,000')).toBeDefined()
    await send('20001')
    expect(screen.getByRole('alert').textContent).toContain('Enter £20,000 or less')
    await send('16500')
    expect(await screen.findByText('Requested')).toBeDefined()
  })

  it('reads that its gain counts in the new tax year', async () => {
    const { send } = await chloe(new Date('2027-04-05T10:00:00Z'))
    await send('2000')
    expect(screen.getByText(/£3,000 of the new tax year’s exempt amount is left\.$/)).toBeDefined()
  })
})

describe('Somebody whose request for a bed and ISA fails', () => {
  it('may try again', async () => {
    const { send, wire } = await chloe()
    wire.fault = 'answers 400'
    await send('2000')
    await alert('We couldn’t send your request. What you typed is still here.')
  })
})
