// What somebody reads who has applied and has no account yet: on their home page, and wherever accounts would stand.
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Opening } from '#api/opening/account-opening.ts'
import RegisteredHome from '#screens/dashboard/registered-home.tsx'
import NoAccounts from '#screens/shared/cards/no-accounts.tsx'
import { standingOf } from '#screens/shared/opening-standing.ts'
import { stubWidth } from '../../../engine/ui/render.tsx'
import { renderAs } from '../../../engine/ui/render-as.tsx'
import { people } from '../../product-api/support/sandbox.ts'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const opening = (step: string, more: Partial<Opening> = {}): Opening => ({
  ...{ id: 'O-1', reference: 'AO-1', accountType: 'Stocks and Shares ISA', name: 'House' },
  ...{ startedOn: '2026-11-20', updatedOn: '2026-11-20', accountId: null, outcome: 'review' },
  steps: [
    { name: 'Application', state: 'done', on: '2026-11-20' },
    { name: step, state: 'current', on: '2026-11-27' },
  ],
  ...more,
})

describe('Somebody who has applied', () => {
  it.each([
    [
      'Identity checks',
      {},
      'We are checking your identity',
      'Nothing for you to do. We expect to finish by 27\u00a0November.',
    ],
    [
      'Account set-up',
      {},
      'We are opening your account',
      'Nothing for you to do. We expect to finish by 27\u00a0November.',
    ],
    ['Funded', { accountId: 'A-1' }, 'Your account is open', 'We expect its money by 27\u00a0November.'],
    ['Signing', {}, 'Signing', 'Nothing for you to do. We expect to finish by 27\u00a0November.'],
  ])(
    'reads at the step %s what is under way, and until when there is nothing to do',
    (step, more, now, toDo) => {
      expect(standingOf([opening(step, more)])).toEqual({ now, toDo })
    },
  )

  it('reads what to send where we could not confirm who they are', () => {
    const standing = standingOf([opening('Identity checks', { outcome: 'identity' })])
    expect(standing?.now).toBe('We need to see who you are')
    expect(standing?.toDo).toMatch(/^Send us a picture of your passport/)
  })

  it('reads of the application that needs papers, wherever that stands among them', () => {
    const standing = standingOf([opening('Funded'), opening('Identity checks', { outcome: 'identity' })])
    expect(standing?.now).toBe('We need to see who you are')
  })

  it('has it said of them to whoever acts for them', () => {
    expect(standingOf([opening('Application')], 'Nora Ford')?.now).toBe('We have Nora Ford’s application')
    expect(standingOf([opening('Identity checks', { outcome: 'identity' })], 'Nora Ford')).toEqual({
      now: 'We need to see who Nora Ford is',
      toDo: 'Send us a picture of Nora Ford’s passport or driving licence, and of a bill or bank statement with their address.',
    })
  })

  it('reads it first on the home page, and another account is a quiet second [R-PROD-11]', async () => {
    await renderAs(people.dev, <RegisteredHome />)
    const standing = await screen.findByText('We are checking your identity')
    expect(standing.nextSibling?.textContent).toMatch(
      /^Nothing for you to do\. We expect to finish by \d+\s[A-Z][a-z]+\.$/,
    )
    expect(screen.getByRole('link', { name: 'Open another account' }).getAttribute('href')).toBe(
      '/projections',
    )
    expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull()
  })

  it('reads it where their accounts will stand, and nowhere that there are none', async () => {
    const place = await renderAs(people.dev, <NoAccounts>They will stand here.</NoAccounts>)
    await screen.findByRole('heading', { name: 'We are checking your identity' })
    expect(place.textContent).toContain('They will stand here.')
    expect(place.textContent).not.toContain('No accounts')
  })
})

describe('Somebody who came to look at accounts that are shared with them', () => {
  it('reads of no application, and how to begin one', async () => {
    await renderAs(people.isla, <RegisteredHome />)
    await screen.findByText(/Then you see each step here, with the day we expect it\.$/)
    expect(screen.queryByRole('heading', { name: 'Your application' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/projections')
  })
})
