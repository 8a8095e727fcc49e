// What a page keeps of what it was told last.
import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest/manifest.ts'
import type { SessionState } from '#session/types.ts'
import { createPortalStore } from '#shell/state/portal-state.ts'

const manifest = {
  ...{ facts: [], fields: [], conditions: [] },
  flags: { planner: { default: true }, wish: { default: false } },
} as unknown as Manifest
const amelia = { userId: 'U-1', userName: 'Amelia Hart', facts: {} }
const signedIn = {
  ...{ mode: 'normal', loggedIn: amelia, active: amelia, ready: true },
  access: { type: 'NoAccess', invitations: [], ownFlags: {} },
} as unknown as SessionState

describe('Somebody whose flags are asked for again', () => {
  const openPage = () => {
    const state = createPortalStore(manifest, { platform: 'web', os: 'other', width: 1280, publicFlags: {} })
    state.sessionChanged(signedIn)
    state.flagsAnswered({ state: 'ready', flags: { planner: false, wish: true } })
    const flags = () => ['flag.planner', 'flag.wish'].map((id) => state.get().facts[id])
    return { state, flags }
  }

  it('keeps a flag as it was where the answer leaves it out', () => {
    const { state, flags } = openPage()
    state.flagsAnswered({ state: 'ready', flags: {} })
    expect(flags()).toEqual(['false', 'true'])
    state.flagsAnswered({ state: 'ready', flags: { planner: true } })
    expect(flags()).toEqual(['true', 'true'])
  })

  it('has none of the flags of the account before', () => {
    const { state, flags } = openPage()
    state.flagsAnswered({ state: 'loading' })
    state.flagsAnswered({ state: 'ready', flags: {} })
    expect(flags()).toEqual(['true', 'false'])
  })
})
