import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from '#app/service-worker.ts'

/** A portal whose state the test sets, with what it registered and reported. */
function portal({ isSupported = true, register = () => Promise.resolve() } = {}) {
  const registered: string[] = []
  const reported: string[] = []
  const listeners = new Set<() => void>()
  const state = { isStable: false }
  registerServiceWorker({
    container: isSupported
      ? {
          register: (url) => {
            registered.push(String(url))
            return register() as unknown as Promise<ServiceWorkerRegistration>
          },
        }
      : undefined,
    isStable: () => state.isStable,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: (error) => reported.push((error as Error).message),
  })
  const becomes = (isStable: boolean) => {
    state.isStable = isStable
    listeners.forEach((listen) => listen())
  }
  return { registered, reported, listeners, becomes }
}

describe('the service worker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('registers once the app has been stable for a second [R-PWA-16, R-CONST-33]', () => {
    const { registered, becomes, listeners } = portal()
    becomes(true)
    vi.advanceTimersByTime(999)
    expect(registered).toEqual([])
    vi.advanceTimersByTime(1)
    expect(registered).toEqual(['/sw.js'])
    expect(listeners.size).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(registered).toEqual(['/sw.js'])
  })

  it('waits while something new begins within that second [R-PWA-16]', () => {
    const { registered, becomes } = portal()
    becomes(true)
    vi.advanceTimersByTime(900)
    becomes(false)
    vi.advanceTimersByTime(5_000)
    expect(registered).toEqual([])
    becomes(true)
    vi.advanceTimersByTime(1_000)
    expect(registered).toEqual(['/sw.js'])
  })

  it('registers after 30 seconds in an app that is never stable [R-PWA-16, R-CONST-33]', () => {
    const { registered } = portal()
    vi.advanceTimersByTime(29_999)
    expect(registered).toEqual([])
    vi.advanceTimersByTime(1)
    expect(registered).toEqual(['/sw.js'])
  })

  it('is reported when it is disabled or not supported [R-ERR-32]', () => {
    const { reported, registered } = portal({ isSupported: false })
    vi.advanceTimersByTime(60_000)
    expect(registered).toEqual([])
    expect(reported).toEqual(['Service workers are disabled or not supported by this browser'])
  })

  it('is reported when it cannot be registered [R-ERR-32]', async () => {
    const { reported } = portal({ register: () => Promise.reject(new Error('The script has a bad type')) })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reported).toEqual(['The script has a bad type'])
  })
})

describe('the worker itself, where the browser ends a subscription to notifications', () => {
  afterEach(() => void vi.unstubAllGlobals())

  const options = { userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 9]).buffer }

  /** What it subscribes to once this event has come, and how long the browser waits for it. */
  async function afterChange(change: object) {
    const listeners = new Map<string, (event: object) => void>()
    const subscribe = vi.fn(async (_options: object) => ({}))
    const waited: Promise<unknown>[] = []
    vi.stubGlobal('__CACHE__', 'files-')
    vi.stubGlobal('__BUILD__', '1')
    vi.stubGlobal('self', {
      addEventListener: (kind: string, listen: (event: object) => void) => listeners.set(kind, listen),
      registration: { pushManager: { subscribe } },
    })
    vi.resetModules()
    const worker = new URL('../../../src/engine/app/sw/sw.ts', import.meta.url).pathname
    await import(/* @vite-ignore */ worker)
    listeners.get('pushsubscriptionchange')!({
      ...change,
      waitUntil: (work: Promise<unknown>) => waited.push(work),
    })
    await Promise.all(waited)
    return { asked: subscribe.mock.calls.map(([asked]) => asked), waits: waited.length }
  }

  it('subscribes again under the same key, and the browser waits for it', async () => {
    const change = { oldSubscription: { options }, newSubscription: null }
    expect(await afterChange(change)).toEqual({ asked: [options], waits: 1 })
  })

  it('leaves alone a subscription that the browser has renewed itself', async () => {
    const change = { oldSubscription: { options }, newSubscription: { options } }
    expect(await afterChange(change)).toEqual({ asked: [], waits: 0 })
  })

  it('does nothing where nothing says under which key it was: the page subscribes when it is opened', async () => {
    expect((await afterChange({ oldSubscription: null, newSubscription: null })).asked).toEqual([])
  })
})
