// The form of a section of the details, left while it is saved.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { SectionForm, sectionOf } from '#screens/details/personal/section-form.tsx'
import { addressForm } from '#screens/details/personal/section-forms.tsx'
import { toasts } from '#ui/toasts/toasts.ts'
import { overSandbox } from '../../../api/over-sandbox.ts'
import { people } from '../../../product-api/support/sandbox.ts'
import { Leavable, press, render, stubWidth, WithPortal } from '../../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Amelia saves her work and leaves; the answer comes once `call` is settled. */
async function leaving() {
  const call = Promise.withResolvers<PersonalDetails>()
  const closed = vi.fn()
  const signInAgain = vi.fn(async () => 'redirecting' as const)
  const told = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'error')]
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.amelia)}>
          <WithPortal signInAgain={signInAgain}>
            <Leavable>
              <SectionForm<{ employer: string }, { employer: string }>
                form={{
                  ...sectionOf('work', saveSection.work),
                  held: { employer: 'Larch Ltd' },
                  questions: [{ id: 'employer', kind: 'text', label: 'Employer', most: 60 }],
                  sends: { employer: ({ employer }) => employer },
                  send: () => call.promise,
                  saved: 'Your work is saved.',
                }}
                close={closed}
              />
            </Leavable>
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.change(await screen.findByLabelText('Employer'), { target: { value: 'Elm Ltd' } })
  await press(screen.getByRole('button', { name: 'Save' }))
  await press(screen.getByRole('button', { name: 'Somewhere else' }))
  return { call, closed, signInAgain, words: () => told.flatMap(({ mock }) => mock.calls.flat()) }
}

describe('The form of an address', () => {
  it('has fields that browsers fill in, its country as well', () => {
    const { questions } = addressForm({ version: 0, since: '2019-06-14' } as PersonalDetails['address'])
    expect(questions).toMatchObject([
      { id: 'country', kind: 'select', autoComplete: 'country' },
      { id: 'line1', kind: 'text', autoComplete: 'address-line1' },
      { id: 'line2', kind: 'text', autoComplete: 'address-line2' },
      { id: 'town', kind: 'text', autoComplete: 'address-level2' },
      { id: 'postcode', kind: 'text', autoComplete: 'postal-code' },
      { id: 'abroad', kind: 'text', autoComplete: 'postal-code' },
      { id: 'since', kind: 'custom' },
    ])
  })
})

describe('Somebody who leaves a section while it is saved', () => {
  it('has no other section closed, and is told that it is saved', async () => {
    const { call, closed, words } = await leaving()
    call.resolve({} as PersonalDetails)
    await waitFor(() => expect(words()).toEqual(['Your work is saved.']))
    expect(closed).not.toHaveBeenCalled()
  })

  it('is not led to a sign-in that it would need, and is told that it is not saved', async () => {
    const { call, signInAgain, words } = await leaving()
    call.reject(
      new ApiError('status', '/api/details/work', 'Refused', 403, {
        ...{ reason: 'recent-authentication-required', message: undefined, body: {} },
      }),
    )
    await waitFor(() => expect(words()).toEqual(['We couldn’t save your details. Check them and try again.']))
    expect(signInAgain).not.toHaveBeenCalled()
  })
})
