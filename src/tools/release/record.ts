// What is kept of each release beside what the portal reads: who made it, why, with what effect, of which config.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseKeys } from '#app/release/release.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { releaseFolder } from './folders.ts'

export interface ReleaseRecord {
  /** When it was made; ISO 8601 in UTC. */
  at: string
  /** The version of the engine. */
  engine?: string
  author: string
  message: string
  /** The git revision of the config, with a note on what was not committed. */
  revision: string
  /** The layers of config/layers/ that were in force. */
  layers: readonly string[]
  /** The release that was current then. */
  former: string | undefined
  /** Who gains and who loses what against the former one, in words. */
  effect: string
  /** The claims that were proved of it. */
  claims: readonly string[]
  routes: number
  /** Who signs for its build. */
  keys?: ReleaseKeys
}

export const readRecord = (dist: string, id: string): ReleaseRecord =>
  JSON.parse(readFileSync(join(releaseFolder(dist, id), 'record.json'), 'utf8')) as ReleaseRecord

/** The config that a release was made of. */
export const configOf = (dist: string, id: string): ConfigText[] =>
  JSON.parse(readFileSync(join(releaseFolder(dist, id), 'config.json'), 'utf8')) as ConfigText[]

/** The files of the build of the code that a release is for. */
export function codeFilesOf(dist: string, id: string): string[] {
  const file = join(releaseFolder(dist, id), 'code.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

/** Ids of all releases that are kept. */
export const releaseIds = (dist: string): string[] =>
  existsSync(join(dist, 'releases'))
    ? readdirSync(join(dist, 'releases')).flatMap((name) => /^([0-9a-f]{16})\.json$/.exec(name)?.[1] ?? [])
    : []
