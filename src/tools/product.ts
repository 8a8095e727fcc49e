// The portal in use: its config folder, its definition, and what both supply to manifests.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import { kindsWith } from '#base/requests/request-answers.ts'
import type { Prefills } from '#http/prefills.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import { engineNames, type OwnName, type Supplied, type SuppliedKind } from '#manifest/supplied.ts'
import type { PortalDefinition } from '#shell/define-portal.ts'
import {
  configFolder,
  engineFolder,
  filesUnder,
  homeFolder,
  PROMISED,
  readConfigFolder,
} from './config-folder.ts'
import type { PortalTools } from './define-tools.ts'
import { otherEngine } from './other-engine.ts'
import { readScreens, screensThatSignIn } from './screens.ts'
import { engineColours } from './tokens.ts'
import { effectText } from './portal/change-text.ts'

interface Loaded {
  definition: Partial<PortalDefinition> | undefined
  tools: Partial<PortalTools> | undefined
  questionKinds: Kinds
  prefills: Prefills
}

const loaded = new Map<string, Loaded>()

/** The files that definitions are made of: by them manifests are held. */
export const definitionFiles = new Set<string>()
/** How often they were loaded again. */
let times = 0

/** Loads the definition of this config folder's portal, once or as its files are now; the functions below then answer at once. */
export async function loadPortal(config = configFolder(), isAgain = false): Promise<void> {
  const file = definitionFile(config)
  if (loaded.has(file) && !isAgain) return
  if (isAgain) times++
  const imported = async (path: string) => {
    definitionFiles.add(path)
    const { href } = new URL(`?${times || ''}`, pathToFileURL(path))
    return existsSync(path) ? ((await import(href)) as { default?: object }).default : undefined
  }
  const definition: Partial<PortalDefinition> | undefined = await imported(file)
  const questionKinds = await kindsWith((await definition?.questions?.())?.kinds ?? {})
  const { prefills = {} } = (await definition?.prefills?.()) ?? {}
  loaded.set(file, { definition, tools: await imported(toolsFile(file)), questionKinds, prefills })
}

const toolsFile = (definition: string) => definition.replace(/portal\.ts$/, 'portal.tools.ts')

/** Does this file belong to a portal outside the engine's folder? What a package imports is its own affair. */
export const isOutside = (file: string): boolean =>
  !file.startsWith(engineFolder + sep) && !file.includes('/node_modules/')

// What a file outside the engine's folder imports is found here: the engine by its name, and packages.
const here = pathToFileURL(engineFolder + sep).href
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = here } = context
    // What a package imports is its own affair, wherever its folder is linked from.
    const isOfPackage = !parentURL.startsWith('file:') || parentURL.includes('/node_modules/')
    const isOwn = /^(\.|\/|node:|file:|data:)/.test(specifier) || isOfPackage
    if (isOwn || parentURL.startsWith(here)) return next(specifier, context)
    try {
      return next(specifier, { ...context, parentURL: import.meta.url })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
      const list = join(engineFolder, PROMISED)
      console.error(
        `${fileURLToPath(parentURL)} imports ${specifier}, which is closed: ${list} lists what a portal may import.`,
      )
      return process.exit(1)
    }
  },
})

// What a file of a definition imports is one too, and is loaded again with it.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const { parentURL = '' } = context
    if (!parentURL.startsWith('file:') || !definitionFiles.has(fileURLToPath(parentURL))) return found
    const code = pathToFileURL(dirname(definitionFile()) + sep).href
    if (!found.url.startsWith(code) || found.url.includes('/node_modules/')) return found
    definitionFiles.add(fileURLToPath(found.url))
    return { ...found, url: found.url + new URL(parentURL).search }
  },
})

/** The file that defines the portal of this config folder. */
export function definitionFile(config = configFolder()): string {
  const [beside, inSource] = ['portal.ts', 'src/portal/portal.ts'].map((name) =>
    join(productFolder(config), name),
  )
  return existsSync(inSource!) ? inSource! : beside!
}

/** The folder of a portal: what it generates lies there. A copy of a config, elsewhere, is of the portal in use. */
export function productFolder(config = configFolder()): string {
  const folder = dirname(config)
  return folder === engineFolder || existsSync(join(folder, 'portal.ts')) ? folder : homeFolder()
}

/** Is it another folder than the config/ of its portal: a copy, to try a change out? */
export const isCopy = (config: string): boolean =>
  resolve(config) !== resolve(productFolder(config), 'config')

/** Where the build of this portal lies: `PORTAL_DIST`, or dist/ in the portal's folder. */
export const distFolder = (config = configFolder()): string =>
  resolve(process.env.PORTAL_DIST || join(productFolder(config), 'dist'))

/** Its pictures: public/ next to the definition, or the engine's. */
export function publicFolder(config = configFolder()): string {
  const beside = join(productFolder(config), 'public')
  return existsSync(beside) ? beside : join(engineFolder, 'src/engine/app/public')
}

/** Throws an error that names the file if it does not define a portal. */
export function definitionOf(config = configFolder()): PortalDefinition {
  const file = definitionFile(config)
  const definition = loaded.get(file)?.definition
  if (!definition)
    throw new Error(`${nameOf(file, config)} defines no portal: it has no default export of definePortal.`)
  if (!definition.people)
    throw new Error(`${nameOf(file, config)} defines no portal: without "people", nobody could sign in.`)
  return definition as PortalDefinition
}

/** What only the tools need, from portal.tools.ts next to the definition. */
export function toolsOf(config = configFolder()): PortalTools {
  const file = definitionFile(config)
  const tools = loaded.get(file)?.tools
  if (!existsSync(file))
    throw new Error(
      `There is no portal in ${productFolder(config)}: it has no portal.ts. To make one: portal create <folder>.`,
    )
  if (!tools?.screens)
    throw new Error(`${nameOf(toolsFile(file), config)} does not say in "screens" where the screens are.`)
  const refusal = otherEngine(tools.engine ?? '0', join(engineFolder, 'src/CHANGELOG.md'))
  if (refusal !== undefined) throw new Error(`${nameOf(toolsFile(file), config)}: ${refusal}`)
  return tools as PortalTools
}

/** For what builds and serves: says that there is no portal here that it could be, or which layer of PORTAL_LAYERS is not there, and ends before anything is done. */
export const endWithoutPortal = (): Promise<void> =>
  orEnd(() => {
    toolsOf()
    readConfigFolder()
  })

/** What is done first of all: the sentence that it throws is all that is said, and ends the process. */
export async function orEnd<T>(first: () => T | Promise<T>): Promise<T> {
  try {
    return await first()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The folder of this portal's screens. */
export const screensFolder = (config = configFolder()): string =>
  resolve(dirname(definitionFile(config)), toolsOf(config).screens)

/** The folders of its code that several screens use. */
export const sharedFolders = (config = configFolder()): string[] =>
  (toolsOf(config).shared ?? []).map((folder) => join(dirname(definitionFile(config)), folder) + sep)

/** What this portal supplies to manifests. */
export function readProduct(config = configFolder()): Supplied {
  const file = definitionFile(config)
  const definition = definitionOf(config)
  const { manifests = [], finds = {}, accountTypes } = toolsOf(config)
  const folder = screensFolder(config)
  const names: Readonly<Record<SuppliedKind, object | undefined>> = {
    command: definition.commands,
    load: definition.loaders,
    source: definition.lists,
    value: definition.values,
    icon: definition.icons,
    slot: undefined,
    'seen-key': undefined,
  }
  const text = readFileSync(file, 'utf8')
  const hasGrantedAccess = definition.grantedAccess !== undefined
  const own = Object.entries(names).flatMap(([kind, supplied]) =>
    Object.keys(supplied ?? {}).map((name): OwnName => ({
      kind: kind as SuppliedKind,
      name,
      position: !isCopy(config) ? positionOf(name, text, nameOf(file, config)) : undefined,
    })),
  )
  const twice = own.find(({ kind, name }) => engineNames(true, kind).includes(name))
  if (twice)
    throw new Error(
      `${nameOf(file, config)}: the ${twice.kind} "${twice.name}" is the engine's own; give yours another name.`,
    )
  return {
    screens: readScreens(folder),
    screensThatSignIn: screensThatSignIn(folder),
    screensFolder: nameOf(folder, config),
    hasGrantedAccess,
    own,
    commandsWithNextPage: Object.entries(definition.commands ?? {}).flatMap(([name, { leadsOn }]) =>
      leadsOn ? [name] : [],
    ),
    engineColours: engineColours(),
    pictures: filesUnder(config).flatMap((path) => (path.endsWith('.svg') ? basename(path) : [])),
    accountTypes,
    questionKinds: loaded.get(file)!.questionKinds,
    prefills: prefillsOf(loaded.get(file)!.prefills),
    finds,
    extensions: manifests,
    effectInWords: effectText,
  }
}

/** What they are, as data. */
const prefillsOf = (prefills: Prefills): Supplied['prefills'] =>
  Object.fromEntries(
    Object.entries(prefills).map(([id, { call, name, fields }]) => [
      id,
      {
        ...{ name, openTo: call.openTo },
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, each]) => [
            field,
            each.is === 'parts' ? { is: each.is, parts: each.parts } : { is: each.is },
          ]),
        ),
      },
    ]),
  )

/** Where a key of this name stands in the definition; its start if it is written in another way. */
function positionOf(name: string, text: string, file: string): SourcePosition {
  const escaped = name.replace(/[^\w-]/g, String.raw`\$&`)
  const at = new RegExp(`(?:'${escaped}'|\\b${escaped})(?=: )`).exec(text)?.index ?? 0
  const before = text.slice(0, at).split('\n')
  return { file, line: before.length, column: before.at(-1)!.length + 1 }
}

/** The name of a file for people: its path in the portal's folder. */
export const nameOf = (path: string, config = configFolder()): string =>
  relative(productFolder(config), path).replaceAll('\\', '/')

await loadPortal()
