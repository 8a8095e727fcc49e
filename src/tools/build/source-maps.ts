// Source maps of the builds, in a folder next to dist/ that is not served: they hold the source text.
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { distFolder } from '../product.ts'
import { dropFormerFiles } from './former-builds.ts'

export const mapsFolder = `${distFolder()}-maps`

/** Moves the maps of a build out of its folder, and drops those of builds that are no longer kept. */
export function takeMaps(dist: string, maps: string, now = new Date()): void {
  const written = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css)\.map$/.test(name),
  )
  for (const name of written) {
    mkdirSync(dirname(join(maps, name)), { recursive: true })
    renameSync(join(dist, name), join(maps, name))
  }
  const assets = join(maps, 'assets')
  if (existsSync(assets))
    dropFormerFiles(assets, new Set(written.map((name) => name.replace(/^assets\//, ''))), now)
}
