// Grants that are taken back, or cannot be asked for, while somebody else's account is shown.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EndedAccess } from '#session/types.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { journalOf, openSandbox } from '../../../sandbox/sandbox-client.ts'
import { got } from '../../../support/asked.ts'
import { TestProfile, settle, type TestTab } from '../page.ts'
import { peopleApi, type PeopleApi } from '../people-api.ts'
import { signInAs } from '../signing-in.ts'

let api: PeopleApi
let sandbox: Sandbox & AsyncDisposable
let tab: TestTab
let ended: EndedAccess[]

beforeEach(async () => {
  api = peopleApi()
  api.shares = [{ id: 'C-7', name: 'Margaret Hale', status: 'Accepted' }]
  api.delegates = [{ id: 'C-1', name: 'Rose Lin', isActive: true }]
  sandbox = await openSandbox(api.open)
  tab = new TestProfile(sandbox.url).openTab()
  await signInAs(tab, sandbox, 'multiple-access')
  ended = []
  tab.session.onAccessEnded((news) => ended.push(news))
})
afterEach(() => sandbox[Symbol.asyncDispose]())

const ask = (path: string) => got(tab.session.api()!, path).catch(() => undefined)

/** Waits for what the session does by itself. */
async function hasMode(mode: string) {
  await expect.poll(() => tab.session.get()).toMatchObject({ mode, ready: true })
}

describe('a viewer whose grant is taken back', () => {
  it('returns to the own account after the next 403, and sees whose account it was', async () => {
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    api.shares = []
    api.instead['/api/portfolios'] = { status: 403 }
    await Promise.all([ask('/api/portfolios'), ask('/api/portfolios')])
    await hasMode('normal')
    await expect.poll(() => ended).toEqual([{ kind: 'grantor', name: 'Margaret Hale' }])
    expect(tab.session.get()).toMatchObject({ access: { type: 'DelegatedAccess', grantors: [] } })
    expect(tab.profile.kept).toEqual([])
  })

  it('sees it also when it happened before the switch', async () => {
    api.shares = []
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    await hasMode('normal')
    await expect.poll(() => ended).toEqual([{ kind: 'grantor', name: 'Margaret Hale' }])
  })

  it('stays after any other 403, because the grant still exists', async () => {
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    api.instead['/api/messages'] = { status: 403 }
    const { next } = await journalOf(sandbox)
    await ask('/api/messages')
    await settle()
    await expect
      .poll(async () => (await journalOf(sandbox, next)).entries.map(({ path }) => path))
      .toEqual(['/api/messages', '/api/client/delegates', '/api/sharedaccess/sharedwithyou'])
    expect(tab.session.get()).toMatchObject({ mode: 'shared', ready: true })
    expect(ended).toEqual([])
  })

  it('stays when the grants cannot be loaded', async () => {
    await tab.session.switchTo({ kind: 'grantor', id: 'C-7' })
    api.instead['/api/sharedaccess/sharedwithyou'] = { status: 503 }
    await tab.session.refreshAccess()
    expect(tab.session.get()).toMatchObject({ mode: 'shared', access: { grantors: [{ id: 'C-7' }] } })
  })
})

describe('a delegate whose grant becomes inactive', () => {
  it('returns to the own account after the next 403', async () => {
    await tab.session.switchTo({ kind: 'client', id: 'C-1' })
    api.delegates = [{ id: 'C-1', name: 'Rose Lin', isActive: false }]
    api.instead['/api/portfolios'] = { status: 403 }
    await ask('/api/portfolios')
    await hasMode('normal')
    await expect.poll(() => ended).toEqual([{ kind: 'client', name: 'Rose Lin' }])
  })

  it('does not have the grants loaded again by a 403 on the own account', async () => {
    api.instead['/api/portfolios'] = { status: 403 }
    const { next } = await journalOf(sandbox)
    await ask('/api/portfolios')
    await settle()
    expect((await journalOf(sandbox, next)).entries.map(({ path }) => path)).toEqual(['/api/portfolios'])
  })
})

describe('somebody with an invitation', () => {
  const waiting = () => {
    const state = tab.session.get()
    return 'access' in state
      ? [state.access.invitations.map(({ name }) => name), state.access.isReminderDue]
      : []
  }
  beforeEach(() => {
    api.shares = [{ id: 'C-8', name: 'Nora Ford', status: 'Pending' }]
  })

  it('is reminded a day after asking for it, not before', async () => {
    await tab.session.refreshAccess()
    expect(waiting()).toEqual([['Nora Ford'], false])
    tab.session.remindLater()
    tab.clock.wall += 24 * 3_600_000 - 1
    await tab.session.refreshAccess()
    expect(waiting()).toEqual([['Nora Ford'], false])
    tab.clock.wall += 1
    await tab.session.refreshAccess()
    expect(waiting()).toEqual([['Nora Ford'], true])
  })

  it('is not reminded any more after answering it', async () => {
    tab.session.remindLater()
    api.shares = [{ id: 'C-8', name: 'Nora Ford', status: 'Removed' }]
    await tab.session.refreshAccess()
    expect(tab.storage.remindAt()).toBeUndefined()
    expect(waiting()).toEqual([[], false])
  })
})
