// What a page fills in of what the firm knows, over the sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { setTimeout } from 'node:timers/promises'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RequestPage as Page } from '#base/requests/request-page.ts'
import { getPersonalDetails, type PersonalDetails } from '#api/people/personal-details.ts'
import { saveFormInProgress } from '#forms/drafts.ts'
import { typedFor } from '#forms/requests/prefilled.ts'
import RequestPage from '#forms/requests/request-page.tsx'
import { ApiContext } from '#http/context.ts'
import { noteServerTime } from '#http/server-time.ts'
import { prefills } from '#portal/prefills.ts'
import { questionKinds as kinds } from '#product-api/requests/question-kinds.ts'
import complaint from '../../../../config/pages/make-a-complaint.json' with { type: 'json' }
import correction from '../../../../config/pages/correct-your-details.json' with { type: 'json' }
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday, type Caller } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => {
  stubWidth(1280)
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => vi.unstubAllGlobals())

interface Opened {
  who?: Caller
  draft?: Record<string, string>
  /** Of the call that says what is known. */
  answers?: (details: PersonalDetails) => PersonalDetails | Promise<PersonalDetails>
}

async function opens(id: 'make-a-complaint' | 'correct-your-details', { who, draft, answers }: Opened = {}) {
  noteServerTime(saturday.toUTCString())
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  const over = overSandbox(saturday)
  const api = over.as(who ?? people.amelia)
  if (draft)
    await api.call(saveFormInProgress, {
      params: { job: `request-${id}` },
      body: { version: 0, answers: draft },
    })
  const call = (async (declared: typeof getPersonalDetails, input: never) => {
    const answer = await api.call(declared, input)
    return answers && declared === getPersonalDetails ? answers(answer) : answer
  }) as typeof api.call
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiContext value={{ ...api, call }}>
          <WithPortal {...(who?.clientId !== undefined && { activeUserName: 'Rose Lin' })}>
            <RequestPage
              {...{ id, kinds, prefills, onSent: vi.fn() }}
              page={(id === 'make-a-complaint' ? complaint : correction) as unknown as Page}
            />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findAllByRole('button', { name: /Continue|Finish it/ }, { timeout: 5000 })
  return { journal: over.journal, client }
}

const valueOf = (label: string | RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value
const phone = () => screen.getByLabelText('Which number can we call? (optional)')
const said = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent

const FROM = 'If we need to know more. Filled in from your personal details.'

describe('Somebody who is asked for what the firm knows', () => {
  it('has it filled in, and reads where it comes from and that it stays as it is there', async () => {
    await opens('make-a-complaint')
    expect(phone()).toHaveProperty('value', '07700 900102')
    expect(said(phone())).toBe(FROM)
    fireEvent.change(phone(), { target: { value: '020 7946 0018' } })
    expect(said(phone())).toBe(
      'If we need to know more. This does not change your personal details by itself.',
    )
  })

  it('has a name and a day in their fields, corrects one, and sends both', async () => {
    const { journal } = await opens('correct-your-details')
    expect(valueOf('Full name')).toBe('Amelia Hart')
    expect([valueOf('Day'), valueOf('Month'), valueOf('Year')]).toEqual(['14', '3', '1984'])
    expect(screen.getByText(/^Change what is wrong\. Filled in from your personal details\./)).toBeDefined()
    fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Amelia Stone' } })
    const saved = () => journal.findLast(({ method }) => method === 'PUT')?.body
    await waitFor(() => expect(saved()).toBeDefined(), { timeout: 3000 })
    const { answers } = saved() as { answers: { corrected: string } }
    expect(JSON.parse(answers.corrected)).toMatchObject({ name: 'Amelia Stone', day: '14', year: '1984' })
  })

  it('keeps what their draft says, also that there is nothing', async () => {
    await opens('make-a-complaint', { draft: { about: 'fees', phone: '' } })
    await press(screen.getByRole('button', { name: 'Finish it' }))
    expect(phone()).toHaveProperty('value', '')
  })

  it('has it filled in where the draft is older than the question', async () => {
    await opens('make-a-complaint', { draft: { about: 'fees' } })
    await press(screen.getByRole('button', { name: 'Finish it' }))
    expect(phone()).toHaveProperty('value', '07700 900102')
  })

  it('reads that it could not be loaded, and fills it in alone', async () => {
    await opens('make-a-complaint', {
      answers: () => {
        throw new Error('Not now.')
      },
    })
    expect(phone()).toHaveProperty('value', '')
    expect(said(phone())).toBe(
      'If we need to know more. We could not load your personal details, so please enter it.',
    )
  })

  it('goes on with what they type while it is asked for again', async () => {
    let times = 0
    const { client } = await opens('make-a-complaint', {
      answers() {
        if (times++ === 0) throw new Error('Not now.')
        return new Promise(() => {})
      },
    })
    fireEvent.change(phone(), { target: { value: '020 7946 0018' } })
    void client.refetchQueries()
    // The queries tell of it after a moment.
    await act(() => setTimeout(10))
    expect(times).toBe(2)
    expect(phone()).toHaveProperty('value', '020 7946 0018')
  })

  it('has the form also where no answer comes, and keeps it as it is where one comes late', async () => {
    const late = Promise.withResolvers<PersonalDetails>()
    let known: PersonalDetails | undefined
    await opens('make-a-complaint', {
      answers(details) {
        known = details
        return late.promise
      },
    })
    expect(phone()).toHaveProperty('value', '')
    await act(async () => late.resolve(known!))
    expect(phone()).toHaveProperty('value', '')
    expect(said(phone())).toBe(
      'If we need to know more. We could not load your personal details, so please enter it.',
    )
  })

  it('finds it empty, and nothing said, where what is known is no such answer', async () => {
    await opens('make-a-complaint', {
      answers: (details) => ({ ...details, phone: { number: '', shown: 'ask my son' } }),
    })
    expect(phone()).toHaveProperty('value', '')
    expect(said(phone())).toBe('If we need to know more.')
  })

  it('reads whose it is where they act for somebody', async () => {
    await opens('make-a-complaint', { who: { ...people.kira, clientId: 'C-30011' } })
    expect(said(phone())).toBe('If we need to know more. Filled in from the personal details of Rose Lin.')
  })
})

describe('What is known, as it would be typed', () => {
  const typed = (kind: string, value: string | Record<string, string> | null, more = {}) =>
    typedFor({ id: 'q', kind, label: 'Q?', most: 20, ...more } as never, value, {
      kinds,
      today: '2026-11-21',
    })

  it.each([
    ['text', 'Elm Mill Ltd', 'Elm Mill Ltd'],
    ['text', '2026-01-05', '2026-01-05'],
    ['text', 'A name of more than twenty characters', ''],
    ['text', 'two\nlines', ''],
    ['text', '', ''],
    ['text', null, ''],
    ['email', 'amelia@example.com', 'amelia@example.com'],
    ['email', 'amelia', ''],
    ['country', 'GB', 'GB'],
    ['nationality', 'ZZ', ''],
    ['national-insurance-number', '••••••56C', ''],
  ])('of the kind %s, %j is %j', (kind, value, is) => {
    expect(typed(kind, value)).toBe(is)
  })

  it('is a day in its bounds, and an address whose country has a name', () => {
    const bounds = { earliest: -100, latest: 0 }
    expect(typed('date', '2026-11-05', bounds)).toBe('5/11/2026')
    expect(typed('date', '2020-11-05', bounds)).toBe('')
    expect(typed('date', 'soon', bounds)).toBe('')
    const details = { address: { line1: '1 Rue', line2: '', town: 'Lyon', postcode: '69001', country: 'FR' } }
    const address = prefills['personal-details'].fields['address']!.of(details as never)
    expect(JSON.parse(typed('address', address))).toEqual({
      ...{ line1: '1 Rue', line2: '', town: 'Lyon', postcode: '69001', country: 'France' },
    })
    expect(typed('address', { line1: '' })).toBe('')
    expect(typed('person', { name: 'Amelia Hart', bornOn: '1880-01-01' })).toBe('')
  })
})
