// A form that is saved where it stands, over the sandbox: what people read when it is not saved, and when they come back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '#base/state/store.ts'
import { ApiError } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { SaveForm } from '#forms/save/save-form.tsx'
import type { SaveTable } from '#forms/form-definition.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import { people } from '../../portal/product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const REFUSED = 'This was changed elsewhere meanwhile.'

type Table = SaveTable<{ title: string }, { title: string }, { title: string }>

/** Amelia changes her job title; `send` says how that ends. */
async function open(rest: Partial<Table> = {}, asksForSignIn = false) {
  const confirmedForm = createStore<string | undefined>(undefined)
  const { as, journal } = overSandbox()
  const sent: string[] = []
  const closed = vi.fn()
  const notSaved = vi.fn()
  const signInAgain = vi.fn(async (_search?: string, _form?: string) => 'redirecting' as const)
  const form: Table = {
    job: 'details-work',
    held: { title: 'Pharmacist' },
    questions: [{ id: 'title', kind: 'text', label: 'Job title', most: 20, missing: 'Enter your job title' }],
    sends: { title: ({ title }) => title.trim() },
    async send(_, body) {
      sent.push(body.title)
      return body
    },
    errorMessage: () => REFUSED,
    notSaved: 'It was not saved.',
    ...rest,
  }
  const show = async () => {
    cleanup()
    await render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ApiContext value={as(people.amelia)}>
            <WithPortal
              signInAgain={signInAgain}
              asksForSignIn={() => asksForSignIn}
              confirmedForm={confirmedForm}
            >
              <SaveForm form={form} onSaved={() => undefined} onNotSaved={notSaved} close={closed} />
            </WithPortal>
          </ApiContext>
        </QueryClientProvider>
      </MemoryRouter>,
    )
    await screen.findByLabelText('Job title')
  }
  await show()
  const kept = () => journal.filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/forms'))
  const confirm = () => confirmedForm.set(signInAgain.mock.lastCall?.[1])
  return { show, sent, closed, notSaved, signInAgain, kept, confirm }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Job title')
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))
const save = () => press(screen.getByRole('button', { name: 'Save' }))
const said = () => screen.getByRole('alert').textContent
const refusedFor = (reason: string) =>
  new ApiError('status', '/api/work', 'Refused', 409, { reason, message: undefined, body: {} })

describe('Somebody who saves a form where it stands', () => {
  it('begins at its first question, and is told that it is saved', async () => {
    const { sent, closed } = await open()
    expect(document.activeElement).toBe(field())
    await type('Head pharmacist ')
    await save()
    expect(sent).toEqual(['Head pharmacist'])
    expect(closed.mock.calls).toEqual([['Saved.']])
  })

  it('sees an error go as it is mended, and sends nothing before', async () => {
    const { sent } = await open()
    await type(' ')
    await save()
    expect(said()).toContain('Enter your job title')
    await type('Chemist')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
  })

  it('reads why it is refused', async () => {
    await open({ send: () => Promise.reject(refusedFor('changed')) })
    await type('Chemist')
    await save()
    expect(said()).toBe(REFUSED)
    expect(field().value).toBe('Chemist')
  })

  it('reads that nobody knows whether it was saved, where no answer comes', async () => {
    const { notSaved } = await open({
      send: () => Promise.reject(new ApiError('timeout', '/api/work', 'No answer')),
    })
    await type('Chemist')
    await save()
    expect(notSaved).toHaveBeenCalledOnce()
    expect(said()).toBe(
      'We don’t know whether it was saved. You see what we have now above, and what you typed is still here. Save again if they differ.',
    )
    expect(field().value).toBe('Chemist')
  })

  it('is told that the password will be asked for, where it will', async () => {
    await open({ needsFreshSignIn: true }, true)
    expect(screen.queryByText('You’ll be asked for your password before it is saved.')).not.toBeNull()
  })

  it('is told nothing of the password where it will not be asked for', async () => {
    await open({ needsFreshSignIn: true })
    expect(screen.queryByText(/password/)).toBeNull()
  })

  /** Amelia's new title is sent, and needs her password first. */
  async function ledToSignIn() {
    const send = vi.fn<Table['send']>(async (_, body) => body)
    send.mockRejectedValueOnce(refusedFor('recent-authentication-required'))
    const page = await open({ send })
    await type('Chemist')
    await save()
    await waitFor(() => expect(page.signInAgain).toHaveBeenCalledOnce())
    return { ...page, send }
  }

  it('is led to a fresh sign-in with what was typed kept, and back from it with the password, it is saved at once', async () => {
    const { show, kept, confirm, send, closed, signInAgain } = await ledToSignIn()
    expect(kept().map(({ body }) => body)).toEqual([{ version: 0, answers: { title: 'Chemist' } }])
    expect(signInAgain.mock.calls[0]![1]).toMatch(/^\S+ 1$/)
    confirm()
    await show()
    await waitFor(() => expect(closed.mock.calls).toEqual([['Saved.']]))
    expect(send.mock.calls.map(([, body]) => body)).toEqual([{ title: 'Chemist' }, { title: 'Chemist' }])
  })

  it('finds it kept on return without the password, with the focus on what to do', async () => {
    const { show, send } = await ledToSignIn()
    await show()
    expect(send).toHaveBeenCalledOnce()
    expect(field().value).toBe('Chemist')
    expect(document.activeElement?.textContent).toBe('Not saved yet. Check it and press “Save”.')
  })
})
