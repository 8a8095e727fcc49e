// A form that is sent once, over the sandbox: what people read when the server refuses it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/http/client.ts'
import { ApiContext } from '#api/http/context.ts'
import { AmountField } from '#screen-api/send-form/fields/fields.tsx'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { overSandbox } from '../api/over-sandbox.ts'
import { people } from '../sandbox/api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const kind = { job: 'withdrawal', schema: z.object({ amount: z.string() }) }
const REFUSED = 'What the account holds has changed: you can now take out £50.'

/** The form of a withdrawal out of £100, of which the server knows that £50 are left. */
async function open() {
  const sent: string[] = []
  function Page() {
    const [most, setMost] = useState(100)
    return (
      <>
        <button onClick={() => setMost(50)}>The new figure arrives</button>
        <SendForm
          kind={kind}
          blank={{ amount: '' }}
          check={({ amount }) => (Number(amount) > most ? { amount: `Enter ${most} or less` } : {})}
          fields={(form) => <AmountField form={form} name="amount" label="Amount" />}
          describe={({ amount }) => [{ label: 'Amount', value: amount }]}
          sendLabel="Take it out"
          send={({ amount }) => {
            sent.push(amount)
            return Promise.reject(
              new ApiError('status', '/api/withdrawals', 'Refused', 409, {
                reason: 'over-available',
                message: undefined,
                body: {},
              }),
            )
          }}
          answerSchema={z.object({})}
          explain={() => REFUSED}
          onSent={() => undefined}
        />
      </>
    )
  }
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.amelia)}>
          <WithPortal>
            <Page />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByLabelText('Amount')
  return sent
}

const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Amount'), { target: { value } }))
const button = (name: string) => screen.getByRole('button', { name })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

async function sendRefused() {
  const sent = await open()
  await type('80')
  await press(button('Continue'))
  await press(button('Take it out'))
  await waitFor(() => expect(alerts()).toEqual([REFUSED]))
  return sent
}

describe('Somebody whose form is refused', () => {
  it('reads why on the check of the answers', async () => {
    expect(await sendRefused()).toEqual(['80'])
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeDefined()
  })

  it('still reads why, with the focus there, when the answers no longer fit what is fetched meanwhile', async () => {
    await sendRefused()
    await press(button('The new figure arrives'))
    expect(screen.getByLabelText('Amount')).toBeDefined()
    expect(alerts()).toEqual([REFUSED])
    expect(document.activeElement?.textContent).toBe(REFUSED)
  })

  it('changes the answer in peace, and checks it again without the sentence', async () => {
    await sendRefused()
    await press(button('The new figure arrives'))
    await type('5')
    await type('50')
    expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull()
    await press(button('Continue'))
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeDefined()
    expect(alerts()).toEqual([])
  })

  it('takes the reason along to the fields', async () => {
    await sendRefused()
    await press(button('Change answers'))
    expect(alerts()).toEqual([REFUSED])
    expect(document.activeElement?.textContent).toBe(REFUSED)
  })
})
