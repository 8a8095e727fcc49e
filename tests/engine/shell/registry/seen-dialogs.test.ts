import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage, type PortalStorage } from '#session/browser/storage.ts'
import { createSeenDialogs } from '#shell/registry/seen-dialogs.ts'
import { MemoryStorage } from '../../session/page.ts'

describe('A dialog that config remembers', () => {
  let storage: PortalStorage
  beforeEach(() => {
    const [local, session] = [new MemoryStorage(), new MemoryStorage()]
    storage = createStorage({ local: () => local, session: () => session, report: () => {} })
  })
  const seen = () => createSeenDialogs({} as never, storage)

  it.each(['browser', 'session'] as const)('is shown once a %s, whatever another one says', (place) => {
    expect(seen()(`${place}:news`).isSeen()).toBe(false)
    seen()(`${place}:news`).opened()
    seen()(`${place}:move`).opened()
    expect(seen()(`${place}:news`).isSeen()).toBe(true)
    expect(seen()(`${place}:move`).isSeen()).toBe(true)
    expect(seen()(`${place}:other`).isSeen()).toBe(false)
  })

  it('comes back after a log-out only where it is remembered for a session', () => {
    seen()('browser:news').opened()
    seen()('session:news').opened()
    storage.clearForSignOut('https://id.example', 'portal')
    expect(seen()('browser:news').isSeen()).toBe(true)
    expect(seen()('session:news').isSeen()).toBe(false)
  })
})
