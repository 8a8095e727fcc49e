// A form that is sent once, over the sandbox: what people read when the server refuses it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStore } from '#base/state/store.ts'
import { ApiError } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { getFormInProgress, saveFormInProgress } from '#forms/drafts.ts'
import { SendForm } from '#forms/send/send-form.tsx'
import type { FormDefinition } from '#forms/form-definition.ts'
import { modals } from '#ui/modals/modals.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import { people } from '../../portal/product-api/support/sandbox.ts'
import { Leavable, press, render, stubWidth, WithPortal } from '../ui/render.tsx'
import { renderAs } from '../ui/render-as.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const REFUSED = 'The value of the account has changed: you can now take out £50.'

type Table<Result> = FormDefinition<{ amount: string; day: string }, { amount: string }, Result>

/** A form of a withdrawal, up to `most`. */
const withdrawal = <Result,>(
  most: number,
  rest: Pick<Table<Result>, 'send' | 'answerSchema'> & Partial<Table<Result>>,
): Table<Result> => ({
  job: 'withdrawal',
  schema: z.object({ amount: z.string(), day: z.string() }),
  blank: { amount: '', day: '' },
  questions: [
    {
      id: 'amount',
      kind: 'text',
      label: 'Amount',
      most: 20,
      missing: 'Enter an amount',
      check: (typed) => (Number(typed) > most ? `Enter ${most} or less` : undefined),
    },
    { id: 'day', kind: 'text', label: 'Day', most: 20 },
  ],
  unsent: ({ amount }) => `£${amount} out of Rainy day`,
  sendLabel: 'Take it out',
  sends: { amount: ({ amount }) => amount },
  errorMessage: () => REFUSED,
  ...rest,
})

/** The form of a withdrawal out of £100, of which the server knows that £50 are left. */
async function open() {
  const sent: string[] = []
  function Page() {
    const [most, setMost] = useState(100)
    return (
      <>
        <button onClick={() => setMost(50)}>The new figure arrives</button>
        <SendForm
          form={withdrawal(most, {
            send: (_, { amount }) => {
              sent.push(amount)
              return Promise.reject(
                new ApiError('status', '/api/withdrawals', 'Refused', 409, {
                  reason: 'over-available',
                  message: undefined,
                  body: {},
                }),
              )
            },
            answerSchema: z.object({}),
          })}
          onSent={() => undefined}
        />
      </>
    )
  }
  await renderAs(people.amelia, <Page />)
  await screen.findByLabelText('Amount')
  return sent
}

const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Amount'), { target: { value } }))
const button = (name: string) => screen.getByRole('button', { name })
const change = (answer: string) =>
  screen.getByRole('button', { name: (name) => name.replaceAll(' ', '') === `Change${answer}` })
const focused = () => document.activeElement
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
                form={withdrawal(100, {
                  send: () => answer.promise,
                  answerSchema: z.object({ id: z.string() }),
                })}
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
    expect(change('Amount')).toHaveProperty('disabled', true)
    answer.reject(new ApiError('timeout', '/api/withdrawals', 'No answer'))
    await end()
    await waitFor(() => expect(change('Amount')).toHaveProperty('disabled', false))
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
      'We don’t know whether the form that you left arrived. You can open it again and send it. We never carry it out twice.',
    ])
  })

  it('is not led to a sign-in that it would need', async () => {
    const { answer, end, signInAgain, words } = await leave()
    answer.reject(refusedFor('recent-authentication-required'))
    await end()
    expect(words()).toEqual([
      'The form that you left was not sent. It needs your password. Open it again to send it.',
    ])
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
    await press(change('Amount'))
    expect(alerts()).toEqual([REFUSED])
    expect(document.activeElement?.textContent).toBe(REFUSED)
  })
})

/** Amelia's form at this address, over a sandbox of its own. */
async function visit(address: string, asksForSignIn = false) {
  const api = overSandbox().as(people.amelia)
  const confirmedForm = createStore<string | undefined>(undefined)
  const signInAgain = vi.fn(async (_search?: string, _form?: string) => 'redirecting' as const)
  const send = vi.fn(async (_api: unknown, _body: unknown, _key: string) => ({}))
  function Page() {
    const navigate = useNavigate()
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <button onClick={() => void navigate(1)}>Forward</button>
        <p>The bank details</p>
        <SendForm
          form={withdrawal(100, {
            send,
            answerSchema: z.object({}),
            needsFreshSignIn: true,
          })}
          onSent={() => undefined}
        />
      </>
    )
  }
  const show = async (at: string) => {
    cleanup()
    await render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiContext value={api}>
            <WithPortal
              asksForSignIn={() => asksForSignIn}
              signInAgain={signInAgain}
              confirmedForm={confirmedForm}
            >
              <Page />
            </WithPortal>
          </ApiContext>
        </QueryClientProvider>
      </MemoryRouter>,
    )
    await screen.findByText('The bank details')
  }
  await show(address)
  const confirm = () => confirmedForm.set(signInAgain.mock.lastCall?.[1])
  return { show, send, api, confirm }
}

const check = () => screen.queryByRole('heading', { name: 'Check your answers' })

async function toCheck(asksForSignIn = false) {
  const page = await visit('/withdraw', asksForSignIn)
  await screen.findByLabelText('Amount')
  await type('80')
  await press(button('Continue'))
  expect(check()).not.toBeNull()
  return page
}

describe('Somebody at the check of the answers', () => {
  it('goes back to the form with the browser, and forward to the check', async () => {
    await toCheck()
    await press(button('Back'))
    expect(check()).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('80')
    expect(focused()).toBe(screen.getByLabelText('Amount'))
    await press(button('Forward'))
    expect(check()).not.toBeNull()
  })

  it('changes one answer, with the focus on its question', async () => {
    await toCheck()
    await press(change('Day'))
    expect(focused()).toBe(screen.getByLabelText('Day'))
  })

  it('is told that the password will be asked for, where it will', async () => {
    await toCheck(true)
    expect(screen.queryByText('You’ll be asked for your password before it is sent.')).not.toBeNull()
  })

  it('is told nothing of the password where it will not be asked for', async () => {
    await toCheck()
    expect(screen.queryByText(/password/)).toBeNull()
  })

  it('is where they were when the page has gone away and come back, and is told that it is not sent', async () => {
    const { show } = await toCheck()
    await press(change('Amount'))
    await press(button('Continue'))
    await waitFor(() => expect(screen.queryByText(/^Your answers are saved/)).not.toBeNull())
    await show('/withdraw?step=check')
    await waitFor(() => expect(check()).not.toBeNull())
    expect(focused()?.textContent).toBe('Not sent yet. Check it and press “Take it out”.')
  })

  /** The form is sent, and needs the password first. */
  async function ledToSignIn() {
    const page = await toCheck()
    const answer = { reason: 'recent-authentication-required', message: undefined, body: {} }
    page.send.mockRejectedValueOnce(new ApiError('status', '/api/withdrawals', 'Refused', 403, answer))
    await press(button('Take it out'))
    await waitFor(() => expect(page.send).toHaveBeenCalledOnce())
    return page
  }

  it('is back with their password, and it is sent by the same key without another press', async () => {
    const { show, send, confirm } = await ledToSignIn()
    confirm()
    await show('/withdraw?step=check')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    const [first, second] = send.mock.calls
    expect(second?.slice(1)).toEqual(first?.slice(1))
  })

  it('is back without their password, and it is not sent', async () => {
    const { show, send } = await ledToSignIn()
    await show('/withdraw?step=check')
    await screen.findByText('Not sent yet. Check it and press “Take it out”.')
    expect(send).toHaveBeenCalledOnce()
  })

  it('is back at the fields, and nothing is sent when they come to the check by themselves', async () => {
    const { show, send, confirm } = await ledToSignIn()
    confirm()
    await show('/withdraw')
    await screen.findByRole('region', { name: 'Not sent' })
    await press(button('Finish it'))
    await press(button('Continue'))
    expect(check()).not.toBeNull()
    expect(send).toHaveBeenCalledOnce()
  })

  it('is back to answers that were changed elsewhere meanwhile, and they are not sent', async () => {
    const { show, send, api, confirm } = await ledToSignIn()
    const params = { job: withdrawal(100, { send, answerSchema: z.object({}) }).job }
    const { form } = await api.call(getFormInProgress, { params })
    const { version, answers } = form!
    await api.call(saveFormInProgress, {
      params,
      body: { version, answers: answers as Record<string, string> },
    })
    confirm()
    await show('/withdraw?step=check')
    await screen.findByText('Not sent yet. Check it and press “Take it out”.')
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('Somebody who has left a form unsent', () => {
  async function leftUnsent() {
    const page = await toCheck()
    await waitFor(() => expect(screen.queryByText(/^Your answers are saved/)).not.toBeNull())
    await page.show('/withdraw')
    await screen.findByRole('region', { name: 'Not sent' })
  }
  const banner = () => screen.queryByRole('region', { name: 'Not sent' })

  it('reads what it was, and goes on with it', async () => {
    await leftUnsent()
    expect(screen.queryByText('The bank details')).not.toBeNull()
    expect(banner()?.textContent).toContain('£80 out of Rainy day, not sent.')
    await press(button('Finish it'))
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('80')
    expect(focused()).toBe(screen.getByLabelText('Amount'))
    expect(banner()).toBeNull()
  })

  it('fills in an empty one below it, which takes its place with the first answer', async () => {
    await leftUnsent()
    const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')
    expect(amount().value).toBe('')
    await type('30')
    expect(banner()).toBeNull()
    expect(amount().value).toBe('30')
    await press(button('Continue'))
    expect(check()).not.toBeNull()
    expect(document.body.textContent).toContain('Amount30')
  })

  it('discards it only when they have said so twice', async () => {
    await leftUnsent()
    const questions: string[] = []
    vi.spyOn(modals, 'open').mockImplementation(({ title }) => {
      questions.push(title)
      return ''
    })
    await press(button('Discard'))
    expect(questions).toEqual(['Discard what you typed?'])
    expect(banner()).not.toBeNull()
    vi.restoreAllMocks()
  })
})

describe('Somebody who mends what was wrong', () => {
  it('sees the summary of errors go', async () => {
    document.title = 'Withdraw'
    await visit('/withdraw')
    await screen.findByLabelText('Amount')
    await press(button('Continue'))
    expect(document.title).toBe('Error: Withdraw')
    expect(alerts()).toEqual(['There is a problemEnter an amount'])
    await type('80')
    expect(alerts()).toEqual([])
    expect(document.title).toBe('Withdraw')
  })
})
