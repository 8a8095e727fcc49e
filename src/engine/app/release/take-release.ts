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
import { askOwnHost, Unreachable } from './own-file.ts'
import {
  releaseAddress,
  type FileName,
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
  const wrong = wrongOf(id)
  const release = await signedAt(id)
  const { version, code } = release
  if (code !== ownBuild(document)) return undefined
  if (version !== MANIFEST_VERSION)
    throw wrong(`is of version ${version}, and this portal reads ${MANIFEST_VERSION}`)
  const manifest = await fileOf(release, kind, isManifest, wrong)
  const problem = checkManifest(manifest)
  if (problem !== undefined) throw wrong(problem)
  mustBeDrawable(manifest, facts)
  return { id, manifest }
}

/** A file of a release that a page runs on, taken once. Throws where it is not the one that the release has. */
export async function takeFile<T>(id: string, name: FileName): Promise<T> {
  const key = `${id}/${name}`
  const file = taken.get(key) ?? take(id, name)
  taken.set(key, file)
  // What could not be had is asked for again.
  file.catch(() => taken.delete(key))
  return file as Promise<T>
}

const taken = new Map<string, Promise<unknown>>()

const take = async (id: string, name: FileName): Promise<unknown> =>
  fileOf(await signedAt(id), name, (value): value is unknown => value !== undefined, wrongOf(id))

/** The manifest that the page itself names. Where it is refused, nothing can be shown: the page says so, and it is reported. */
export async function takeOwn(id: string, kind: ManifestKind): Promise<Manifest> {
  try {
    const taken = await takeRelease(id, kind)
    if (!taken) throw wrongOf(id)('is not for the build of its page')
    return taken.manifest
  } catch (error) {
    if (!(error instanceof Unreachable))
      void import('./refuse-page.ts').then(({ refusePage }) => refusePage(error))
    throw error
  }
}

type Wrong = (what: string) => Error

const wrongOf =
  (id: string): Wrong =>
  (what) =>
    new Error(`The release ${id} ${what}`)

/** What is signed of a release, with its hash right and by enough people, whatever it is of. */
async function signedAt(id: string): Promise<SignedRelease> {
  const wrong = wrongOf(id)
  const { signed, signatures } = parsed(await textAt(releaseAddress(id)), isReleaseFile, wrong)
  if (!(await sha256(signed)).startsWith(id)) throw wrong('is another one by its hash')
  const signers = await signersOf(signed, signatures, keys)
  if (signers.length < approvals)
    throw wrong(`has ${signers.length} of ${approvals} signatures that it needs`)
  return parsed(signed, isSigned, wrong)
}

async function fileOf<T>(
  { files }: SignedRelease,
  name: FileName,
  is: (value: unknown) => value is T,
  wrong: Wrong,
): Promise<T> {
  const file = files[name]
  if (!file) throw wrong(`has no ${name}`)
  const text = await textAt(file.path)
  if ((await sha256(text)) !== file.sha256) throw wrong(`has another file at ${file.path}`)
  return parsed(text, is, wrong)
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

function parsed<T>(text: string, is: (value: unknown) => value is T, wrong: Wrong): T {
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
    ['manifest', 'visitors', 'words'].every((name) => name in files) &&
    Object.values(files).every(
      (file) => isRecord(file) && isAsset(file['path']) && typeof file['sha256'] === 'string',
    )
  )
}

/** A file of this host, whose name has its hash. */
const isAsset = (path: unknown) => typeof path === 'string' && /^\/assets\/[\w.-]+\.json$/.test(path)

const isManifest = (value: unknown): value is Manifest => isRecord(value) && Array.isArray(value['routes'])
