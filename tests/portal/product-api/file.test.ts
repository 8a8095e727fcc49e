// The sandbox's database kept in a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import { openFile } from '#sandbox/data/database.ts'

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

describe('a file that is no database of a sandbox', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'product-api-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const opening = (file: string) => () =>
    openFile(file, () => openProductApi({ file, now: () => new Date() }))

  it('is named with what to do', () => {
    const file = join(folder, 'product-5180.sqlite')
    writeFileSync(file, 'no database, but longer than the head of one has to be'.repeat(20))
    expect(opening(file)).toThrow(
      `${file} is not a database that this sandbox can use (file is not a database). Move it away, or delete it together with those beside it that end in -wal and -shm: the sandbox makes a new one.`,
    )
  })

  it('stays as it is when it is somebody else’s', () => {
    const file = join(folder, 'product-5180.sqlite')
    const theirs = new DatabaseSync(file)
    theirs.exec('create table invoices (id text); insert into invoices values (1)')
    theirs.close()
    expect(opening(file)).toThrow(
      `${file} is not a database that this sandbox can use (it has other tables: invoices).`,
    )
    const after = new DatabaseSync(file)
    expect(after.prepare('select count(*) as n from invoices').get()).toEqual({ n: 1 })
    after.close()
  })

  it('is named also where its tables are called like those of a sandbox', () => {
    const file = join(folder, 'product-5180.sqlite')
    const theirs = new DatabaseSync(file)
    theirs.exec('create table meta (id text)')
    theirs.close()
    expect(opening(file)).toThrow(
      `${file} is not a database that this sandbox can use (no such column: value).`,
    )
  })
})

describe('a sandbox whose clock was moved', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'product-api-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const open = (now: string) => openProductApi({ file: join(folder, 'sandbox.db'), now: () => new Date(now) })
  const ask = (api: ReturnType<typeof open>, method: string, path: string) =>
    api.handle({
      method,
      path,
      query: new URLSearchParams(),
      headers: { 'x-userid': 'U-20003' },
      body: undefined,
      subject: 'sub-p03',
    })

  it('goes on after a restart with what was done, at the time that its clock has reached', () => {
    const first = open('2026-11-21T10:00:00Z')
    first.setClock(new Date('2027-01-04T12:00:00Z'))
    ask(first, 'POST', '/api/uiuserprefs/isfirstvisit')
    const before = {
      prefs: ask(first, 'GET', '/api/uiuserprefs').body,
      money: ask(first, 'GET', '/api/portfolios').body,
    }
    first.close()
    const second = open('2026-11-21T11:00:00Z')
    expect(ask(second, 'GET', '/api/nothing').headers).toMatchObject({
      date: 'Mon, 04 Jan 2027 13:00:00 GMT',
    })
    expect(ask(second, 'GET', '/api/uiuserprefs').body).toEqual(before.prefs)
    expect(before.prefs).toMatchObject({ isFirstVisit: true })
    expect(ask(second, 'GET', '/api/portfolios').body).toEqual(before.money)
    second.setClock(new Date('2027-01-06T12:00:00Z'))
    expect(ask(second, 'GET', '/api/uiuserprefs').body).toEqual(before.prefs)
    second.close()
  })

  it('goes on also when the real day is another one', () => {
    const first = open('2026-11-21T10:00:00Z')
    first.setClock(new Date('2027-01-04T12:00:00Z'))
    ask(first, 'POST', '/api/uiuserprefs/isfirstvisit')
    const before = ask(first, 'GET', '/api/uiuserprefs').body
    first.close()
    const second = open('2026-11-23T10:00:00Z')
    expect(ask(second, 'GET', '/api/uiuserprefs').body).toEqual(before)
    expect(ask(second, 'GET', '/api/nothing').headers).toMatchObject({
      date: 'Wed, 06 Jan 2027 12:00:00 GMT',
    })
    second.close()
  })

  it('starts again on the real day where its tables are older', () => {
    const first = open('2026-11-21T10:00:00Z')
    first.setClock(new Date('2027-01-04T12:00:00Z'))
    first.close()
    const older = new DatabaseSync(join(folder, 'sandbox.db'))
    older.exec(`update meta set value = 'older' where key = 'seeded-from'`)
    older.close()
    const second = open('2026-11-21T11:00:00Z')
    expect(ask(second, 'GET', '/api/portfolios')).toMatchObject({
      status: 200,
      headers: { date: 'Sat, 21 Nov 2026 11:00:00 GMT' },
    })
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
