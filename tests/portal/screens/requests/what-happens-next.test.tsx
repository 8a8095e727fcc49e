// What stands beside the form of a request, before it is begun.
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RequestPage } from '#base/requests/request-page.ts'
import { noteServerTime } from '#http/server-time.ts'
import closing from '../../../../config/pages/close-an-account.json' with { type: 'json' }
import complaint from '../../../../config/pages/make-a-complaint.json' with { type: 'json' }
import death from '../../../../config/pages/tell-us-of-a-death.json' with { type: 'json' }
import { WhatHappensNext } from '../../../../src/engine/pages/requests/what-happens-next.tsx'
import { saturday } from '../../product-api/support/sandbox.ts'
import { render, WithPortal } from '../../../engine/ui/render.tsx'

async function beside(page: RequestPage, isBefore: boolean) {
  noteServerTime(saturday.toUTCString())
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  await render(
    <MemoryRouter>
      <WithPortal>
        <WhatHappensNext page={page} today="You get a reference number." isBefore={isBefore} />
      </WithPortal>
    </MemoryRouter>,
  )
  // A day stays on one line.
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
}

describe('Somebody who has not begun a request', () => {
  it('reads what happens in steps with their days, and what to know before they send it', async () => {
    expect(await beside(closing as RequestPage, true)).toEqual([
      '1TodayYou get a reference number.',
      '2From Monday 23 NovemberWe check that no payment is on the way, and end regular payments. We sell everything in the account.',
      '3By Friday 4 DecemberWe pay your bank account, and put a closing statement in your documents.',
    ])
    expect(screen.getByText(/we take our fees up to the day we sell\./)).toBeDefined()
    expect(screen.getByText(/^Need help\? Call us on/)).toBeDefined()
  })

  it('calls from a telephone number that they read', async () => {
    await beside(complaint as RequestPage, true)
    const number = screen.getByText('0800 023 4567', { selector: 'a' })
    expect(number.getAttribute('href')).toBe('tel:08000234567')
  })

  it('reads one step where there is one, and nothing twice', async () => {
    expect(await beside({ ...(death as RequestPage), next: 'We call you.' }, false)).toEqual([
      '1TodayYou get a reference number.',
      '2By Wednesday 25 NovemberWe call you.',
    ])
    expect(screen.queryByText('What to know')).toBeNull()
  })
})
