// Keeps the files of earlier builds: a tab that was opened before a deploy still asks for them.
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** So long a tab may stay open over a deploy and still find its files. */
export const KEPT_DAYS = 30

const DAY = 86_400_000

/** Kept over a build: the files whose names change with their content, and earlier releases with their history. */
const KEPT = new Set(['assets', 'releases', '.hosting', 'current.json'])

/** Empties the folder of builds, except what is kept. */
export function emptyForBuild(dist: string): void {
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist)) if (!KEPT.has(name)) rmSync(join(dist, name), { recursive: true })
}

/** Has a build of the last 30 days had this file? */
const isKept = (path: string, now: Date): boolean =>
  existsSync(path) && now.getTime() - statSync(path).mtimeMs <= KEPT_DAYS * DAY

/** Removes the files that no build of the last 30 days had. `current`: those of this build, without their folder. */
export function dropFormerFiles(assets: string, current: ReadonlySet<string>, now = new Date()): void {
  for (const name of readdirSync(assets)) {
    const path = join(assets, name)
    const plain = name.replace(/\.(gz|br)$/, '')
    if (current.has(plain)) utimesSync(path, now, now)
    else if (!isKept(join(assets, plain), now)) rmSync(path)
  }
}
