// The files that make up a manifest.
import type { ManifestSurfaces } from '../manifest.ts'
import type { Problem } from '../problem.ts'
import { readConfigFile, type ConfigFile } from '../read/config-file.ts'
import type { Supplied } from '../supplied.ts'
import { surfaces } from '../surfaces/all.ts'

/** Files that every portal has, by their name in config/. */
const REQUIRED = ['facts', 'contexts', 'guards', 'brand'] as const

/** Files that a portal may leave out, and what they say then: nothing. */
const OPTIONAL = {
  flags: { flags: {} },
  badges: { badges: {} },
  links: { links: {} },
  limits: { limits: {} },
  personas: { personas: [], people: [] },
  claims: { claims: [] },
} as const

export type SingleFile = (typeof REQUIRED)[number] | keyof typeof OPTIONAL | keyof ManifestSurfaces

/** Files by their name. */
export type SingleFiles = Readonly<Record<SingleFile, ConfigFile>>

/** Names of the files that a portal must have. */
const required = (): string[] => [
  ...REQUIRED,
  ...surfaces.filter(({ resolve, empty }) => resolve && !empty).map(({ name }) => name),
]

/** What the others say if they are left out. */
const optional = (): [string, object][] => [
  ...Object.entries(OPTIONAL),
  ...surfaces.flatMap(({ name, empty }): [string, object][] => (empty ? [[name, empty]] : [])),
]

/** Every single file by its name; one that is left out says nothing. */
export const singleFilesOf = (files: readonly ConfigFile[]): SingleFiles =>
  Object.fromEntries([
    ...required().map((name) => [name, fileCalled(name, files)]),
    ...optional().map(([name, empty]) => [name, fileCalled(name, files) ?? emptyFile(name, empty)]),
  ]) as SingleFiles

const fileCalled = (name: string, files: readonly ConfigFile[]) =>
  files.find(({ file }) => file === `config/${name}.json`)

const emptyFile = (name: string, empty: object): ConfigFile =>
  readConfigFile({ file: `config/${name}.json`, text: JSON.stringify(empty) }).file!

/** Which files are missing altogether, also of those that this portal's definition adds? Nothing can be resolved then. */
export function missingFiles(files: readonly ConfigFile[], { extensions }: Supplied): Problem[] {
  return [...required(), ...extensions.map(({ name }) => name)]
    .filter((name) => !fileCalled(name, files))
    .map((name) => ({
      file: `config/${name}.json`,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'missing-file',
      message: `config/${name}.json does not exist, so nothing can be shown to anybody.`,
      hint: 'Bring it back; see config/README.md for the files there are.',
    }))
}
