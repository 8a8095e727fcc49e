import { describe, expect, it } from 'vitest'
import { safeStore } from '#session/browser/safe-store.ts'
import { createStorage } from '#session/browser/storage.ts'
import { claimTab, locksOf } from '#session/browser/tab-claim.ts'
import { explain } from '#session/sign-in/failure-messages.ts'
import { MemoryStorage } from '../page.ts'

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

const blocked = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

describe('A storage that is full', () => {
  it('drops what does not fit, keeps what it has, and is reported once', () => {
    const full = new FullStorage()
    full.entries.set('before', 'here')
    const reported: string[] = []
    const store = safeStore(
      () => full,
      ({ message }) => reported.push(message),
    )
    store.setItem('portal.theme', 'dark')
    store.setItem('portal.amounts', 'hidden')
    expect(store.getItem('portal.theme')).toBeNull()
    expect(store.getItem('before')).toBe('here')
    store.removeItem('before')
    expect(store.length).toBe(0)
    expect(reported).toEqual(['Storage: portal.theme could not be kept (QuotaExceededError)'])
  })

  it('is reported once for each of two stores, though one of them remembers what was reported', () => {
    const reported: string[] = []
    const storage = createStorage({
      local: () => new FullStorage(),
      session: () => new FullStorage(),
      report: ({ message }) => storage.rememberReport(message) && reported.push(message),
    })
    storage.keepThemeChoice('dark')
    storage.keepAmountsHidden(true)
    expect(reported).toEqual([
      'Storage: portal.reported could not be kept (QuotaExceededError)',
      'Storage: portal.theme could not be kept (QuotaExceededError)',
    ])
  })
})

const refusing: Storage = Object.assign(new MemoryStorage(), { getItem: () => blocked().getItem('') })

describe.each<[string, () => Storage | null]>([
  ['blocked', blocked],
  ['null, as in some apps that show pages,', () => null],
  ['refused only when it is used', () => refusing],
])('A storage that is %s', (_how, open) => {
  it('keeps nothing, and is reported once', async () => {
    const reported: string[] = []
    const store = safeStore(open, ({ message }) => reported.push(message))
    store.setItem('portal.theme', 'dark')
    store.removeItem('portal.amounts')
    expect([store.getItem('portal.theme'), store.key(0), store.length]).toEqual([null, null, 0])
    await Promise.resolve()
    expect(reported).toEqual(['Storage: it is blocked (SecurityError)'])
  })

  it('cannot keep a sign-in, which fails, and the person reads why', () => {
    const storage = createStorage({ local: open, session: open, report: () => {} })
    const error = thrownBy(() => storage.libraryStores())
    expect(error).toMatchObject({ name: 'SecurityError' })
    expect(explain(error).message).toBe(
      'We could not sign you in: the storage of this browser is blocked or full. Allow site data or make room, then try again.',
    )
  })
})

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('Locks', () => {
  const work = () => Promise.resolve('done')

  it('that the browser lacks are undefined', () => {
    expect([locksOf(null), locksOf(undefined)]).toEqual([undefined, undefined])
  })

  it('that it refuses are done without, so that no tab is taken for a copy', async () => {
    const locks = locksOf({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) })
    expect(await locks?.request('any', {}, work)).toBe('done')
    const storage = createStorage({ local: () => null, session: () => null, report: () => {} })
    expect(await claimTab({ storage, locks })).toBe('own')
  })

  it('that fail while the work goes on do it once', async () => {
    let times = 0
    const locks = locksOf({
      request: async (_name, _options, begin) => {
        await begin()
        throw new DOMException('Stolen', 'AbortError')
      },
    })
    await expect(locks?.request('any', {}, async () => void times++)).rejects.toThrow('Stolen')
    expect(times).toBe(1)
  })
})
