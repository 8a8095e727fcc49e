// Where a browser takes pushes is told to the server at each visit of somebody whose browser shows notifications.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepNotified } from '#app/keep-notified.ts'
import { createStore } from '#base/state/store.ts'

afterEach(() => vi.unstubAllGlobals())

type Ports = Parameters<typeof keepNotified>[0]

/** A page of a browser that allows notifications or does not; `becomes` says which session it has from then on. */
function startPage(permission: string) {
  vi.stubGlobal('Notification', { permission })
  const told: unknown[] = []
  const panel = vi.fn(async () => ({ renewNotifications: async (api: unknown) => void told.push(api) }))
  const state = createStore<object>({ mode: 'starting' })
  const session = { ...state, api: () => 'api' }
  keepNotified({ session, supplies: { panel } } as unknown as Ports)
  return { told, panel, becomes: state.set }
}

const later = () => new Promise((resolve) => setTimeout(resolve))

describe('A page of somebody who is signed in', () => {
  it('tells the server once it is certain whose account is shown, and their own is', async () => {
    const { told, becomes } = startPage('granted')
    becomes({ mode: 'delegated', ready: true })
    becomes({ mode: 'normal', ready: false })
    await later()
    expect(told).toEqual([])
    becomes({ mode: 'normal', ready: true })
    becomes({ mode: 'normal', ready: true })
    await later()
    expect(told).toEqual(['api'])
  })

  it('loads nothing where the browser shows no notifications', async () => {
    const { panel, becomes } = startPage('default')
    becomes({ mode: 'normal', ready: true })
    await later()
    expect(panel).not.toHaveBeenCalled()
  })
})
