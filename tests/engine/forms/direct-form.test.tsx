// A form that one call sends from where it stands.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { DirectForm, type DirectTable } from '#forms/send/direct-form.tsx'
import { press, render, stubWidth } from '../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

type Values = Record<'name' | 'email', string>

/** The form of an invitation; `send` says how that ends. */
async function open(send: DirectTable<Values, string>['send'], close?: () => void) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <DirectForm<Values, string>
        close={close}
        form={{
          ...{ job: 'invitation', sendLabel: 'Invite', blank: { name: '', email: '' }, send },
          questions: [
            { id: 'name', kind: 'text', label: 'Name', most: 20, missing: 'Enter a name' },
            { id: 'email', kind: 'text', label: 'Email', most: 50, missing: 'Enter an address' },
          ],
          onSent: (_, clear) => clear(),
          refused: (error) => (String(error) === 'Error: known' ? { email: 'Invited already' } : undefined),
          failure: () => 'It was not sent.',
        }}
      />
    </QueryClientProvider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const invite = () => press(screen.getByRole('button', { name: 'Invite' }))
const alert = () => screen.queryByRole('alert')?.textContent

describe('Somebody who sends a form from where it stands', () => {
  it('reads all that is missing, and nothing is sent', async () => {
    const send = vi.fn(async () => 'sent')
    await open(send)
    await invite()
    expect(alert()).toContain('Enter a name')
    expect(alert()).toContain('Enter an address')
    expect(send).not.toHaveBeenCalled()
  })

  it('reads at the field what the server says against an answer, until that answer changes', async () => {
    await open(() => Promise.reject(new Error('known')))
    type('Name', 'Tom')
    type('Email', 'tom@example.com')
    await invite()
    expect(alert()).toContain('Invited already')
    type('Name', 'Thomas')
    expect(alert()).toContain('Invited already')
    type('Email', 'thomas@example.com')
    expect(alert()).toBeUndefined()
  })

  it('reads that it was not sent and has what they typed, which goes once it is sent', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
    await open(send.mockResolvedValue('sent'))
    type('Name', 'Tom')
    type('Email', 'tom@example.com')
    expect(hasUnsavedChanges()).toBe(true)
    await invite()
    expect(alert()).toBe('It was not sent.')
    expect(field('Name').value).toBe('Tom')
    await invite()
    expect(field('Name').value).toBe('')
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('has the focus in the first field of a dialog', async () => {
    await open(async () => 'sent', vi.fn())
    expect(document.activeElement).toBe(field('Name'))
  })
})
