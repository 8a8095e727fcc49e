import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropFormerFiles } from '#tools/build/former-builds.ts'
import { bringFormerFiles, writeFileList } from '#tools/build/former-files.ts'
import { servePreview } from '#tools/serve/preview-server.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
let folder: string
const filesOf = (image: string) => readdirSync(join(folder, image, 'assets')).toSorted()

/** An image that starts empty, with the files that a build has written into it. */
function image(name: string, files: Record<string, string>): string {
  const dist = join(folder, name)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', file), text)
  return dist
}

/** What a build does once its files are there. */
async function finish(dist: string, from: string | undefined, now = NOW): Promise<number | undefined> {
  const own = new Set(readdirSync(join(dist, 'assets')))
  const count = from === undefined ? undefined : await bringFormerFiles(from, dist, now)
  dropFormerFiles(join(dist, 'assets'), own, now)
  writeFileList(dist)
  return count
}

let server: Server | undefined
async function serve(dist: string): Promise<string> {
  server = await servePreview({ dist, port: 0, settings: () => '{}' })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-images-'))))
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

describe('A build on a machine that starts empty', () => {
  it('has the files of the image before, fetched from the running site, and passes them on', async () => {
    const first = image('first', { 'portal-11111111.js': 'one', 'same-00000000.js': 'same' })
    await finish(first, undefined, daysAgo(20))
    const second = image('second', { 'portal-22222222.js': 'two', 'same-00000000.js': 'same' })
    expect(await finish(second, await serve(first), daysAgo(15))).toBe(1)
    expect(filesOf('second')).toEqual(['portal-11111111.js', 'portal-22222222.js', 'same-00000000.js'])
    expect(readFileSync(join(second, 'assets/portal-11111111.js'), 'utf8')).toBe('one')

    const third = image('third', { 'portal-33333333.js': 'three' })
    expect(await finish(third, second)).toBe(3)
    expect(filesOf('third')).toEqual([
      'portal-11111111.js',
      'portal-22222222.js',
      'portal-33333333.js',
      'same-00000000.js',
    ])
  })

  it('leaves out what no build of the last 30 days had, counted from the build that had it', async () => {
    const first = image('first', { 'old-11111111.js': 'old' })
    await finish(first, undefined, daysAgo(31))
    const second = image('second', { 'portal-22222222.js': 'two' })
    await finish(second, first, daysAgo(5))
    expect(filesOf('second')).toEqual(['old-11111111.js', 'portal-22222222.js'])
    const third = image('third', { 'portal-33333333.js': 'three' })
    expect(await finish(third, second)).toBe(1)
    expect(filesOf('third')).toEqual(['portal-22222222.js', 'portal-33333333.js'])
  })

  it('goes on where nothing is listed, as before the first build with a list', async () => {
    const first = image('first', { 'portal-11111111.js': 'one' })
    const second = image('second', { 'portal-22222222.js': 'two' })
    expect(await finish(second, await serve(first))).toBeUndefined()
    expect(filesOf('second')).toEqual(['portal-22222222.js'])
  })

  it('stops, with a sentence, where a listed file is gone or is another one', async () => {
    const first = image('first', { 'portal-11111111.js': 'one' })
    await finish(first, undefined)
    writeFileSync(join(first, 'assets/portal-11111111.js'), 'cut o')
    await expect(finish(image('second', {}), first)).rejects.toThrow(
      `${first} lists assets/portal-11111111.js, and has another file there.`,
    )
    rmSync(join(first, 'assets/portal-11111111.js'))
    await expect(finish(image('third', {}), first)).rejects.toThrow(
      `${first} lists assets/portal-11111111.js, and does not have it.`,
    )
    await expect(finish(image('fourth', {}), join(folder, 'nowhere'))).rejects.toThrow('There is no folder')
  })

  it('writes nothing outside its folder, whatever a list says', async () => {
    const first = image('first', {})
    const entry = { lastBuilt: NOW.toISOString(), integrity: 'sha384-x' }
    writeFileSync(join(first, 'files.json'), JSON.stringify({ '../index.html': entry }))
    await expect(finish(image('second', {}), first)).rejects.toThrow(/..\/index.html/)
    expect(readFileSync(join(folder, 'second/index.html'), 'utf8')).toBe('<!doctype html>')
  })
})

describe('A compressed copy', () => {
  it('stays as long as its file', () => {
    const dist = image('first', {
      'left-11111111.js': 'x',
      'left-11111111.js.gz': 'z',
      'gone-11111111.js.gz': 'z',
    })
    utimesSync(join(dist, 'assets/left-11111111.js'), NOW, daysAgo(29))
    utimesSync(join(dist, 'assets/left-11111111.js.gz'), NOW, daysAgo(35))
    dropFormerFiles(join(dist, 'assets'), new Set(), NOW)
    expect(filesOf('first')).toEqual(['left-11111111.js', 'left-11111111.js.gz'])
  })
})
