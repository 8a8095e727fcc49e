// What is kept of each release beside what the portal reads: who made it, why, with what effect, of which config.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { keysForm } from '../build/release-keys-plugin.ts'
import { readJson } from '../read-json.ts'
import { releaseFolder } from './folders.ts'

const form = z.object({
  /** When it was made; ISO 8601 in UTC. */
  at: z.string(),
  /** The version of the engine. */
  engine: z.string().optional(),
  author: z.string(),
  message: z.string(),
  /** The git revision of the config, with a note on what was not committed. */
  revision: z.string(),
  /** The layers of config/layers/ that were in force. */
  layers: z.array(z.string()).readonly(),
  /** The release that was current then. */
  former: z.string().optional(),
  /** Who gains and who loses what against the former one, in words. */
  effect: z.string(),
  /** The claims that were proved of it. */
  claims: z.array(z.string()).readonly(),
  routes: z.number(),
  /** Who signs for its build. */
  keys: keysForm.optional(),
})

export type ReleaseRecord = z.infer<typeof form>

export const readRecord = (dist: string, id: string): ReleaseRecord =>
  readJson(join(releaseFolder(dist, id), 'record.json'), form)

/** The config that a release was made of. */
export const configOf = (dist: string, id: string): ConfigText[] =>
  readJson(
    join(releaseFolder(dist, id), 'config.json'),
    z.array(z.object({ file: z.string(), text: z.string() })),
  )

/** The files of the build of the code that a release is for. */
export function codeFilesOf(dist: string, id: string): string[] {
  const file = join(releaseFolder(dist, id), 'code.json')
  return existsSync(file) ? readJson(file, z.array(z.string())) : []
}

/** Ids of all releases that are kept. */
export const releaseIds = (dist: string): string[] =>
  existsSync(join(dist, 'releases'))
    ? readdirSync(join(dist, 'releases')).flatMap((name) => /^([0-9a-f]{16})\.json$/.exec(name)?.[1] ?? [])
    : []
