// What the commands of npm run portal are given.
import type { parseArgs } from 'node:util'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { options } from '../usage.ts'

export type Values = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: typeof options }>
>['values']

export interface Call {
  values: Values
  /** The words after the command. */
  rest: readonly string[]
  /** Writes the answer: the text, or with --json the data. */
  say: (text: string, data: unknown) => void
}

/** For a command about valid manifests. */
export interface ManifestCall extends Call {
  /** The config folder, and its files. */
  config: string
  texts: readonly ConfigText[]
  /** The layers in force, and for a comparison those that come before. */
  layers: readonly string[]
  before: readonly string[] | undefined
  product: Supplied
  manifest: Manifest
  resolved: Resolved
  /** The day given by --as-of. */
  day: string | undefined
}

/** Its exit code: 0 fine, 1 problems found. Throws Usage for wrong options. */
export type Command = (call: Call) => number | Promise<number>
/** For a command that edits them: they may have problems. */
export type EditCommand = (call: Omit<ManifestCall, 'manifest'>) => number | Promise<number>
export type ManifestCommand = (call: ManifestCall) => number | Promise<number>
