// A form that a manifest says, over the sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { questionKinds } from '#product-api/requests/question-kinds.ts'
import type { RequestPage as Page } from '#base/requests/request-page.ts'
import { saveFormInProgress } from '#forms/drafts.ts'
import RequestPage from '#forms/requests/request-page.tsx'
import { ApiContext } from '#http/context.ts'
import { noteServerTime } from '#http/server-time.ts'
import complaint from '../../../../config/pages/make-a-complaint.json' with { type: 'json' }
import letter from '../../../../config/pages/ask-for-a-letter.json' with { type: 'json' }
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday, type Caller } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => {
  stubWidth(1280)
  // Long texts grow with what is typed, also when a font comes.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => vi.unstubAllGlobals())

async function asks(who: Caller, page = letter as Page, draft?: Record<string, string>) {
  noteServerTime(saturday.toUTCString())
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  const over = overSandbox(saturday)
  const onSent = vi.fn()
  if (draft)
    await over.as(who).call(saveFormInProgress, {
      params: { job: 'request-ask-for-a-letter' },
      body: { version: 0, answers: draft },
    })
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={over.as(who)}>
          <WithPortal>
            <RequestPage
              id={page === letter ? 'ask-for-a-letter' : 'make-a-complaint'}
              page={page}
              kinds={questionKinds}
              onSent={onSent}
            />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByText(draft ? /Continue/ : page.steps[0]!.questions[0]!.label)
  return { journal: over.journal, onSent }
}

const choose = (label: string) => press(screen.getByRole('radio', { name: label }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const goOn = () => press(screen.getByRole('button', { name: 'Continue' }))

describe('Somebody who asks for a letter', () => {
  it('is asked what follows from their answers, and sends what they were asked', async () => {
    const { journal, onSent } = await asks(people.amelia)
    expect(screen.queryByLabelText('Who is the lender?')).toBeNull()
    await choose('What I hold with you, for a mortgage lender')
    type('Who is the lender?', 'Elm Building Society')
    await choose('No')
    await goOn()
    expect(screen.getByText('Elm Building Society')).toBeDefined()
    await press(screen.getByRole('button', { name: 'Ask for this letter' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    const sent = journal.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({
      answers: { letter: 'mortgage', lender: 'Elm Building Society', 'by-post': 'no' },
    })
    expect(sent?.headers['idempotency-key']).toBeDefined()
  })

  it('reads what is missing, and leaves out what they were asked before', async () => {
    await asks(people.amelia)
    await choose('What I hold with you, for a mortgage lender')
    type('Who is the lender?', 'Elm Building Society')
    await choose('What an account was worth on a certain day')
    await goOn()
    const problems = screen.getByRole('alert').textContent
    expect(problems).toContain('Choose an account')
    expect(problems).toContain('Choose the day')
    expect(problems).not.toContain('lender')
  })

  it('goes on with a draft of an earlier version of the page, and reads what is no longer asked for', async () => {
    const { journal, onSent } = await asks(people.amelia, letter as Page, {
      letter: 'mortgage',
      lender: 'Elm Building Society',
      'by-post': 'by-pigeon',
      'reference-of-the-lender': 'ELM/2026/11',
    })
    const said =
      'This page has changed since you began. We no longer ask for something that you had answered: “ELM/2026/11”. It will not be sent.'
    await press(screen.getByRole('button', { name: 'Finish it' }))
    expect(screen.getByText(said)).toBeDefined()
    await goOn()
    expect(screen.getByRole('alert').textContent).toContain('Choose one of these answers')
    await choose('No')
    await goOn()
    expect(screen.getByText('Elm Building Society')).toBeDefined()
    await press(screen.getByRole('button', { name: 'Ask for this letter' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(journal.find(({ method }) => method === 'POST')?.body).toEqual({
      answers: { letter: 'mortgage', lender: 'Elm Building Society', 'by-post': 'no' },
    })
    const saves = journal.filter(({ method }) => method === 'PUT')
    expect(JSON.stringify(saves.at(-1)?.body)).toContain('ELM/2026/11')
  })

  it('reads that a day is too late, as the API would say it', async () => {
    await asks(people.amelia)
    await choose('What an account was worth on a certain day')
    type('Day', '21')
    type('Month', 'November')
    type('Year', '2026')
    await goOn()
    expect(screen.getByRole('alert').textContent).toContain('Enter 20 November 2026 or an earlier day')
  })

  it('goes on with a day that a draft kept as it is sent', async () => {
    await asks(people.amelia, letter as Page, { letter: 'value', 'value-on': '2026-11-03' })
    await press(screen.getByRole('button', { name: 'Finish it' }))
    expect(screen.getByLabelText('Month')).toHaveProperty('value', '11')
  })
})

describe('Somebody who complains about fees', () => {
  it('reads which questions may be left out, and sends it about no account in particular and no day', async () => {
    const { journal, onSent } = await asks(people.amelia, complaint as Page)
    await choose('Fees')
    expect(screen.getByRole('group', { name: 'Which account is it about? (optional)' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'No particular account' })).toHaveProperty('checked', true)
    expect(screen.getByRole('group', { name: 'When did it happen? (optional)' })).toBeDefined()
    type('What happened?', 'You took a fee twice.')
    await choose('No')
    await goOn()
    await press(screen.getByRole('button', { name: 'Send this complaint' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(journal.find(({ method }) => method === 'POST')?.body).toEqual({
      answers: { about: 'fees', what: 'You took a fee twice.', 'lost-money': 'no' },
    })
  })
})
