// What people read of a release: who made it, why, and with what effect.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder } from './folders.ts'

export interface ReleaseRecord {
  /** When it was made; ISO 8601 in UTC. */
  at: string
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
}

export const readRecord = (dist: string, id: string): ReleaseRecord =>
  JSON.parse(readFileSync(join(releaseFolder(dist, id), 'record.json'), 'utf8')) as ReleaseRecord
