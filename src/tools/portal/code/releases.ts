// The releases whose situation codes can be explained. Only this file knows where the config of a release lies.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { compileOlder } from '../base.ts'
import { distFolder } from '../../product.ts'
import type { Release } from './explain-code.ts'

type Compiled = ReturnType<typeof compileOlder>

/** The releases, the newest first, then the config of the folder: `npm start` serves it, and a build without releases. */
export function knownReleases(folder: { config: string; compiled: Compiled }): Release[] {
  const dist = distFolder(folder.config)
  const releases = releasesIn(join(dist, '.hosting/releases'))
  const asIs = (id: string): Release => releaseOf(id, () => folder.compiled)
  const build = releases.length === 0 ? buildIn(dist) : undefined
  return [...releases, ...(build === undefined ? [] : [asIs(build)]), asIs('')]
}

function releasesIn(folder: string): Release[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((id) => {
      const file = join(folder, id, 'config.json')
      return existsSync(file) ? [{ id, file, time: statSync(file).mtimeMs }] : []
    })
    .toSorted((a, b) => b.time - a.time)
    .map(({ id, file }) => {
      const texts = () => JSON.parse(readFileSync(file, 'utf8')) as ConfigText[]
      return releaseOf(id, () => compileOlder(texts(), `release ${id}`))
    })
}

function releaseOf(id: string, compile: () => Compiled): Release {
  let compiled: Compiled | undefined
  const once = () => (compiled ??= compile())
  return { id, manifest: () => once().manifest, resolved: () => once().resolved }
}

/** The id of the build in dist/; undefined while there is none. */
function buildIn(dist: string): string | undefined {
  const file = join(dist, 'build.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : undefined
}
