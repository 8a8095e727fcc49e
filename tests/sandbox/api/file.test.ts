// The sandbox's database kept in a file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProductApi } from '../../../src/sandbox/api/product-api.ts'

describe('a sandbox kept in a file', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'product-api-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = (now: string) => openProductApi({ file: join(folder, 'sandbox.db'), now: () => new Date(now) })
  const call = (api: ReturnType<typeof open>, method: string, path: string) =>
    api.handle({
      method,
      path,
      query: new URLSearchParams(),
      headers: { 'x-userid': 'U-20002' },
      body: undefined,
      subject: 'sub-p02',
    })

  it('keeps changes on the same day', () => {
    const first = open('2026-11-21T10:00:00Z')
    call(first, 'DELETE', '/api/uiuserprefs/isfirstvisittomyaccounts')
    first.close()
    const second = open('2026-11-21T15:00:00Z')
    expect(call(second, 'GET', '/api/uiuserprefs').status).toBe(200)
    second.close()
  })

  it('is rebuilt when its tables have changed', () => {
    const first = open('2026-11-21T10:00:00Z')
    first.close()
    const older = new DatabaseSync(join(folder, 'sandbox.db'))
    older.exec('alter table parameters drop column last_sign_in_at')
    older.exec(`update meta set value = replace(value, ', last_sign_in_at text', '')`)
    older.close()
    const second = open('2026-11-21T15:00:00Z')
    expect(call(second, 'GET', '/api/user/lastsignin').status).toBe(200)
    second.close()
  })

  it('is rebuilt on another day, so that its dates stay near today', () => {
    const first = open('2026-11-21T10:00:00Z')
    call(first, 'DELETE', '/api/uiuserprefs/isfirstvisittomyaccounts')
    first.close()
    const second = open('2026-11-25T10:00:00Z')
    expect(call(second, 'GET', '/api/uiuserprefs').status).toBe(404)
    expect(call(second, 'GET', '/api/portfolios').body).toMatchObject({ valuedOn: '2026-11-24' })
    second.close()
  })
})

describe('a sandbox that runs past midnight', () => {
  it('is rebuilt on London’s new day, with the flags as they were set', () => {
    let now = '2026-11-20T23:59:00Z'
    const api = openProductApi({ file: ':memory:', now: () => new Date(now) })
    const get = (path: string) =>
      api.handle({
        method: 'GET',
        path,
        query: new URLSearchParams(),
        headers: { 'x-userid': 'U-20002' },
        body: undefined,
        subject: 'sub-p02',
      }).body
    api.setFlags({ 'fido-authentication': true })
    expect(get('/api/portfolios')).toMatchObject({ valuedOn: '2026-11-19' })
    now = '2026-11-21T00:00:00Z'
    expect(get('/api/portfolios')).toMatchObject({ valuedOn: '2026-11-20' })
    expect(get('/api/user')).toMatchObject({ flags: { 'fido-authentication': true } })
  })
})
