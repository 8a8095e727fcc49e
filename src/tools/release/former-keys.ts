// What a build of other keys would take away: that all who signed the releases of the one before it have to sign those after it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentOf } from '#app/release/current.ts'
import { releaseAddress, type ReleaseFile, type ReleaseKeys } from '#app/release/release.ts'
import { signersOf } from '#app/release/signatures.ts'
import { readFormer } from '../build/former-files.ts'
import { keysFile, releaseKeys } from '../build/release-keys-plugin.ts'
import { CODE_FILE, keysInWords, readCode } from './code.ts'
import { codeFolder, CURRENT } from './folders.ts'
import { keysFor } from './release-file.ts'

/** `places`: folders and addresses where a release may be in place. Throws a sentence where fewer or others would sign those after it, unless they `mayChange`. */
export async function keepKeys(places: readonly string[], mayChange: boolean): Promise<void> {
  const now = releaseKeys()
  for (const place of places) {
    const taken = await takenAway(place, now)
    if (taken === undefined) continue
    const said = `${taken}, and this build would have ${keysInWords(now)}, as ${keysFile()} says`
    if (!mayChange)
      throw new Error(`${said}: name the file in PORTAL_RELEASE_KEYS, or say PORTAL_OTHER_KEYS=1.`)
    console.warn(`${said}.`)
  }
}

/** The release in place there and its keys, in words; an address says of them only who has signed it. Undefined where all stays. */
async function takenAway(place: string, now: ReleaseKeys): Promise<string | undefined> {
  const isFolder = !/^https?:\/\//.test(place)
  if (isFolder && !existsSync(place)) return undefined
  const id = currentOf((await readFormer(place, CURRENT))?.toString() ?? '{}')?.release
  const file = id === undefined ? undefined : await readFormer(place, releaseAddress(id).slice(1))
  if (id === undefined || !file) return undefined
  const release = `The release ${id} in ${place}`
  if (isFolder && existsSync(join(codeFolder(place), CODE_FILE))) {
    const before = [readCode(place).keys, keysFor(place, id)].find((keys) => isLess(now, keys))
    return before && `${release} has ${keysInWords(before)}`
  }
  const { signed, signatures } = JSON.parse(file.toString()) as ReleaseFile
  const names = [...new Set(signatures.map(({ by }) => by))]
  const signers = await signersOf(signed, signatures, now.keys)
  const isAsBefore = Math.min(signers.length, now.approvals) >= names.length
  return isAsBefore ? undefined : `${release} is signed by ${names.join(', ')}`
}

/** Do fewer sign, or somebody who did not before? */
const isLess = (now: ReleaseKeys, before: ReleaseKeys): boolean =>
  before.approvals > 0 &&
  (now.approvals < before.approvals ||
    !now.keys.every(({ key }) => before.keys.some((each) => each.key.x === key.x && each.key.y === key.y)))
