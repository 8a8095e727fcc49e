// The inbox over the sandbox: a search keeps the focus in its field.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiContext } from '#http/context.ts'
import Inbox from '#screens/messages/inbox.screen.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, WithPortal } from '../../../engine/ui/render.tsx'

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.ben)}>
          <WithPortal>
            <Inbox />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('Search messages')

describe('Somebody who reads the list of their messages', () => {
  it('reads what each is about, and not in every row that the firm wrote last', async () => {
    await open('/messages')
    expect((await screen.findAllByText(/^My accounts/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Client services/)).toBeNull()
  })
})

describe('Somebody who searches their messages', () => {
  it('stays in the field', async () => {
    await open('/messages')
    const before = field()
    before.focus()
    fireEvent.change(before, { target: { value: 'no such message' } })
    await act(async () => void fireEvent.keyDown(before, { key: 'Enter' }))
    await screen.findByText(/found for “no such message”/)
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('no such message')
  })

  it('is in the empty field once the search is cleared', async () => {
    await open('/messages?q=no+such+message')
    const clear = await screen.findByRole('button', { name: 'Clear search' })
    clear.focus()
    await press(clear)
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('')
  })
})
