// Writing a message over the sandbox: an answer that is lost on its way back, and a draft that is gone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { openForms } from '#base/browser/open-forms.ts'
import { deleteDraft, draftsQuery, startDraft, type Draft } from '#api/inbox/message-writing.ts'
import { listThreads } from '#api/inbox/messages.ts'
import MessageForm from '#screens/messages/writing/message-form.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { Leavable, press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => {
  stubWidth(1280)
  // A field that grows asks for them.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Amelia’s form. The answers to messages that she sends get lost while `wire.losesAnswers`. */
async function amelia(begin?: (api: Api) => Promise<Draft>) {
  const over = overSandbox()
  const api = over.as(people.amelia)
  const wire = { losesAnswers: false, held: Promise.resolve() }
  const lossy: Api = {
    ...api,
    async call(call, ...input) {
      if (call.method === 'GET') return api.call(call, ...input)
      await wire.held
      const answer = await api.call(call, ...input)
      if (wire.losesAnswers && call.path === '/api/messages')
        throw new ApiError('timeout', call.path, 'No answer')
      return answer
    },
  }
  const restored = await begin?.(api)
  const sent: string[] = []
  const went: string[] = []
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={lossy}>
        <WithPortal go={(routeId) => void went.push(routeId)}>
          <MemoryRouter>
            <Leavable>
              <MessageForm
                restored={restored}
                begun={undefined}
                onSent={({ reference }) => void sent.push(reference)}
              />
            </Leavable>
          </MemoryRouter>
        </WithPortal>
      </ApiContext>
    </QueryClientProvider>,
  )
  const inSent = async (subject: string) => {
    const { threads } = await api.call(listThreads, { query: { folder: 'sent' } })
    return threads.filter((thread) => thread.subject === subject).length
  }
  const drafts = async () =>
    (await over.read({ ...draftsQuery(api), staleTime: 0 })).map(({ subject, body }) => [subject, body])
  return { api, wire, sent, went, inSent, drafts }
}

const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const fill = async (subject: string, body: string) => {
  await type('What is it about?', 'My accounts')
  await type('Subject', subject)
  await type('Message', body)
}
const send = () => press(screen.getByRole('button', { name: 'Send message' }))
const alert = () => screen.findByRole('alert')

describe('Somebody who sends a message and never gets the answer', () => {
  it('reads that nobody knows whether it arrived, and where it would be', async () => {
    const { wire, inSent } = await amelia()
    wire.losesAnswers = true
    await fill('My ISA', 'Has it arrived?')
    await send()
    expect((await alert()).textContent).toBe(
      'We don’t know whether your message arrived. If it did, it is in your sent messages. You can also send it again as it is: it will arrive only once.',
    )
    expect(document.activeElement).toBe(await alert())
    expect(screen.getByRole('link', { name: 'sent messages' }).getAttribute('href')).toBe(
      '/messages?folder=sent',
    )
    expect(await inSent('My ISA')).toBe(1)
  })

  it('has written one message and keeps no draft of it, by sending it again', async () => {
    const { wire, inSent, drafts, sent } = await amelia()
    wire.losesAnswers = true
    await fill('My pension', 'When does it end?')
    await send()
    await alert()
    wire.losesAnswers = false
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await inSent('My pension')).toBe(1)
    expect(await drafts()).toEqual([])
  })

  it('writes another message where they change it', async () => {
    const { wire, inSent, sent } = await amelia()
    wire.losesAnswers = true
    await fill('My bond', 'One')
    await send()
    await alert()
    wire.losesAnswers = false
    await type('Message', 'Two')
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await inSent('My bond')).toBe(2)
  })
})

describe('Somebody whose draft was discarded elsewhere', () => {
  const gone = async (api: Api) => {
    const fields = { threadId: null, topic: 'My accounts', accountId: null } as const
    const draft = await api.call(startDraft, {
      body: { ...fields, subject: 'My funds', body: 'I would like' },
    })
    await api.call(deleteDraft, { params: { id: draft.id } })
    return draft
  }

  it('has what they write on saved as another draft', async () => {
    const { drafts } = await amelia(gone)
    await type('Message', 'I would like to know')
    await waitFor(() => expect(screen.queryByText('Draft saved')).not.toBeNull())
    expect(await drafts()).toEqual([['My funds', 'I would like to know']])
  })

  it('can send it', async () => {
    const { inSent, sent, drafts } = await amelia(gone)
    await type('Message', 'I would like to know')
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await inSent('My funds')).toBe(1)
    expect(await drafts()).toEqual([])
  })

  it('can discard it too', async () => {
    const { went } = await amelia(gone)
    await press(screen.getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(went).toEqual(['messages']))
  })
})

describe('Somebody whose session ends while they write', () => {
  it('has what they typed without a pause kept as a draft before it ends, and is told', async () => {
    const { drafts } = await amelia()
    expect(openForms.kept()).toBeUndefined()
    await fill('My ISA', 'I write and write')
    expect(openForms.kept()).toBe('unsaved')
    await act(async () => {
      openForms.save()
      expect(openForms.kept()).toBe('saving')
    })
    await waitFor(() => expect(openForms.kept()).toBe('saved'))
    expect(await drafts()).toEqual([['My ISA', 'I write and write']])
  })
})

describe('Somebody who leaves the page of a message', () => {
  const kept = (api: Api) => {
    const fields = { threadId: null, topic: 'My accounts', accountId: null } as const
    return api.call(startDraft, { body: { ...fields, subject: 'My plan', body: 'Is it enough?' } })
  }
  const leaveBy = async (name: string, losesAnswers = false) => {
    const toastCalls = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'error')]
    const page = await amelia(kept)
    const held = Promise.withResolvers<void>()
    page.wire.held = held.promise
    page.wire.losesAnswers = losesAnswers
    await press(screen.getByRole('button', { name }))
    await press(screen.getByRole('button', { name: 'Somewhere else' }))
    held.resolve()
    return { ...page, words: () => toastCalls.flatMap(({ mock }) => mock.calls.flat()) }
  }

  it('stays where they are while its draft is discarded, and is told', async () => {
    const { words, went } = await leaveBy('Discard draft')
    await waitFor(() => expect(words()).toEqual(['Draft discarded']))
    expect(went).toEqual([])
  })

  it('is told that it has arrived when it was being sent', async () => {
    const { words, sent } = await leaveBy('Send message')
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toMatch(/^Your message is sent, reference M-/)
    expect(sent).toEqual([])
  })

  it('is told where to look when it was being sent and the answer is lost', async () => {
    const { words } = await leaveBy('Send message', true)
    await waitFor(() =>
      expect(words()).toEqual([
        'We don’t know whether your message arrived. If it did, it is in your sent messages; if not, in your drafts.',
      ]),
    )
  })
})
