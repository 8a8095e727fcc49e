import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFiles } from '#tools/build/compress.ts'
import { dropFormerFiles, emptyForBuild } from '#tools/build/former-builds.ts'

let dist: string
const assets = () => readdirSync(join(dist, 'assets')).toSorted()
const write = (name: string, text = name) => writeFileSync(join(dist, name), text)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

describe('A build over an earlier one', () => {
  it('takes away all but the files whose names change with their content', () => {
    write('index.html')
    write('sw.js.gz')
    write('assets/portal-old.js')
    mkdirSync(join(dist, '.vite'))
    emptyForBuild(dist)
    expect(readdirSync(dist)).toEqual(['assets'])
    expect(assets()).toEqual(['portal-old.js'])
    emptyForBuild(join(dist, 'none-yet'))
  })

  it('keeps what an earlier build had for 30 days after the last build that had it', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const age = (name: string, days: number) => {
      write(`assets/${name}`)
      utimesSync(join(dist, 'assets', name), now, new Date(now.getTime() - days * 86_400_000))
    }
    age('same-1.js', 400)
    age('same-1.js.gz', 400)
    age('left-29.js', 29)
    age('left-31.js', 31)
    age('left-31.js.br', 31)
    dropFormerFiles(join(dist, 'assets'), new Set(['same-1.js']), now)
    expect(assets()).toEqual(['left-29.js', 'same-1.js', 'same-1.js.gz'])
    dropFormerFiles(join(dist, 'assets'), new Set(), new Date('2026-12-21T12:00:00Z'))
    expect(assets()).toEqual(['same-1.js', 'same-1.js.gz'])
  })
})

describe('The files of a build', () => {
  it('are there compressed too, but for the page, pictures and fonts', () => {
    for (const name of ['index.html', 'sw.js', 'icon.png', 'assets/a-1.css', 'assets/inter-1.woff2'])
      write(name)
    compressFiles(dist)
    expect(readdirSync(dist).toSorted()).toEqual([
      'assets',
      'icon.png',
      'index.html',
      'sw.js',
      'sw.js.br',
      'sw.js.gz',
    ])
    expect(assets()).toEqual(['a-1.css', 'a-1.css.br', 'a-1.css.gz', 'inter-1.woff2'])
    expect(gunzipSync(readFileSync(join(dist, 'assets/a-1.css.gz'))).toString()).toBe('assets/a-1.css')
    expect(brotliDecompressSync(readFileSync(join(dist, 'sw.js.br'))).toString()).toBe('sw.js')
  })
})
