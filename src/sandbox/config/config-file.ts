// Reads the config of the portal that the sandbox serves: this project's, or that of the folder that PORTAL_CONFIG names.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ZodType } from 'zod'

/** The config folder. */
export const configFolder = resolve(process.env.PORTAL_CONFIG || join(import.meta.dirname, '../../../config'))

/** A file of it, by name. A portal may leave some files out; they are `otherwise`. */
export function configFile<T>(name: string, otherwise?: T): T {
  const path = join(configFolder, `${name}.json`)
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
