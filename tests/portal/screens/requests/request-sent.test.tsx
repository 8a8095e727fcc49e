// What stands in place of the form of a request once it is sent, over the sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { RequestPage } from '#base/requests/request-page.ts'
import { sendServiceRequest, type ServiceRequest } from '#forms/requests/request-calls.ts'
import { ApiContext } from '#http/context.ts'
import letter from '../../../../config/pages/ask-for-a-letter.json' with { type: 'json' }
import { RequestSent } from '../../../../src/engine/pages/requests/request-sent.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people, saturday } from '../../product-api/support/sandbox.ts'
import { render, WithPortal } from '../../../engine/ui/render.tsx'

const answers = { letter: 'proof', account: 'A-U-20002-1', 'by-post': 'no' }

async function sent(page: RequestPage, also: Partial<ServiceRequest> = {}) {
  const api = overSandbox(saturday).as(people.amelia)
  const params = { kind: 'ask-for-a-letter' }
  const request = await api.call(sendServiceRequest, { params, body: { answers }, key: crypto.randomUUID() })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <MemoryRouter>
          <WithPortal>
            <RequestSent page={page} request={{ ...request, ...also }} onAgain={() => {}} />
          </WithPortal>
        </MemoryRouter>
      </ApiContext>
    </QueryClientProvider>,
  )
  return {
    heading: screen.getByRole('heading').textContent,
    // A day stays on one line.
    steps: screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  }
}

describe('Somebody whose request is sent', () => {
  it('reads what is so now in the words of the page, and what follows on which day', async () => {
    const says = 'Letters are free.'
    const { heading, steps } = await sent({
      ...(letter as RequestPage),
      sent: { heading: 'We write it', says },
    })
    expect(heading).toBe('We write it')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByText('R-70101')).toBeDefined()
    expect(screen.getByText(says)).toBeDefined()
    expect(steps).toEqual([
      'TodayYou have sent it. Until we begin, you can take your request back.',
      '2From Monday 23 NovemberWe write it.',
      '3By Wednesday 25 NovemberYou have it in your documents, and we have posted it if you asked for paper.',
    ])
  })

  it('reads that it is sent where the page says no more', async () => {
    const { sent: _, ...page } = letter as RequestPage
    expect((await sent(page)).heading).toBe('Your request is sent')
  })

  it('reads for whom it waits, and no days, before the other owner agrees', async () => {
    const waitsFor = { name: 'Rose Marsh', isYou: false }
    const { heading, steps } = await sent(letter as RequestPage, { waitsFor })
    expect([heading, steps]).toEqual(['Your request is sent', []])
    expect(screen.getByText(/^We have told Rose Marsh/)).toBeDefined()
  })
})
