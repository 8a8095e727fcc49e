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
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../api/over-sandbox.ts'
import { people } from '../sandbox/api/support/sandbox.ts'
import { Leavable, press, render, stubWidth, WithPortal } from '../ui/render.tsx'

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

/** The same form on its way; the server answers once `answer` is settled. */
async function sendSlowly() {
  const answer = Promise.withResolvers<{ id: string }>()
  const onSent = vi.fn()
  const signInAgain = vi.fn(async () => 'redirecting' as const)
  const told = (['success', 'warning', 'error'] as const).map((type) => vi.spyOn(toasts, type))
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.amelia)}>
          <WithPortal signInAgain={signInAgain}>
            <Leavable>
              <SendForm
                kind={kind}
                blank={{ amount: '' }}
                check={({ amount }) => (amount === '' ? { amount: 'Enter an amount' } : {})}
                fields={(form) => <AmountField form={form} name="amount" label="Amount" />}
                describe={({ amount }) => [{ label: 'Amount', value: amount }]}
                sendLabel="Take it out"
                send={() => answer.promise}
                answerSchema={z.object({ id: z.string() })}
                explain={() => REFUSED}
                onSent={onSent}
              />
            </Leavable>
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByLabelText('Amount')
  await type('80')
  await press(button('Continue'))
  await press(button('Take it out'))
  return {
    answer,
    end: () => act(async () => void (await answer.promise.catch(() => undefined))),
    onSent,
    signInAgain,
    words: () => told.flatMap(({ mock }) => mock.calls.flat()),
  }
}

/** The same, and somebody leaves it. */
async function leave() {
  const form = await sendSlowly()
  await press(button('Somewhere else'))
  return form
}

const refusedFor = (reason: string) =>
  new ApiError('status', '/api/withdrawals', 'Refused', 403, { reason, message: undefined, body: {} })

describe('Somebody whose form is on its way', () => {
  it('cannot change the answers until it is known how it ended', async () => {
    const { answer, end } = await sendSlowly()
    expect(button('Change answers')).toHaveProperty('disabled', true)
    answer.reject(new ApiError('timeout', '/api/withdrawals', 'No answer'))
    await end()
    await waitFor(() => expect(button('Change answers')).toHaveProperty('disabled', false))
  })
})

describe('Somebody who leaves a form while it is on its way', () => {
  afterEach(() => vi.restoreAllMocks())

  it('stays where they are when it has arrived, and is told', async () => {
    const { answer, end, onSent, words } = await leave()
    answer.resolve({ id: 'P-1' })
    await end()
    expect(words()).toEqual(['The form that you left has arrived.'])
    expect(onSent).not.toHaveBeenCalled()
  })

  it('is told why it was refused', async () => {
    const { answer, end, words } = await leave()
    answer.reject(refusedFor('over-available'))
    await end()
    expect(words()).toEqual([`The form that you left was not sent. ${REFUSED}`])
  })

  it('is told when nobody knows whether it arrived', async () => {
    const { answer, end, words } = await leave()
    answer.reject(new ApiError('timeout', '/api/withdrawals', 'No answer'))
    await end()
    expect(words()).toEqual([
      'We don’t know whether the form that you left arrived. You can open it again and send it: it can’t be carried out twice.',
    ])
  })

  it('is not led to a sign-in that it would need', async () => {
    const { answer, end, signInAgain, words } = await leave()
    answer.reject(refusedFor('recent-authentication-required'))
    await end()
    expect(words()).toEqual(['The form that you left was not sent. Open it again to send it.'])
    expect(signInAgain).not.toHaveBeenCalled()
  })
})

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
