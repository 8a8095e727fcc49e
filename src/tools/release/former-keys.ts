// What a build without keys would take away: where signatures are needed, each release after it would need none.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentOf } from '#app/release/current.ts'
import { releaseAddress, type ReleaseFile } from '#app/release/release.ts'
import { readFormer } from '../build/former-files.ts'
import { keysFile, releaseKeys } from '../build/release-keys-plugin.ts'
import { CODE_FILE } from './code.ts'
import { codeFolder, CURRENT } from './folders.ts'
import { keysFor } from './release-file.ts'

/** `places`: folders and addresses where a release may be in place. Throws a sentence where one is that needs signatures, unless that `mayEnd`. */
export async function keepKeys(places: readonly string[], mayEnd: boolean): Promise<void> {
  if (releaseKeys().approvals > 0) return
  for (const place of places) {
    const id = await signedIn(place)
    if (id === undefined) continue
    const said = `The release ${id} in ${place} needs signatures, and those after this build would need none, because there is no ${keysFile()} that asks for them`
    if (!mayEnd)
      throw new Error(`${said}: name the file in PORTAL_RELEASE_KEYS, or say PORTAL_WITHOUT_KEYS=1.`)
    console.warn(`${said}.`)
  }
}

/** The release in place there, if it needs signatures; an address does not say so of one that nobody has signed yet. */
async function signedIn(place: string): Promise<string | undefined> {
  const isFolder = !/^https?:\/\//.test(place)
  if (isFolder && !existsSync(place)) return undefined
  const id = currentOf((await readFormer(place, CURRENT))?.toString() ?? '{}')?.release
  const file = id === undefined ? undefined : await readFormer(place, releaseAddress(id).slice(1))
  if (id === undefined || !file) return undefined
  const { signatures } = JSON.parse(file.toString()) as ReleaseFile
  const isOfKeys =
    isFolder && existsSync(join(codeFolder(place), CODE_FILE)) && keysFor(place, id).approvals > 0
  return isOfKeys || signatures.length > 0 ? id : undefined
}
