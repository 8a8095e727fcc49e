// Each dialog of the shipped manifest, for each kind of person who gets it: whichever way out they press, it is gone and stays so.
import { act, cleanup } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseConsent, consent } from '#base/browser/consent.ts'
import { createStore } from '#base/state/store.ts'
import { resolveDialog, type ViewDialog } from '#runtime/resolve-dialog.ts'
import type { Facts } from '#runtime/person.ts'
import { createStorage } from '#session/browser/storage.ts'
import type { Session } from '#session/contract.ts'
import ArrivalBar from '#shell/session-dialogs/arrival-bar.tsx'
import { ArrivalDialog } from '#shell/session-dialogs/arrival-dialog.tsx'
import { createSeenDialogs } from '#shell/registry/seen-dialogs.ts'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { modals } from '#ui/modals/modals.ts'
import { drawPeople } from '../../../support/drawn-people.ts'
import { encode, manifest } from '../../runtime/shipped-manifest.ts'
import { MemoryStorage } from '../../session/page.ts'
import { buttonNamed, press, render } from '../../ui/render.tsx'

const names = { user: 'Amelia Hart', active: 'Anna Bell', inviter: 'Nora Ford' }
const signedIn = drawPeople(900)
  .map(({ facts }) => facts)
  .filter((facts) => facts['area'] !== undefined && facts['session'] !== 'anonymous' && encode(facts).known)

interface Kind {
  facts: Facts
  dialog: ViewDialog
  ways: string[]
}

/** Somebody of each kind: people who get a dialog with the same words and the same buttons. */
const kinds = manifest.dialogs.flatMap(({ id, seenKey }) => {
  const different = new Map<string, Kind>()
  for (const facts of signedIn) {
    const dialog = resolveDialog(manifest, encode(facts), names, (key) => key !== seenKey)
    if (!dialog) continue
    const { actions, action, bar, dismissable, title } = dialog
    const ways = actions.map(({ label }) => label)
    if (action !== undefined && !bar) ways.push(action)
    if (dismissable && !bar) ways.push('Close')
    different.set(`${id}: ${title}, ${ways.join(', ')}`, { facts, dialog, ways })
  }
  return [...different]
})

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  act(() => modals.closeAll())
  consent.set(undefined)
  vi.unstubAllGlobals()
})

const Path = () => <output>{useLocation().pathname}</output>

/** A page on which this person gets the dialog, with everything that remembers it. */
async function arrive({ facts, dialog }: Kind) {
  const person = { userName: names.user }
  const session = createStore({
    mode: facts['session'],
    loggedIn: person,
    active: { userName: names.active },
    access: { invitations: [{ name: names.inviter }] },
    modal: { showGrantedAccessModal: true },
    ready: true,
  })
  const fake = {
    get: session.get,
    markGrantedAccessModalSeen: () =>
      session.set({ ...session.get(), modal: { showGrantedAccessModal: false } }),
  } as unknown as Session
  const kept = new MemoryStorage()
  const seen = createSeenDialogs(
    fake,
    createStorage({ local: () => kept, session: () => kept, report: () => {} }),
  )
  const state = createStore({
    manifest,
    encode,
    facts,
    isOverridden: false,
    sources: { session: session.get() },
  })
  const services = {
    state,
    pageWords: async () => ({ search: {}, lets: {} }),
    run: (command: string) => {
      if (/^(accept|reject)-all-cookies$/.test(command)) chooseConsent([], new Date())
    },
  }
  await render(
    <ServicesContext value={services as unknown as PortalServices}>
      <MemoryRouter initialEntries={['/start']}>
        <Path />
        <ArrivalDialog
          area={facts['area'] as string}
          seenDialogs={(key) => (key === dialog.seenKey ? seen(key) : { ...seen(key), isSeen: () => true })}
          Bar={ArrivalBar}
        />
        <ModalHost />
      </MemoryRouter>
    </ServicesContext>,
  )
  /** The session tells the portal of its change. */
  return { again: () => act(async () => state.set({ ...state.get(), sources: { session: session.get() } })) }
}

describe('Everybody who gets a dialog on arrival', () => {
  it('of the shipped manifest is of one of these kinds', () => {
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual([
      'cookie-consent: Cookies and storage, Accept all, Reject all, See what is kept and choose',
      'granted-access: You are acting for Anna Bell as their attorney, Continue',
      'granted-access: You are acting for Anna Bell, Continue',
      'granted-access: You are viewing the account of Anna Bell, Continue',
      'pending-shared-access: Nora Ford has invited you to view their account, See the invitation, Remind me later, Close',
      'pwa-registered: Welcome to the app, Got it, Close',
    ])
  })

  it.each(kinds)('%s: gets past it by every button, and it does not come back', async (_, kind) => {
    const isShown = () => document.body.textContent.includes(kind.dialog.title)
    expect(kind.ways.length).toBeGreaterThan(0)
    for (const way of kind.ways) {
      consent.set(undefined)
      const { again } = await arrive(kind)
      await vi.waitFor(() => expect(isShown(), way).toBe(true))
      await press(buttonNamed(document.body, way)!)
      await again()
      await act(() => vi.dynamicImportSettled())
      expect(isShown(), way).toBe(false)
      cleanup()
    }
  })
})
