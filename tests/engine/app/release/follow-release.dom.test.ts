// An open page, and what happens to /current.json meanwhile.
import { newerBuild } from '#base/browser/own-build.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHash } from 'node:crypto'
import { createStore } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { PortalState } from '#shell/state/portal-state.ts'
import { followRelease } from '#app/release/follow-release.ts'
import type { ReleaseInUse } from '#app/release/release.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

vi.mock('virtual:release-keys', () => ({ approvals: 0, keys: [] }))

const manifest = compileFolder().manifest!
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const files = new Map<string, string>()
let isOffline = false

function put(made: object, code = 'code'): string {
  const text = JSON.stringify(made)
  const file = { path: '/assets/manifest-1.json', sha256: hash(text) }
  const signed = JSON.stringify({ version: 1, code, files: { manifest: file, visitors: file, words: file } })
  const id = hash(signed).slice(0, 16)
  files.set(file.path, text)
  files.set(`/releases/${id}.json`, JSON.stringify({ signed, signatures: [] }))
  return id
}

const facts = { session: 'anonymous', platform: 'web', view: 'desktop', os: 'other' }

/** A page with the shipped manifest; `asks` is one beat. */
function openPage() {
  const inUse = createStore<ReleaseInUse>({
    id: '0'.repeat(16),
    manifest,
    off: [],
  })
  const reports: string[] = []
  const switched: unknown[] = []
  const asks = () =>
    followRelease(
      { kind: 'manifest', inUse },
      { facts } as unknown as PortalState,
      (error) => reports.push((error as Error).message),
      (off) => switched.push(off),
    )
  return { asks, inUse, reports, switched }
}

beforeEach(() => {
  files.clear()
  isOffline = false
  newerBuild.set(false)
  document.documentElement.dataset['build'] = 'code'
  vi.stubGlobal('fetch', async (address: string) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    const text = files.get(address)
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text)
  })
})
const page = (text: string) =>
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': 'text/html' } }))
const current = (text: object | string) =>
  files.set('/current.json', typeof text === 'string' ? text : JSON.stringify(text))

describe('An open page', () => {
  it('has nothing to change to while its own release is current', async () => {
    const { asks, inUse } = openPage()
    current({ release: '0'.repeat(16) })
    expect(await asks()).toBe(inUse.get())
  })

  it('changes to another release, with the flags that are off', async () => {
    const { asks } = openPage()
    const id = put({ ...manifest, brand: { ...manifest.brand, name: 'Renamed' } })
    current({ release: id, off: ['planner'] })
    const taken = await asks()
    expect([taken?.id, taken?.manifest.brand.name, taken?.off]).toEqual([id, 'Renamed', ['planner']])
  })

  it('keeps its manifest where only a flag is switched off', async () => {
    const { asks } = openPage()
    current({ release: '0'.repeat(16), off: ['planner'] })
    const taken = await asks()
    expect(taken?.manifest).toBe(manifest)
    expect(taken?.off).toEqual(['planner'])
  })

  it.each([
    ['is not there', () => undefined],
    ['is a page', () => page('<!doctype html>')],
    ['says nothing', () => current('{}')],
    ['says nothing of flags', () => current({ release: '0'.repeat(16) })],
    ['cannot be reached', () => (isOffline = true)],
  ])('keeps what was switched off while current.json %s', async (_, silence) => {
    const { asks, inUse } = openPage()
    inUse.set({ ...inUse.get(), off: ['planner'] })
    silence()
    expect((await asks()) ?? inUse.get()).toBe(inUse.get())
  })

  it('has on again what is switched on', async () => {
    const { asks, inUse } = openPage()
    inUse.set({ ...inUse.get(), off: ['planner'] })
    current({ release: '0'.repeat(16), off: [] })
    expect((await asks())?.off).toEqual([])
  })

  it.each([
    ['is for another build', () => put(manifest, 'newer')],
    ['is not there', () => 'f'.repeat(16)],
    ['is refused', () => put({ ...manifest, guards: [] })],
  ])('is told of a flag that is switched off though the release that is current %s', async (_, other) => {
    const { asks, switched } = openPage()
    current({ release: other(), off: ['planner'] })
    expect(await asks()).toBeUndefined()
    expect(switched).toEqual([['planner']])
  })

  it('waits for the next link where the release is for another build', async () => {
    const { asks, reports } = openPage()
    current({ release: put(manifest, 'newer') })
    expect(await asks()).toBeUndefined()
    expect(newerBuild.get()).toBe(true)
    expect(reports).toEqual([])
  })

  it('says nothing without a connection, and follows once it is back', async () => {
    const { asks, reports } = openPage()
    const id = put({ ...manifest, brand: { ...manifest.brand, name: 'Renamed' } })
    current({ release: id })
    isOffline = true
    expect(await asks()).toBeUndefined()
    expect(reports).toEqual([])
    isOffline = false
    expect((await asks())?.id).toBe(id)
  })

  it('says nothing of an answer that breaks off', async () => {
    const { asks, reports } = openPage()
    const breaking = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', async () => new Response(breaking))
    expect(await asks()).toBeUndefined()
    expect(reports).toEqual([])
  })

  it('reports a broken file once, however often it asks', async () => {
    const { asks, reports } = openPage()
    current('{"release":"01')
    for (let beat = 0; beat < 5; beat += 1) expect(await asks()).toBeUndefined()
    expect(reports).toEqual(['/current.json is not what a portal understands'])
  })

  it('takes the release once its files are whole', async () => {
    const { asks } = openPage()
    const id = put({ ...manifest, brand: { ...manifest.brand, name: 'Renamed' } })
    const whole = files.get('/assets/manifest-1.json')!
    files.set('/assets/manifest-1.json', whole.slice(0, 1000))
    current({ release: id })
    expect(await asks()).toBeUndefined()
    files.set('/assets/manifest-1.json', whole)
    expect((await asks())?.id).toBe(id)
  })

  it('reports a release that is cut off once, and takes it once it is whole', async () => {
    const { asks, reports } = openPage()
    const id = put({ ...manifest, brand: { ...manifest.brand, name: 'Renamed' } })
    const file = `/releases/${id}.json`
    const whole = files.get(file)!
    files.set(file, whole.slice(0, 200))
    current({ release: id })
    for (let beat = 0; beat < 4; beat += 1) expect(await asks()).toBeUndefined()
    expect(reports).toEqual([expect.stringContaining('broken or cut off')])
    files.set(file, whole)
    expect((await asks())?.id).toBe(id)
  })

  it('keeps what it has where the other manifest cannot be drawn', async () => {
    const { asks, reports } = openPage()
    const broken = { ...manifest, contexts: 7 } as unknown as Manifest
    current({ release: put(broken) })
    expect(await asks()).toBeUndefined()
    expect(reports).toHaveLength(1)
  })
})
