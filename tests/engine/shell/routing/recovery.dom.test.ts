import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecovery } from '#shell/routing/recovery.ts'

/** A browser at an address, with what it has been asked to do. */
function browser({ onLine = true, answers = true, build = 'index-1' } = {}) {
  const events = new EventTarget()
  const asked: string[] = []
  let reloads = 0
  const location = { pathname: '/learn', search: '?a=1', reload: () => (reloads += 1) }
  const window = {
    addEventListener: events.addEventListener.bind(events),
    navigator: { onLine },
    location,
    document: { documentElement: { dataset: { build } } },
    fetch: async (url: string) => {
      asked.push(url)
      if (!answers) throw new TypeError('Failed to fetch')
      return new Response(null, { status: 503 })
    },
  } as unknown as Window
  const missing = (error: object) =>
    events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return { window, location, missing, asked, reloads: () => reloads }
}

function memory() {
  let page: string | undefined
  return { reloadedFor: () => page, keepReloadedFor: (given: string) => void (page = given) }
}

describe('The cause of a page that could not be shown', () => {
  it('is `file` for an error that the build’s loader reported, and `call` for a call without a response', () => {
    const { window, missing } = browser()
    const { causeOf } = createRecovery(window, memory())
    const error = new TypeError('Failed to fetch dynamically imported module')
    missing(error)
    expect(causeOf(error)).toBe('file')
    expect(causeOf(new TypeError('x is undefined'))).toBe('mistake')
    expect(causeOf(Object.assign(new Error('no answer'), { kind: 'offline' }))).toBe('call')
    expect(causeOf('stop')).toBe('mistake')
  })
})

describe('The connection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is there where the server answers anything', async () => {
    const { window, asked } = browser()
    expect(await createRecovery(window, memory()).isConnected()).toBe(true)
    expect(asked).toEqual(['/settings.json'])
  })

  it('is not there where the browser says so, and nothing is asked', async () => {
    const { window, asked } = browser({ onLine: false })
    expect(await createRecovery(window, memory()).isConnected()).toBe(false)
    expect(asked).toEqual([])
  })

  it('is not there where nothing answers, whatever the browser says', async () => {
    expect(await createRecovery(browser({ answers: false }).window, memory()).isConnected()).toBe(false)
  })
})

describe('Loading the page again', () => {
  it('is done once for an address of a build', () => {
    const storage = memory()
    const first = browser()
    expect(createRecovery(first.window, storage).reload()).toBe(true)
    expect(first.reloads()).toBe(1)
    const second = browser()
    expect(createRecovery(second.window, storage).reload()).toBe(false)
    expect(second.reloads()).toBe(0)
  })

  it('is done again for another address, and for another build', () => {
    const storage = memory()
    createRecovery(browser().window, storage).reload()
    const elsewhere = browser()
    elsewhere.location.search = '?a=2'
    expect(createRecovery(elsewhere.window, storage).reload()).toBe(true)
    const deployed = browser({ build: 'index-2' })
    deployed.location.search = '?a=2'
    expect(createRecovery(deployed.window, storage).reload()).toBe(true)
  })
})
