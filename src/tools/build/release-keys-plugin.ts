// Vite plugin: who may sign releases, as `virtual:release-keys`. The build holds it, so that no release can change it.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { ReleaseKeys } from '#app/release/release.ts'
import { definitionFile } from '../product.ts'
import { readJson } from '../read-json.ts'

const ID = 'virtual:release-keys'

const coordinate = z.string().regex(/^[\w-]{43}$/, 'is no coordinate of P-256')
export const keysForm: z.ZodType<ReleaseKeys> = z
  .strictObject({
    approvals: z.int().min(0).max(9),
    keys: z.array(
      z.strictObject({
        name: z.string().regex(/^[\w.-]+$/),
        key: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate }),
      }),
    ),
  })
  .refine(({ approvals, keys }) => new Set(keys.map(({ name }) => name)).size >= approvals, {
    message: 'fewer people have a key than have to sign',
  })

/** Of `PORTAL_RELEASE_KEYS`: the word for nobody. */
const NONE = 'PORTAL_RELEASE_KEYS=none'

/** What says who signs: the file that `PORTAL_RELEASE_KEYS` names, or release-keys.json next to the portal's definition. */
export function keysFile(): string {
  const named = process.env['PORTAL_RELEASE_KEYS']
  if (named === 'none') return NONE
  return resolve(named || join(dirname(definitionFile()), 'release-keys.json'))
}

/** Throws an error that names the file and the place. Without a file, where none is named, releases need no signature. */
export function releaseKeys(): ReleaseKeys {
  const file = keysFile()
  if (existsSync(file)) return readJson(file, keysForm)
  if (process.env['PORTAL_RELEASE_KEYS'] && file !== NONE)
    throw new Error(`PORTAL_RELEASE_KEYS names ${file}, and there is no such file. ${NONE} has nobody sign.`)
  return { approvals: 0, keys: [] }
}

export const releaseKeysPlugin = (): Plugin => ({
  name: 'portal-release-keys',
  resolveId: (id) => (id === ID ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    // A running server has no releases: what is edited shows there, and nobody signs it.
    const { approvals, keys } = this.environment.mode === 'dev' ? { approvals: 0, keys: [] } : releaseKeys()
    return `export const approvals = ${approvals}\nexport const keys = ${JSON.stringify(keys)}\n`
  },
})
