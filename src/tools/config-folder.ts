// Reads config/ and schemas/ from disk for the tools and the build. Only this file knows where they are.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { isOfLayer, putLayers } from '#manifest/read/layers.ts'
import { configFolder, homeFolder } from '#sandbox/config/config-file.ts'
import { layersInForce, withLayersOf } from './layers.ts'

/** The engine's folder: it has the schemas, the sandbox and these tools; in a checkout also this project's own portal. */
export const engineFolder = join(import.meta.dirname, '../..')

/** Where the engine's packages lie: in the folder in which it is itself installed, or in its own. */
export const packagesFolder =
  basename(dirname(engineFolder)) === 'node_modules'
    ? dirname(engineFolder)
    : join(engineFolder, 'node_modules')

export { configFolder, homeFolder }

/** Below the engine's folder: what a portal may import. */
export const PROMISED = 'src/promised.gen.md'

/** Where a file of the config folder lies. Throws for a path that leads out of the folder, or to something other than JSON. */
export function pathInConfig(file: string, folder = configFolder()): string {
  const path = /^config\/[\w./-]+\.json$/.test(file) ? resolve(folder, file.replace(/^config\//, '')) : ''
  const isInside =
    filesUnder(folder).includes(path) && realpathSync(path).startsWith(realpathSync(folder) + sep)
  if (!isInside) throw new Error(`"${file}" is no manifest of the config folder.`)
  return path
}

/** The JSON files of a config folder, as `config/…`, sorted by path; then those of the layers in force, in their order. */
export const readConfigFolder = (
  folder = configFolder(),
  layers: readonly string[] = layersInForce(),
): ConfigText[] => withLayersOf(readWholeFolder(folder), layers)

/** Every JSON file under a config folder, with all layers. */
export const readWholeFolder = (folder = configFolder()): ConfigText[] =>
  filesUnder(folder)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ file: `config/${slashes(relative(folder, path))}`, text: readFileSync(path, 'utf8') }))

/** The files of all layers of a config folder. */
export const layerFiles = (folder = configFolder()): ConfigText[] =>
  readWholeFolder(folder).filter(({ file }) => isOfLayer(file))

const served = new Map<string, readonly ConfigText[]>()

/** Keeps the files that are right: `npm start` serves them while those on disk are not. */
export const keepServed = (texts: readonly ConfigText[], folder = configFolder()): void =>
  void served.set(folder, texts)

/** What a file of what is served says, with the layers in force; as it is on disk where nothing is served. */
export function servedValue(name: string, folder = configFolder()): unknown {
  const texts = served.get(folder) ?? readConfigFolder(folder)
  const files = texts.flatMap((text) => readConfigFile(text).file ?? [])
  return putLayers(files, []).files.find(({ file }) => file === `config/${name}`)?.value
}

/** limits.json with the layers in force; undefined for a portal that leaves it out. */
export function limitsText(): string | undefined {
  const limits = servedValue('limits.json')
  return limits === undefined ? undefined : JSON.stringify(limits)
}

/** The JSON schemas, sorted by file name, without the generated names.gen.schema.json. */
export function readSchemas(): Record<string, unknown>[] {
  return readdirSync(join(engineFolder, 'schemas'))
    .filter((name) => name.endsWith('.schema.json') && !name.endsWith('.gen.schema.json'))
    .toSorted()
    .map(
      (name) =>
        JSON.parse(readFileSync(join(engineFolder, 'schemas', name), 'utf8')) as Record<string, unknown>,
    )
}

/**
 * All files of a folder, sorted by path, but for its packages. Links are followed within it, but not round in a circle. Names that
 * begin with a dot are passed over: a mounted ConfigMap keeps the files there to which its links lead.
 */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const top = realpathSync(folder)
  const visit = (at: string, around: readonly string[]): string[] => {
    const here = [...around, realpathSync(at)]
    return readdirSync(at, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(at, entry.name)
        if (entry.isDirectory()) return visit(path, here)
        if (!entry.isSymbolicLink()) return entry.isFile() ? [path] : []
        const real = existsSync(path) ? realpathSync(path) : ''
        if (!real.startsWith(top + sep) || here.includes(real)) return []
        return statSync(real).isDirectory() ? visit(path, here) : [path]
      })
  }
  return visit(folder, [])
}

/** What lies in the config folder and is not read, a link or hidden folder as one, with the reason. Notes and pictures are meant to be there. */
export function passedOver(folder = configFolder()): string[] {
  const read = filesUnder(folder)
  const visit = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      const path = join(at, entry.name)
      const name = slashes(relative(folder, path))
      if (entry.name.startsWith('..')) return []
      if (entry.name.startsWith('.')) return `${name} (its name begins with a dot)`
      if (entry.isDirectory() || read.some((file) => file.startsWith(path + sep))) return visit(path)
      if (!read.includes(path)) return `${name} (a link that leads nowhere in this folder)`
      return /\.(json|md|svg)$/.test(name) ? [] : `${name} (no .json file)`
    })
  return existsSync(folder) ? visit(folder) : []
}

const slashes = (path: string) => path.replaceAll('\\', '/')
