// Finds the config of the portal in use, and reads what the sandbox needs of it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ZodType } from 'zod'

const CHECKOUT = join(import.meta.dirname, '../../..')

/** The folder of the portal that a command is for: the one in which it runs, or this project's own, which no package has. */
export const homeFolder = (): string =>
  ['portal.ts', 'config'].every((name) => existsSync(name)) || !existsSync(join(CHECKOUT, 'config'))
    ? process.cwd()
    : CHECKOUT

/** The config folder in use: the portal's, or the one that PORTAL_CONFIG names. */
export const configFolder = (): string => resolve(process.env.PORTAL_CONFIG || join(homeFolder(), 'config'))

/** A file of it, by name. A portal may leave some files out; they are `otherwise`. */
export function configFile<T>(name: string, otherwise?: T): T {
  const path = join(configFolder(), `${name}.json`)
  return otherwise !== undefined && !existsSync(path)
    ? otherwise
    : (JSON.parse(readFileSync(path, 'utf8')) as T)
}

/** Reads a file again each time, so that a change shows; while it is edited and not right, it is as it was last. */
export function liveConfigFile<T>(name: string, schema: ZodType<T>, otherwise?: unknown): () => T {
  let last = schema.parse(configFile(name, otherwise))
  return () => {
    try {
      last = schema.parse(configFile(name, otherwise))
    } catch {
      // The last that was right.
    }
    return last
  }
}
