// What somebody has asked for, over the sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import type { Api } from '#http/client.ts'
import { sendServiceRequest } from '#forms/requests/request-calls.ts'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import SentRequests from '../../../../src/engine/pages/requests/sent-requests.tsx'
import { ApiContext } from '#http/context.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

const proof = { letter: 'proof', account: 'A-U-20002-1', 'by-post': 'no' }

beforeEach(() => {
  stubWidth(1280)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => vi.unstubAllGlobals())

async function seen(asked: readonly object[]) {
  const over = overSandbox(saturday)
  const api = over.as(people.amelia)
  for (const answers of asked)
    await api.call(sendServiceRequest, {
      params: { kind: 'ask-for-a-letter' },
      body: { answers } as never,
      key: crypto.randomUUID(),
    })
  return { place: await sentOf(api), over }
}

const sentOf = (api: Api) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiContext value={api}>
        <MemoryRouter>
          <WithPortal>
            <SentRequests />
          </WithPortal>
        </MemoryRouter>
        <ModalHost />
      </ApiContext>
    </QueryClientProvider>,
  )

describe('Somebody who has asked the firm for something', () => {
  it('reads where it stands, what was sent, when and by whom', async () => {
    await seen([proof])
    const row = await screen.findByRole('button', { name: /Letter about your accounts, R-70101/ })
    expect(row.textContent).toContain('Expect it by 25\u00a0November 2026')
    await press(row)
    expect(screen.getByText('Received')).toBeDefined()
    expect(await screen.findByText('Proof that I have an account')).toBeDefined()
    expect(screen.getByText(/by Amelia Hart$/)).toBeDefined()
    expect(screen.getByText('25 November 2026')).toBeDefined()
  })

  it('takes it back after a question, until the work begins', async () => {
    const { over } = await seen([proof])
    await press(await screen.findByRole('button', { name: /R-70101/ }))
    await press(await screen.findByRole('button', { name: 'Take it back' }))
    await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('Taken back')).toBeDefined()
    expect(over.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
  })

  it('sees five at first, and the others on demand', async () => {
    await seen(Array.from({ length: 7 }, () => proof))
    expect(await screen.findAllByRole('button', { name: /Letter about your accounts/ })).toHaveLength(5)
    await press(screen.getByRole('button', { name: /more/ }))
    expect(screen.getAllByRole('button', { name: /Letter about your accounts/ })).toHaveLength(7)
  })

  it('has no card where nothing was ever asked for', async () => {
    const { over } = await seen([])
    await vi.waitFor(() => expect(over.journal).toHaveLength(1))
    expect(screen.queryByText('Your requests')).toBeNull()
  })
})

describe('The other owner of an account that is to be closed', () => {
  it.each([
    ['Agree', 'Received'],
    ['Refuse', 'Refused'],
  ])('reads who asks, and chooses to “%s”', async (choice, then) => {
    const over = overSandbox(saturday)
    const rose = over.as(people.rose)
    const { accounts } = await rose.call(listBankAccounts, {})
    const answers = { closing: 'A-C-30001-3', 'is-new': 'yes', 'bank-account': accounts[0]!.id }
    const params = { kind: 'close-an-account' }
    await rose.call(sendServiceRequest, { params, body: { answers }, key: crypto.randomUUID() })
    await sentOf(over.as(people.tom))
    await press(await screen.findByRole('button', { name: /Closing an account, R-70101/ }))
    expect(screen.getByText('Waits for the other owner')).toBeDefined()
    expect(await screen.findByText(/by Rose Marsh$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
    await press(screen.getByRole('button', { name: choice }))
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: choice }))
    expect(await screen.findByText(then)).toBeDefined()
  })
})
