import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage, type PortalStorage } from '#session/browser/storage.ts'
import { parseStoredUser } from '#session/browser/stored-user.ts'
import { createTabs, subjectHash } from '#session/browser/tabs.ts'
import { MemoryStorage } from '../page.ts'

let local: MemoryStorage
let session: MemoryStorage
let reported: string[]
let storage: PortalStorage
beforeEach(() => {
  local = new MemoryStorage()
  session = new MemoryStorage()
  reported = []
  storage = createStorage({
    local: () => local,
    session: () => session,
    report: (error) => reported.push(error.message),
  })
})

describe('stored entries', () => {
  it('have the names of the specification [R-KEY-01] [R-KEY-02] [R-KEY-03]', () => {
    storage.markShown('HasShownPwaRegisteredModal')
    storage.markShown('HasShownPendingSharedAccessModal')
    storage.remindLater(1_790_000_000_000)
    expect(Object.fromEntries(local.entries)).toEqual({
      HasShownPwaRegisteredModal: 'true',
      HasShownPendingSharedAccessModal: 'true',
      remindMeLater: '1790000000000',
    })
    expect(storage.hasShown('HasShownPwaRegisteredModal')).toBe(true)
    expect(storage.remindAt()).toBe(1_790_000_000_000)
  })

  it('remember the causes of error reports of this tab, the last fifty, until the sign-out', () => {
    expect(['a', 'b', 'a'].map((cause) => storage.rememberReport(cause))).toEqual([true, true, false])
    for (let cause = 0; cause < 50; cause++) storage.rememberReport(`cause ${cause}`)
    expect(storage.rememberReport('a')).toBe(true)
    storage.clearForSignOut('https://idp.example', 'portal')
    expect(storage.rememberReport('cause 49')).toBe(true)
  })

  it('keep a switched grant for each person, ids only [R-KEY-04] [R-ACC-24]', () => {
    storage.keepSwitchedGrant('U-8', { kind: 'client', id: 'C-1' })
    expect(storage.switchedGrant('U-8')).toEqual({ kind: 'client', id: 'C-1' })
    expect(storage.switchedGrant('U-12')).toBeUndefined()
    storage.forgetSwitchedGrant('U-8')
    expect(local.length).toBe(0)
  })

  it.each([
    ['portal.switched-grant.U-8', 'not json', () => storage.switchedGrant('U-8')],
    ['portal.switched-grant.U-8', '{"kind":"boss","id":"C-1"}', () => storage.switchedGrant('U-8')],
    ['remindMeLater', 'tomorrow', () => storage.remindAt()],
    ['portal.theme', '{"mode":1}', () => storage.themeChoice()],
    ['portal.consent', '{"version":1,"at":"soon","choices":[]}', () => storage.consent()],
    ['HasShownPwaRegisteredModal', 'yes', () => storage.hasShown('HasShownPwaRegisteredModal') || undefined],
  ])('are dropped and reported when they are damaged: %s = %s', (key, value, readEntry) => {
    local.setItem(key, value)
    expect(readEntry()).toBeUndefined()
    expect(local.length).toBe(0)
    expect(reported).toEqual([`Storage: ${key} was damaged and has been dropped`])
  })

  it('of a tab are dropped and reported likewise', () => {
    session.setItem('portal.signed-out', '{"reason":"boss"}')
    expect(storage.takeSignedOutNote()).toBeUndefined()
    expect(session.length).toBe(0)
    expect(reported).toEqual(['Storage: portal.signed-out was damaged and has been dropped'])
  })

  it('hold a choice about cookies only for what could be kept when it was made', () => {
    const chosen = { version: 1, at: '2026-11-22T10:00:00.000Z', choices: ['analytics'] as const }
    storage.keepConsent(chosen)
    expect(storage.consent()).toEqual(chosen)
    storage.keepConsent({ ...chosen, version: 0.5 })
    expect(storage.consent()).toBeUndefined()
    expect(reported).toEqual([])
  })

  it('keep valid scroll positions only [R-ROUTE-34]', () => {
    storage.keepScrollPositions({ a1: 0, b2: 812.5 })
    expect(storage.scrollPositions()).toEqual({ a1: 0, b2: 812.5 })
    for (const damaged of ['{"a1":"812"}', '[1,2]', '812', '{"a1":1e999}', '{']) {
      session.setItem('portal.scroll-positions', damaged)
      expect(storage.scrollPositions(), damaged).toBeUndefined()
      expect(session.getItem('portal.scroll-positions'), damaged).toBeNull()
    }
    expect(new Set(reported)).toEqual(
      new Set(['Storage: portal.scroll-positions was damaged and has been dropped']),
    )
  })

  it('are removed when the user in them is invalid, and reported without their content', () => {
    const key = 'oidc.user:https://id.example:portal-web'
    session.setItem(key, '{"access_token":"secret"}')
    expect(storage.storedUser('https://id.example', 'portal-web', parseStoredUser)).toBeUndefined()
    expect(session.length).toBe(0)
    expect(reported).toEqual([`Storage: ${key} was damaged and has been dropped`])
  })

  it('are gone after use when they are used once', () => {
    storage.keepPendingUserId('C-7')
    expect([storage.takePendingUserId(), storage.takePendingUserId()]).toEqual(['C-7', undefined])
    storage.keepSignedOutNote({ reason: 'inactivity' })
    expect([storage.takeSignedOutNote(), storage.takeSignedOutNote()]).toEqual([
      { reason: 'inactivity' },
      undefined,
    ])
  })

  it('survive a sign-out: the two prompts, the reminder and the grant', () => {
    storage.markShown('HasShownPwaRegisteredModal')
    storage.remindLater(1)
    storage.keepSwitchedGrant('U-8', { kind: 'client', id: 'C-1' })
    storage.markGrantedAccessModalSeen()
    storage.keepPendingUserId('C-7')
    storage.keepSentForm('key 1')
    storage.clearForSignOut('https://id.example', 'portal-web')
    expect([...local.entries.keys()].toSorted()).toEqual([
      'HasShownPwaRegisteredModal',
      'portal.switched-grant.U-8',
      'remindMeLater',
    ])
    expect(session.length).toBe(0)
  })
})

describe('a message to other tabs', () => {
  const authority = 'https://id.example'
  const hearing = (subject: string) => {
    const heard: string[] = []
    let send: (key: string | null, value: string | null) => void = () => {}
    const onStorage = (listener: typeof send) => {
      send = listener
      return () => {}
    }
    createTabs({ storage, authority, onStorage }).listen(
      () => subject,
      (type) => heard.push(type),
    )
    return { heard, send: (value: string | null, key = storage.busKey) => send(key, value) }
  }
  const message = { type: 'signed-out', authority, person: subjectHash('sub-p02'), id: '1' }

  it('uses a storage key that is removed again, and each message is unique [R-KEY-05] [R-LOGOUT-06]', () => {
    const written: string[] = []
    local.onChange = (key, value) => value !== null && written.push(`${key} ${value}`)
    const tabs = createTabs({ storage, authority, onStorage: () => () => {} })
    tabs.broadcast('signed-out', 'sub-p02')
    tabs.broadcast('signed-out', 'sub-p02')
    expect(written).toHaveLength(2)
    expect(written[0]).toMatch(/^portal\.message-bus /)
    expect(written[0]).not.toBe(written[1])
    expect(written[0]).not.toContain('sub-p02')
    expect(local.length).toBe(0)
  })

  it('reaches only tabs of the same person', () => {
    const own = hearing('sub-p02')
    own.send(JSON.stringify(message))
    expect(own.heard).toEqual(['signed-out'])
    const other = hearing('sub-p03')
    other.send(JSON.stringify(message))
    expect(other.heard).toEqual([])
  })

  it('that is invalid, of another provider, or under another key is ignored', () => {
    const { heard, send } = hearing('sub-p02')
    send('junk')
    send('{"type":"pay"}')
    send(null)
    send(JSON.stringify({ ...message, authority: 'https://other.example' }))
    send(JSON.stringify(message), 'another-key')
    expect(heard).toEqual([])
  })
})
