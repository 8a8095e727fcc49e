// The release that a page starts with: that of its HTML, unless current.json names another one by then.
import { approvals } from 'virtual:release-keys'
import { isRecord } from '#base/record.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { readCurrent } from './current.ts'
import { askOwnHost, Unreachable } from './own-file.ts'
import type { CurrentRelease, ManifestKind, OwnRelease, ReleaseInUse } from './release.ts'

/** How long a page waits for current.json after its own files are there. */
const CURRENT_MS = 1000

export interface FirstRelease {
  release: ReleaseInUse
  /** Why the page runs on its own release although another one is current; to be reported. */
  problem: unknown
}

interface Asked {
  current: CurrentRelease
  problem: unknown
}

export async function firstRelease(kind: ManifestKind): Promise<FirstRelease> {
  const own = ownRelease(document)
  const asked = readCurrent().then(
    (current): Asked => ({ current, problem: undefined }),
    (error: unknown): Asked => ({ current: {}, problem: error instanceof Unreachable ? undefined : error }),
  )
  const manifest = await (approvals > 0
    ? loadTaking().then((code) => code.takeOwn(own.id, kind))
    : manifestAt(own, kind))
  const { current, problem } = await Promise.race([asked, later<Asked>({ current: {}, problem: undefined })])
  const release = { id: own.id, manifest, off: current.off ?? own.off ?? [] }
  if (current.release === undefined || current.release === own.id) return { release, problem }
  try {
    const { takeRelease } = await loadTaking()
    const taken = await takeRelease(current.release, kind)
    return { release: taken ? { ...taken, off: release.off } : release, problem }
  } catch (error) {
    return { release, problem: error }
  }
}

/** The only import() of take-release: where it stood in a file that loads later, Vite would load the page's styles once more. */
export const loadTaking = () => import('./take-release.ts')

export const ownRelease = ({ documentElement }: Document): OwnRelease =>
  JSON.parse(documentElement.dataset['release'] ?? '') as OwnRelease

async function manifestAt({ files, integrity }: OwnRelease, kind: ManifestKind): Promise<Manifest> {
  const [answer, text] = await askOwnHost(files[kind], integrity?.[kind])
  const manifest: unknown = JSON.parse(text)
  if (!answer.ok || !isRecord(manifest)) throw new Error(`${files[kind]} is no manifest`)
  return manifest as unknown as Manifest
}

const later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, CURRENT_MS, value))
