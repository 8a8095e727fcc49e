// The list of accounts to switch to, and its search.
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest/manifest.ts'
import type { SessionState } from '#session/types.ts'
import { AccountPicker } from '#shell/frame/account-picker.tsx'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { createPortalStore } from '#shell/state/portal-state.ts'
import { render } from '../../ui/render.tsx'

const manifest = { facts: [], fields: [], flags: {}, badges: {}, conditions: [] } as unknown as Manifest
const named = (name: string) => ({ id: `C-${name}`, name })
const names = ['Anna', 'Bella', 'Carl', 'Dora', 'Edith', 'Frank', 'Greta', 'Hal', 'Iris']

async function pickAmong(all: readonly string[]) {
  const active = { userId: 'U-1', userName: 'Amelia Hart', kind: 'client' }
  const session = {
    ...{ mode: 'normal', loggedIn: active, active, modal: {}, ready: true },
    access: { type: 'DelegatedAccess', clients: all.map(named), grantors: [], invitations: [], ownFlags: {} },
  } as unknown as SessionState
  const state = createPortalStore(manifest, { platform: 'web', os: 'other', width: 1280, publicFlags: {} })
  state.sessionChanged(session)
  await render(
    <ServicesContext value={{ state } as unknown as PortalServices}>
      <AccountPicker label="Your access" isFirst={false} />
    </ServicesContext>,
  )
}

const shown = () => screen.queryAllByRole('button').map((each) => each.querySelector('span')?.textContent)
const search = () => screen.queryByLabelText('Find an account')
const type = (value: string) => act(async () => void fireEvent.change(search()!, { target: { value } }))

describe('Somebody with access to other accounts', () => {
  it('has no search among eight', async () => {
    await pickAmong(names.slice(0, 8))
    expect(shown()).toHaveLength(8)
    expect(search()).toBeNull()
  })

  it('finds one of nine by a part of the name, and reads so when there is none', async () => {
    await pickAmong(names)
    await type('RI')
    expect(shown()).toEqual([expect.stringContaining('Iris')])
    expect(screen.getByRole('status').textContent).toBe('')
    await type('zoe')
    expect(shown()).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('Nothing found.')
  })
})
