// Takes a release over the network: only with the right hashes, enough signatures, and a form that this code interprets. Loaded where
// another release than the page's own is current.
import { approvals, keys } from 'virtual:release-keys'
import { ownBuild } from '#base/browser/own-build.ts'
import { isRecord } from '#base/record.ts'
import { MANIFEST_VERSION, type Manifest } from '#manifest/manifest.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { checkManifest } from './check-manifest.ts'
import { askOwnHost } from './own-file.ts'
import {
  releaseAddress,
  type ManifestKind,
  type ReleaseFile,
  type ReleaseInUse,
  type SignedRelease,
} from './release.ts'
import { sha256, signersOf } from './signatures.ts'

/**
 * The release, without what current.json says, for a page of somebody with these facts; undefined where another build of the code
 * interprets it, which comes with the next load of the page. Throws an error that says what is wrong with it.
 */
export async function takeRelease(
  id: string,
  kind: ManifestKind,
  facts: Facts = {},
): Promise<Omit<ReleaseInUse, 'off'> | undefined> {
  const wrong = (what: string) => new Error(`The release ${id} ${what}`)
  const { signed, signatures } = parsed(await textAt(releaseAddress(id)), isReleaseFile, wrong)
  if (!(await sha256(signed)).startsWith(id)) throw wrong('is another one by its hash')
  const { version, code, files } = parsed(signed, isSigned, wrong)
  if (code !== ownBuild(document)) return undefined
  const signers = await signersOf(signed, signatures, keys)
  if (signers.length < approvals)
    throw wrong(`has ${signers.length} of ${approvals} signatures that it needs`)
  if (version !== MANIFEST_VERSION)
    throw wrong(`is of version ${version}, and this portal reads ${MANIFEST_VERSION}`)
  const text = await textAt(files[kind].path)
  if ((await sha256(text)) !== files[kind].sha256) throw wrong(`has another file at ${files[kind].path}`)
  const manifest = parsed(text, isManifest, wrong)
  const problem = checkManifest(manifest)
  if (problem !== undefined) throw wrong(problem)
  mustBeDrawable(manifest, facts)
  return { id, manifest }
}

/** Throws where the page of somebody with these facts cannot be drawn by it, before anything depends on it. */
function mustBeDrawable(manifest: Manifest, facts: Facts): void {
  // Of the facts that it has, the values that it has.
  const known = manifest.facts.flatMap(({ id, values }) => {
    const value = facts[id]
    return typeof value === 'string' && values.includes(value) ? [[id, value]] : []
  })
  const person = createEncoder(manifest)(Object.fromEntries(known) as Facts)
  resolvePortalView(manifest, person, EMPTY_VALUES)
}

async function textAt(address: string): Promise<string> {
  const [answer, text] = await askOwnHost(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return text
}

function parsed<T>(text: string, is: (value: unknown) => value is T, wrong: (what: string) => Error): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong('is broken or cut off')
  }
  if (!is(value)) throw wrong('is not what a portal understands')
  return value
}

const isReleaseFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) &&
  typeof value['signed'] === 'string' &&
  Array.isArray(value['signatures']) &&
  value['signatures'].every(
    (each) => isRecord(each) && typeof each['by'] === 'string' && typeof each['value'] === 'string',
  )

function isSigned(value: unknown): value is SignedRelease {
  if (!isRecord(value) || typeof value['version'] !== 'number' || typeof value['code'] !== 'string')
    return false
  const { files } = value
  return (
    isRecord(files) &&
    ['manifest', 'visitors', 'words'].every((name) => {
      const file = files[name]
      return isRecord(file) && isAsset(file['path']) && typeof file['sha256'] === 'string'
    })
  )
}

/** A file of this host, whose name has its hash. */
const isAsset = (path: unknown) => typeof path === 'string' && /^\/assets\/[\w.-]+\.json$/.test(path)

const isManifest = (value: unknown): value is Manifest => isRecord(value) && Array.isArray(value['routes'])
