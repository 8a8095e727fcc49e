import { act } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { modals } from '#ui/modals/modals.ts'
import type { Item, Manifest, Target } from '#manifest/manifest.ts'
import type { SessionState } from '#session/types.ts'
import { ArrivalDialog } from '#shell/session-dialogs/arrival-dialog.tsx'
import { createPortalStore } from '#shell/state/portal-state.ts'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { buttonNamed, press, render } from '../../ui/render.tsx'

const action = (id: string, label: string, target: Target): Item => ({ id, label, when: 0, target })

/** A dialog with a button of each kind; its last command goes on to another page. */
const manifest = {
  facts: [],
  fields: [],
  flags: {},
  badges: {},
  conditions: [{ yes: [[]], no: [] }],
  routes: [{ id: 'family', path: '/family', area: 'default', match: 0, admits: 0 }],
  dialogs: [
    {
      id: 'news',
      when: 0,
      seenKey: 'browser:news',
      title: [{ when: 0, text: 'There is news' }],
      text: [{ when: 0, text: 'What would you like to do?' }],
      actions: [
        action('read', 'Read it', { kind: 'route', href: '/documents' }),
        action('help', 'Get help', { kind: 'external', link: 'help-hub' }),
        action('leave', 'Leave', { kind: 'command', command: 'log-out' }),
        action('keep', 'Keep it', { kind: 'command', command: 'save-retrieve', onward: 'family' }),
      ],
      dismissable: true,
    },
  ],
} as unknown as Manifest

const amelia = { userId: 'U-1', userName: 'Amelia Hart', kind: 'client', hasChildren: false }
const session = {
  mode: 'normal',
  loggedIn: amelia,
  active: amelia,
  access: { type: 'NoAccess', clients: [], grantors: [], invitations: [], ownFlags: {} },
  modal: {},
  ready: true,
} as unknown as SessionState

const run = vi.fn<PortalServices['run']>()
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.stubGlobal('location', { assign })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  act(() => modals.closeAll())
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const Path = () => <output>{useLocation().pathname}</output>

/** A page on which the dialog is open; `press` presses one of its buttons. */
async function arrive(shown = manifest, pageWords?: PortalServices['pageWords']) {
  const state = createPortalStore(shown, { platform: 'web', os: 'other', width: 1280, publicFlags: {} })
  state.sessionChanged(session)
  let wasOpened = false
  const memory = { isSeen: () => wasOpened, opened: () => void (wasOpened = true), closed: () => undefined }
  const services = {
    state,
    run,
    pageWords,
    report: vi.fn(),
    settings: { links: { 'help-hub': 'https://help.example/' } },
  }
  const place = await render(
    <ServicesContext value={services as unknown as PortalServices}>
      <MemoryRouter initialEntries={['/start']}>
        <Path />
        <ArrivalDialog area="default" seenDialogs={() => memory} Bar={() => null} />
        <ModalHost />
      </MemoryRouter>
    </ServicesContext>,
  )
  return {
    place,
    path: () => place.querySelector('output')!.textContent,
    press: (name: string) => press(buttonNamed(place, name)!),
  }
}

describe('a button of a dialog on arrival', () => {
  it('opens a page of the portal', async () => {
    const dialog = await arrive()
    await dialog.press('Read it')
    expect(dialog.path()).toBe('/documents')
  })

  it('leaves for another site, by the address of the installation', async () => {
    const dialog = await arrive()
    await dialog.press('Get help')
    expect(assign.mock.calls).toEqual([['https://help.example/']])
  })

  it('runs a command', async () => {
    const dialog = await arrive()
    await dialog.press('Leave')
    expect(run.mock.calls).toEqual([['log-out', undefined]])
  })

  it('runs a command, and opens the page that follows once it is completed', async () => {
    const dialog = await arrive()
    await dialog.press('Keep it')
    const [command, then] = run.mock.lastCall!
    expect([command, dialog.path()]).toEqual(['save-retrieve', '/start'])
    await act(async () => then?.())
    expect(dialog.path()).toBe('/family')
  })
})

describe('a dialog that says what somebody can do', () => {
  it('opens with its list, once that is there, so that no button moves under a press', async () => {
    const [news] = manifest.dialogs
    const words = Promise.withResolvers<{ search: object; lets: object }>()
    const shown = vi.fn<(text: string) => void>()
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
      shown(this.textContent)
    }
    const { place } = await arrive(
      { ...manifest, dialogs: [{ ...news!, lets: true }] },
      () => words.promise as never,
    )
    expect(place.querySelector('dialog')).toBeNull()
    await act(async () => words.resolve({ search: {}, lets: { family: 'See a family' } }))
    await vi.waitFor(() => expect(shown).toHaveBeenCalled())
    expect(shown.mock.calls[0]![0]).toContain('You canSee a familyRead it')
  })

  it('opens also where the list cannot be had', async () => {
    const [news] = manifest.dialogs
    const { place } = await arrive({ ...manifest, dialogs: [{ ...news!, lets: true }] }, () =>
      Promise.reject(new Error('No words')),
    )
    await vi.waitFor(() => expect(place.querySelector('dialog')).not.toBeNull())
  })
})
