// The file of a release that the portal reads, /releases/<id>.json: what is signed, and by whom.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  releaseAddress,
  type ReleaseFile,
  type ReleaseKeys,
  type SignedRelease,
} from '#app/release/release.ts'
import { sign, signersOf } from '#app/release/signatures.ts'
import { nearest } from '#manifest/problem.ts'
import { keysFile, releaseKeys } from '../build/release-keys-plugin.ts'
import { readJson } from '../read-json.ts'
import { readCode } from './code.ts'
import { releaseFolder } from './folders.ts'
import { hashOf, hashOfFolder } from './hashes.ts'
import { wasCurrent } from './history.ts'
import { readRecord, releaseIds } from './record.ts'
import { writeWhole } from './write-whole.ts'

/** The id that begins so. Throws a sentence where none or several do. */
export function releaseNamed(dist: string, beginning: string): string {
  const ids = releaseIds(dist)
  const found = ids.filter((id) => id.startsWith(beginning))
  if (found.length === 1) return found[0]!
  const near = nearest(beginning, ids)
  throw new Error(
    found.length > 1
      ? `Several releases begin with ${beginning}: ${found.join(', ')}.`
      : `There is no release ${beginning}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  )
}

const form = z.object({
  signed: z.string(),
  signatures: z.array(z.object({ by: z.string(), value: z.string() })),
})
const privateKey = z.looseObject({ x: z.string(), y: z.string(), d: z.string() })

export const readReleaseFile = (dist: string, id: string): ReleaseFile =>
  readJson(join(dist, releaseAddress(id)), form)

export const signedOf = ({ signed }: ReleaseFile): SignedRelease => JSON.parse(signed) as SignedRelease

/** Is it for another build than the one that lies here? */
export const isOfOtherBuild = (dist: string, id: string): boolean =>
  signedOf(readReleaseFile(dist, id)).code !== readCode(dist).id

/** Whose signatures its pages count: those of the build that it is for, as its record says, where the history names the release. */
export function keysFor(dist: string, id: string): ReleaseKeys {
  const { keys } = readCode(dist)
  return isOfOtherBuild(dist, id) && wasCurrent(dist, id) ? (readRecord(dist, id).keys ?? keys) : keys
}

/** Who signs now: the file says it, which does not lie with the releases. Where there is none, the build that lies here does. */
const keysNow = (dist: string): ReleaseKeys => (existsSync(keysFile()) ? releaseKeys() : readCode(dist).keys)

/** Who all have to sign it. Record and history of an earlier build could be anybody's, so that who signs now has to as well. */
const keysOver = (dist: string, id: string): ReleaseKeys[] => [
  keysFor(dist, id),
  ...(isOfOtherBuild(dist, id) ? [keysNow(dist)] : []),
]

/** Who has signed it, and how many more have to. */
export async function approvalOf(dist: string, id: string): Promise<{ signers: string[]; missing: number }> {
  const { signed, signatures } = readReleaseFile(dist, id)
  const counted = await Promise.all(
    keysOver(dist, id).map(async ({ approvals, keys }) => {
      const signers = await signersOf(signed, signatures, keys)
      return { signers, missing: approvals - signers.length }
    }),
  )
  return {
    signers: [...new Set(counted.flatMap(({ signers }) => signers))],
    missing: Math.max(0, ...counted.map(({ missing }) => missing)),
  }
}

/** A sentence where what lies here is not what the release says: it was changed since. */
export function changedSince(dist: string, id: string): string | undefined {
  const { signed } = readReleaseFile(dist, id)
  const { files, page, record } = JSON.parse(signed) as SignedRelease
  const folder = releaseFolder(dist, id)
  if (!hashOf(signed).startsWith(id)) return `releases/${id}.json was changed since.`
  const file = Object.values(files).find(
    ({ path, sha256 }) => !existsSync(join(dist, path)) || hashOf(readFileSync(join(dist, path))) !== sha256,
  )
  if (file) return `${file.path} was changed since.`
  if (!existsSync(folder) || hashOf(readFileSync(join(folder, 'record.json'))) !== record)
    return 'Its record was changed since.'
  return hashOfFolder(join(folder, 'page')) === page ? undefined : 'Its pages were changed since.'
}

/** Adds a signature of the text that somebody was `shown`. Throws a sentence where another lies there, and for a key that is none of its build's. */
export async function signRelease(dist: string, id: string, keyFile: string, shown: string): Promise<string> {
  const keys = keysOver(dist, id).flatMap((over) => over.keys)
  const own: JsonWebKey = readJson(keyFile, privateKey)
  const known = keys.find(({ key }) => key.x === own.x && key.y === own.y)
  if (!known)
    throw new Error(
      `The key in ${keyFile} is none of those that its build takes, nor of who signs now: release-keys.json.`,
    )
  const file = readReleaseFile(dist, id)
  if (file.signed !== shown) throw new Error(`releases/${id}.json was changed since.`)
  const value = await sign(shown, own)
  const signatures = [...file.signatures.filter(({ by }) => by !== known.name), { by: known.name, value }]
  writeWhole(join(dist, releaseAddress(id)), JSON.stringify({ ...file, signatures }))
  return known.name
}
