// The releases whose situation codes can be explained. Only this file knows where the config of a release lies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentOf } from '#app/release/current.ts'
import { configOf } from '../../release/make-release.ts'
import { CURRENT } from '../../release/folders.ts'
import { readRecord } from '../../release/record.ts'
import { releaseIds } from '../../release/release-file.ts'
import { compileOlder } from '../base.ts'
import { distFolder } from '../../product.ts'
import type { Release } from './explain-code.ts'

type Compiled = ReturnType<typeof compileOlder>

/** The current release, the others by their age, then the config of the folder, which `npm start` serves. */
export function knownReleases(folder: { config: string; compiled: Compiled }): Release[] {
  const dist = distFolder(folder.config)
  const current = currentIn(dist)
  const released = releaseIds(dist)
    .map((id) => ({ id, at: id === current ? '9' : readRecord(dist, id).at }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ id }) => releaseOf(id, () => compileOlder(configOf(dist, id), `release ${id}`)))
  return [...released, releaseOf('', () => folder.compiled)]
}

function currentIn(dist: string): string | undefined {
  const file = join(dist, CURRENT)
  return existsSync(file) ? currentOf(readFileSync(file, 'utf8'))?.release : undefined
}

function releaseOf(id: string, compile: () => Compiled): Release {
  let compiled: Compiled | undefined
  const once = () => (compiled ??= compile())
  return { id, manifest: () => once().manifest, resolved: () => once().resolved }
}
