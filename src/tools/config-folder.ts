// Reads config/ and schemas/ from disk for the tools and the build. Only this file knows where they are.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..')

/** The config folder in use: the project's, or the one that PORTAL_CONFIG names. */
export const configFolder = (): string => resolve(process.env.PORTAL_CONFIG || join(root, 'config'))

/** Where a file of the config folder lies. Throws for a path that leads out of the folder, or to something other than JSON. */
export function pathInConfig(file: string, folder = configFolder()): string {
  const path = /^config\/[\w./-]+\.json$/.test(file) ? resolve(folder, file.replace(/^config\//, '')) : ''
  // Symbolic links are not among the files.
  if (!filesUnder(folder).includes(path)) throw new Error(`"${file}" is no manifest of the config folder.`)
  return path
}

/** Every JSON file under a config folder, as `config/…`, sorted by path. */
export function readConfigFolder(folder = configFolder()): ConfigText[] {
  return filesUnder(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ file: `config/${slashes(relative(folder, path))}`, text: readFileSync(path, 'utf8') }))
}

const served = new Map<string, readonly ConfigText[]>()

/** Keeps the files that are right: `npm start` serves them while those on disk are not. */
export const keepServed = (texts: readonly ConfigText[], folder = configFolder()): void =>
  void served.set(folder, texts)

/** One file of what is served; as it is on disk where nothing is. */
export const servedText = (name: string, folder = configFolder()): string =>
  served.get(folder)?.find(({ file }) => file === `config/${name}`)?.text ??
  readFileSync(join(folder, name), 'utf8')

/** The text of limits.json, which a portal may leave out. */
export const limitsText = (): string | undefined =>
  readConfigFolder().find(({ file }) => file === 'config/limits.json')?.text

/** The JSON schemas, sorted by file name, without the generated names.gen.schema.json. */
export function readSchemas(): Record<string, unknown>[] {
  return readdirSync(join(root, 'schemas'))
    .filter((name) => name.endsWith('.schema.json') && !name.endsWith('.gen.schema.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Record<string, unknown>)
}

/** All files of a folder, sorted by path. Symbolic links are not followed, because they could form a cycle. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : []
    })
}

const slashes = (path: string) => path.replaceAll('\\', '/')
