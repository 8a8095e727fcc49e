// Reads config/ and schemas/ from disk for the tools and the build. The only place that knows where they lie.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConfigText } from '../manifest/read.ts'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The config folder in use: the project's own, or the one that PORTAL_CONFIG names. */
export const configFolder = (): string => resolve(process.env.PORTAL_CONFIG || join(root, 'config'))

/** Every JSON file under a config folder, named from `config/`, in a steady order. */
export function readConfigFolder(folder = configFolder()): ConfigText[] {
  return filesUnder(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ file: `config/${slashes(relative(folder, path))}`, text: readFileSync(path, 'utf8') }))
}

/** The JSON schemas as written, by file name; the generated names are not among them. */
export function readSchemas(): Record<string, unknown>[] {
  return readdirSync(join(root, 'schemas'))
    .filter((name) => name.endsWith('.schema.json') && !name.endsWith('.gen.schema.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Record<string, unknown>)
}

/** Names of the screens there are: "area/name" for src/screens/<area>/<name>.screen.tsx. */
export function listScreens(folder = join(root, 'src/screens')): string[] {
  return filesUnder(folder)
    .filter((path) => path.endsWith('.screen.tsx'))
    .map((path) => slashes(relative(folder, path)).replace(/\.screen\.tsx$/, ''))
}

/** Symbolic links are not followed: they could lead round in a circle. */
function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : []
    })
}

const slashes = (path: string) => path.replaceAll('\\', '/')
