// What a visit loads from the host of the files: nothing kept, everything kept, after a deploy and after a release of an edited sentence.
import { join } from 'node:path'
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { OwnRelease } from '#app/release/release.ts'
import { readChunks } from '../chunks.ts'

export interface Bytes {
  visit: string
  bytes: number
}

const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Of the signed-in start page, as gzip. */
export function bytesOfVisits(dist: string): Bytes[] {
  const { entry, filesOf, sizeOf } = readChunks(dist)
  const files = entry
    .union(filesOf('first-load/signed-in-page.tsx'))
    .union(filesOf('../../portal/screens/account/dashboard.screen.tsx'))
  const scripts = [...files].map(sizeOf)
  const index = join(dist, 'index.html')
  const page = zipped(index)
  const [, told = ''] = /data-release='([^']+)'/.exec(readFileSync(index, 'utf8'))!
  const release = JSON.parse(told) as OwnRelease
  // Those of the first page: the upright letters of Latin alphabets.
  const fonts = readdirSync(join(dist, 'assets'))
    .filter((name) => /latin-(wght|\d+)-normal-[\w-]{8}\.woff2$/.test(name) && !name.includes('-ext-'))
    .reduce((total, name) => total + readFileSync(join(dist, 'assets', name)).length, 0)
  const total = scripts.reduce((sum, size) => sum + size, 0) + zipped(join(dist, release.files.manifest))
  return [
    { visit: 'the first: page, scripts, styles, fonts', bytes: page + total + fonts },
    { visit: 'a further one: the page', bytes: page },
    {
      visit: 'after a deploy of one sentence, at most: the page and its largest file again',
      bytes: page + Math.max(...scripts),
    },
    {
      visit: 'an open page, after a release of one sentence: its manifest',
      bytes: ['current.json', `releases/${release.id}.json`, release.files.manifest].reduce(
        (sum, file) => sum + zipped(join(dist, file)),
        0,
      ),
    },
  ]
}
