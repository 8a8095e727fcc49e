// Reads the config of the portal that the sandbox serves: this project's, or that of the folder that PORTAL_CONFIG names.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The config folder. */
export const configFolder = resolve(process.env.PORTAL_CONFIG || join(import.meta.dirname, '../../../config'))

/** A file of it, by name. A portal may leave some files out; they are `otherwise`. */
export function configFile<T>(name: string, otherwise?: T): T {
  const path = join(configFolder, `${name}.json`)
  return otherwise !== undefined && !existsSync(path)
    ? otherwise
    : (JSON.parse(readFileSync(path, 'utf8')) as T)
}
