import { describe, expect, it } from 'vitest'
import { safeStore } from '#session/browser/safe-store.ts'
import { createStorage } from '#session/browser/storage.ts'
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

describe('A storage that is blocked', () => {
  it('keeps nothing, and is reported once', async () => {
    const reported: string[] = []
    const store = safeStore(blocked, ({ message }) => reported.push(message))
    store.setItem('portal.theme', 'dark')
    store.removeItem('portal.amounts')
    expect([store.getItem('portal.theme'), store.key(0), store.length]).toEqual([null, null, 0])
    await Promise.resolve()
    expect(reported).toEqual(['Storage: it is blocked (SecurityError)'])
  })

  it('cannot keep a sign-in, which fails', () => {
    const storage = createStorage({ local: blocked, session: blocked, report: () => {} })
    expect(() => storage.libraryStores()).toThrow('Access is denied')
  })
})
