// The two lists of what somebody can do in another person's account, as they are drawn.
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest/manifest.ts'
import type { SessionState } from '#session/types.ts'
import Abilities from '#shell/session-dialogs/abilities.tsx'
import { createPortalStore } from '#shell/state/portal-state.ts'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { render } from '../../ui/render.tsx'

const manifest = {
  facts: [],
  fields: [],
  flags: {},
  badges: {},
  conditions: [{ yes: [[]], no: [] }],
  routes: [],
} as unknown as Manifest

const session = {
  mode: 'shared',
  loggedIn: { userId: 'U-1', userName: 'Amelia Hart' },
  active: { userId: 'U-2', userName: 'Nora Ford' },
  access: { type: 'NoAccess', clients: [], grantors: [], invitations: [], ownFlags: {} },
  modal: {},
  ready: true,
} as unknown as SessionState

const open = async (pageWords: () => Promise<unknown>) => {
  const state = createPortalStore(manifest, { platform: 'web', os: 'other', width: 1280, publicFlags: {} })
  state.sessionChanged(session)
  const report = vi.fn()
  const services = { state, report, pageWords } as unknown as PortalServices
  await render(
    <ServicesContext value={services}>
      <Abilities />
    </ServicesContext>,
  )
  return report
}

describe('Somebody in another person’s account', () => {
  it('reads that the list could not be had, and it is reported', async () => {
    const broken = new Error('No words')
    const report = await open(() => Promise.reject(broken))
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load this list. Please try again later.')
    expect(report.mock.calls).toEqual([[broken]])
  })
})
