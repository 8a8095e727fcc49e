// A manifest that a portal's definition adds to those that every portal has: a file of config/ with a schema of its own.
import type { Problem, SourcePosition } from './problem.ts'
import type { ConfigFile } from './read/config-file.ts'

/** A figure of such a file: what `portal diff` compares. */
export interface ExtensionFigure {
  /** What it is called: "interest rate savings". */
  title: string
  /** Its values by name; undefined where there is none. */
  values: Readonly<Record<string, unknown>>
}

/** A manifest that a portal adds to those of the engine: its schema, its names, its checks, and what `diff` says of it. */
export interface ManifestExtension {
  /** Its file is config/<name>.json, and its schema schemas/<name>.schema.json. */
  name: string
  schema: Readonly<Record<string, unknown>>
  /** What the members of its objects are called, by property: { rates: 'interest rate' }. */
  declares: Readonly<Record<string, string>>
  /** What is wrong beyond the schema. */
  check(file: ConfigFile): Problem[]
  /** What somebody checks again from time to time, when they last did, and the property that says so. Left out: nothing. */
  reviewed?(file: ConfigFile): { what: string; on: string; property: string; position: SourcePosition }[]
  figures(file: ConfigFile): ExtensionFigure[]
  /** The files that `npm run generate` makes of it, by path; undefined while the file cannot be read. */
  generated(value: unknown): Readonly<Record<string, string>>
}
