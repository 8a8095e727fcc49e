// The releases whose situation codes can be explained. Only this file knows where the config of a release lies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { currentOf } from '#app/release/current.ts'
import { CURRENT } from '../../release/folders.ts'
import { configOf, readRecord, releaseIds } from '../../release/record.ts'
import { compileOlder } from '../base.ts'
import { distFolder } from '../../product.ts'
import type { Release } from './explain-code.ts'

type Compiled = ReturnType<typeof compileOlder>

interface Folder {
  config: string
  texts: readonly ConfigText[]
  compiled: Compiled
}

/** The config of each release, the current one first. Without any, that of the folder. */
export function configsOfReleases({ config, texts }: Folder): { id: string; texts: readonly ConfigText[] }[] {
  const dist = distFolder(config)
  const released = idsIn(dist).map((id) => ({ id, texts: configOf(dist, id) }))
  return released.length > 0 ? released : [{ id: '', texts }]
}

/** The current release, the others by their age, then the config of the folder, which `npm start` serves. */
export function knownReleases({ config, compiled }: Omit<Folder, 'texts'>): Release[] {
  const dist = distFolder(config)
  const released = idsIn(dist).map((id) =>
    releaseOf(id, () => compileOlder(configOf(dist, id), `release ${id}`)),
  )
  return [...released, releaseOf('', () => compiled)]
}

function idsIn(dist: string): string[] {
  const current = currentIn(dist)
  const madeAt = (id: string) => (id === current ? '9' : readRecord(dist, id).at)
  return releaseIds(dist).toSorted((a, b) => (madeAt(a) < madeAt(b) ? 1 : -1))
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
