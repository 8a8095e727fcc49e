// A release: the manifests that a build of the code interprets, in files of their own. What page, portal and tools agree on.
import type { Store } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'

/** Where the files of a release lie: JSON, under names with their hashes. */
export interface ReleaseFiles {
  /** For everybody. */
  manifest: string
  /** Restricted to people who are not signed in. */
  visitors: string
  /** Other words for pages, by the id of their route: only the search needs them. */
  words: string
}

/** What the page says of the release that it was written for, in `data-release`. */
export interface OwnRelease {
  id: string
  files: Record<ManifestKind, string>
  /** The hash of each file (SRI), where the page has hashes. */
  integrity?: Readonly<Record<string, string>>
  /** The flags that were off for everybody when the page was put in place. */
  off?: readonly string[]
}

/** The file /current.json: which release everybody has, and the flags that are off for everybody, whatever the API says. Of what it leaves out, it says nothing. */
export interface CurrentRelease {
  release?: string
  off?: readonly string[]
}

/** The files of a release. */
export type FileName = keyof SignedRelease['files']

interface SignedFile {
  path: string
  sha256: string
}

/** What is signed. The id is the first 16 hex digits of the SHA-256 of its text. */
export interface SignedRelease {
  /** The version of the manifests' form. */
  version: number
  /** The build of the code that interprets it. */
  code: string
  /** The files, each with its SHA-256 in hex; those of config/pages/ are "page/<id>". */
  files: Record<keyof ReleaseFiles, SignedFile> & { [page: `page/${string}`]: SignedFile }
  /** The SHA-256 of the page's own files: index.html, drawn pages, known addresses. */
  page: string
  /** The SHA-256 of the record: who, why, with what effect, which claims were proved. */
  record: string
}

/** The file /releases/<id>.json. */
export interface ReleaseFile {
  /** JSON of a `SignedRelease`, kept as text because signatures are of exact bytes. */
  signed: string
  signatures: readonly { by: string; value: string }[]
}

/** Who may sign releases, and how many of them have to. No signature is needed where `approvals` is 0. */
export interface ReleaseKeys {
  approvals: number
  keys: readonly { name: string; key: { kty: string; crv: string; x: string; y: string } }[]
}

/** A release that a page runs on. */
export interface ReleaseInUse {
  id: string
  manifest: Manifest
  off: readonly string[]
}

/** Which of the manifests a page needs. */
export type ManifestKind = 'manifest' | 'visitors'

/** What follows the releases needs of the page. */
export interface ReleasePorts {
  kind: ManifestKind
  inUse: Store<ReleaseInUse>
}

export const ID = /^[0-9a-f]{16}$/

export const releaseAddress = (id: string): string => `/releases/${id}.json`
