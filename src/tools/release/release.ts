// npm run portal -- release, approve, rollback, switch: what each does in the folder of a build.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { newKey } from '#app/release/signatures.ts'
import { inLondon } from '#manifest/london-instant.ts'
import { generate } from '../generate/generate.ts'
import { compileOlder } from '../portal/base.ts'
import { configFolder } from '../config-folder.ts'
import { layersInForce } from '../layers.ts'
import { mustBeAsBuilt, readCode } from './code.ts'
import { history, note, wasCurrent } from './history.ts'
import { effectNow, makeRelease, provedConfig } from './make-release.ts'
import { copyPage, putInPlace, readCurrentFile, writeCurrent } from './put-in-place.ts'
import { configOf, readRecord } from './record.ts'
import {
  approvalOf,
  changedSince,
  isOfOtherBuild,
  keysFor,
  readReleaseFile,
  releaseNamed,
  signRelease,
} from './release-file.ts'
import { authorHere, lastMessage, UNCOMMITTED, whoReleases } from './who-releases.ts'

export interface Released {
  id: string
  isCurrent: boolean
  /** Somebody has said no to it. */
  isDropped?: boolean
  text: string
}

/**
 * Makes config/ a release, and the current one where no signature is missing. `mayChangeLayers`: somebody has said which layers it
 * shall have. `decide` is shown what it does, for whom and from where. Throws what is wrong, in sentences.
 */
export async function releaseConfig(
  dist: string,
  {
    message = lastMessage(),
    key,
    mayChangeLayers = false,
    mayBeUncommitted = false,
    decide = async () => true,
  }: {
    message?: string | undefined
    key?: string | undefined
    mayChangeLayers?: boolean
    mayBeUncommitted?: boolean
    decide?: (effect: string) => Promise<boolean>
  },
): Promise<Released> {
  const code = readCode(dist)
  try {
    await generate()
    mustBeAsBuilt(code)
  } catch (error) {
    // What is wrong in a file comes before what follows from it.
    provedConfig()
    throw error
  }
  const { release: former } = readCurrentFile(dist)
  if (former !== undefined) mustHaveSameLayers(readRecord(dist, former).layers, mayChangeLayers)
  const who = whoReleases()
  if (who.revision.endsWith(UNCOMMITTED) && !mayBeUncommitted)
    throw new Error(
      `${configFolder()} has changes that are not committed, so nobody could see later what was released: commit them, or say --uncommitted.`,
    )
  const made = await makeRelease(dist, code, { ...who, message }, former, async ({ layers, effect }) => {
    const named = layers.length === 0 ? 'without layers' : `with ${layers.join(', ')}`
    const from = `From ${configFolder()} (${who.revision}), ${named}, for everybody who is served ${dist}.`
    const isWanted = await decide(`${from}\n\n${effect}`)
    if (isWanted) mustStillBeCurrent(dist, former)
    return isWanted
  })
  const { id, record, signed, isDropped } = made
  if (isDropped) {
    const text = 'Nothing was released. Without a terminal, --yes answers.'
    return { id, isCurrent: false, isDropped, text }
  }
  if (key !== undefined) await signRelease(dist, id, key, signed)
  const { missing } = await approvalOf(dist, id)
  if (missing === 0) putInPlace(dist, id, { what: 'release', by: who.author })
  const state =
    missing === 0
      ? `The release ${id} is current: open portals follow within a minute.`
      : `The release ${id} waits for ${missing === 1 ? 'an approval' : `${missing} approvals`}: npm run portal -- approve ${id} --key <file>.`
  return { id, isCurrent: missing === 0, text: `${record.effect}\n${state}` }
}

/** What somebody has said yes to was worked out against the release that was current then. */
function mustStillBeCurrent(dist: string, shown: string | undefined): void {
  const { release } = readCurrentFile(dist)
  if (release === shown) return
  const by = history(dist).findLast(({ id }) => id === release)?.by ?? 'somebody'
  throw new Error(
    `Meanwhile ${by} has made the release ${release ?? 'of before'} current, and this one would undo what it does: make it again.`,
  )
}

/** Without layers that are in force where people are, everybody would have the base at once. */
function mustHaveSameLayers(before: readonly string[], mayChange: boolean): void {
  const now = layersInForce()
  if (mayChange || String(before) === String(now)) return
  const named = (layers: readonly string[]) => layers.join(',') || 'base'
  throw new Error(
    `The current release has the layers ${named(before)}, and this one would have ${named(now)}. Say which it shall have: --layers ${named(before)}, or --layers ${named(now)}.`,
  )
}

/** `decide` is shown the effect. Throws a sentence for a release that was changed since it was made. */
export async function approveRelease(
  dist: string,
  beginning: string,
  keyFile: string,
  decide: (effect: string) => Promise<boolean>,
): Promise<Released & { isApproved: boolean }> {
  const id = releaseNamed(dist, beginning)
  const { signed } = readReleaseFile(dist, id)
  const mustBeUnchanged = () => {
    const changed = changedSince(dist, id)
    if (changed !== undefined) throw new Error(`The release ${id} cannot be approved. ${changed}`)
  }
  mustBeUnchanged()
  const { author, message, at, former } = readRecord(dist, id)
  const { release: current } = readCurrentFile(dist)
  const isOld = wasCurrent(dist, id)
  if (isOfOtherBuild(dist, id) && !isOld)
    throw new Error(`The release ${id} is for another build and was never current: make it again.`)
  if (former !== current && !isOld)
    throw new Error(
      `The release ${id} was made when ${former ?? 'nothing'} was current, and ${current ?? 'nothing'} is now: make it again, so that it undoes nothing.`,
    )
  const { effect, claims } = effectNow(dist, id, current === id ? releasedBefore(dist, id).at(-1) : current)
  const told = `${id} by ${author}, ${at}: ${message}\n\n${effect}\n${claims.length} claims proved: ${claims.join(', ')}`
  if (!(await decide(told))) return { id, isCurrent: false, isApproved: false, text: 'Nothing was signed.' }
  mustBeUnchanged()
  mustStillBeCurrent(dist, current)
  const name = await signRelease(dist, id, keyFile, signed)
  const { signers, missing } = await approvalOf(dist, id)
  const isNew = missing === 0 && !isOld
  if (isNew) putInPlace(dist, id, { what: 'approve', by: name })
  const state =
    missing > 0
      ? `, and waits for ${missing} more.`
      : isNew
        ? ', and is current: open portals follow within a minute.'
        : id === current
          ? ', and is current.'
          : `. To have it current again: npm run portal -- rollback ${id}.`
  return {
    id,
    isCurrent: isNew || (missing === 0 && id === current),
    isApproved: true,
    text: `The release ${id} is signed by ${signers.join(' and ')}${state}`,
  }
}

/** The releases that have been current, but for this one, the last of them last. */
const releasedBefore = (dist: string, but: string | undefined): string[] =>
  history(dist).flatMap(({ what, id }) => (what === 'switch' || id === but ? [] : [id]))

/** Of these, without those that were rolled back since. */
function standing(dist: string, but: string | undefined): string[] {
  const left: string[] = []
  for (const { what, id } of history(dist)) {
    if (what === 'switch') continue
    const at = left.lastIndexOf(id)
    if (what === 'rollback' && at >= 0) left.splice(at + 1)
    else left.push(id)
  }
  return left.filter((id) => id !== but)
}

/** `beginning`: of the release's id; without one, the release that was current before, of those that nobody rolled back. */
export async function rollBack(dist: string, beginning?: string): Promise<Released> {
  const { release: now } = readCurrentFile(dist)
  const former = standing(dist, now).at(-1)
  if (beginning === undefined && former === undefined) {
    const back = releasedBefore(dist, now).at(-1)
    const named = back === undefined ? '' : ` ${back} was rolled back: npm run portal -- rollback ${back}.`
    throw new Error(`There is no earlier release to go back to.${named}`)
  }
  const id = releaseNamed(dist, beginning ?? former!)
  if (id === now) throw new Error(`The release ${id} is current already.`)
  if (!wasCurrent(dist, id))
    throw new Error(`The release ${id} was never current, so there is no way back to it.`)
  const changed = changedSince(dist, id)
  if (changed !== undefined) throw new Error(`The release ${id} cannot be served. ${changed}`)
  const { missing } = await approvalOf(dist, id)
  if (missing > 0)
    throw new Error(
      `The release ${id} is not signed by all who have to: ${missing} ${missing === 1 ? 'signature is' : 'signatures are'} missing. npm run portal -- approve ${id} --key <file>`,
    )
  putInPlace(dist, id, { what: 'rollback', by: authorHere() })
  const hasOtherKeys = JSON.stringify(keysFor(dist, id)) !== JSON.stringify(readCode(dist).keys)
  const follow = hasOtherKeys
    ? 'it is of an earlier build with other keys, so open portals follow when they are loaded again'
    : isOfOtherBuild(dist, id)
      ? 'it is of an earlier build, so open portals follow with their next page'
      : 'open portals follow within a minute'
  const { author, message, at } = readRecord(dist, id)
  const told = `“${message}”, made by ${author} on ${inLondon(at)}`
  return { id, isCurrent: true, text: `The release ${id} is current again: ${follow}. It is ${told}.` }
}

/** The flags of the current release. */
export function flagsOf(dist: string): string[] {
  const { release = releasedBefore(dist, undefined).at(-1) } = readCurrentFile(dist)
  if (release === undefined) throw new Error('Nothing is released yet: npm run build.')
  return Object.keys(compileOlder(configOf(dist, release), `the release ${release}`).resolved.flags)
}

/** Takes a flag from everybody, or gives it back. */
export function switchOff(
  dist: string,
  flag: string,
  isOff: boolean,
): { off: readonly string[]; text: string } {
  const { release = releasedBefore(dist, undefined).at(-1), off = [] } = readCurrentFile(dist)
  const now = [...off.filter((id) => id !== flag), ...(isOff ? [flag] : [])].toSorted()
  writeCurrent(dist, { ...(release !== undefined && { release }), off: now })
  copyPage(dist)
  note(dist, { what: 'switch', by: authorHere(), id: `${isOff ? '−' : '+'}${flag}` })
  return {
    off: now,
    text: isOff
      ? `The flag "${flag}" is off for everybody: open portals follow within a minute.`
      : `The flag "${flag}" is as the API says again: open portals follow within a minute.`,
  }
}

/** Writes a private key that only its owner may read. Throws where the file is there already. */
export async function newKeyFile(name: string): Promise<{ file: string; entry: object }> {
  if (!/^[\w.-]+$/.test(name))
    throw new Error(`"${name}" is no name for a key: letters, digits, "-", "_" and ".".`)
  const file = resolve(`${name}.key.json`)
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  const { own, public: open } = await newKey()
  writeFileSync(file, JSON.stringify(own), { mode: 0o600 })
  const { kty, crv, x, y } = open
  return { file, entry: { name, key: { kty, crv, x, y } } }
}
