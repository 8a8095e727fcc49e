// Somebody who is writing keeps the release that they write by. What a newer one announces to everybody reaches them all the same.
import type { Manifest } from '#manifest/manifest.ts'
import type { PortalStore } from '#shell/state/portal-state.ts'
import { followRelease } from './follow-release.ts'
import type { ReleasePorts } from './release.ts'

export async function announceMeanwhile(
  release: ReleasePorts,
  state: Pick<PortalStore, 'get' | 'released'>,
  report: (error: unknown) => void,
): Promise<void> {
  const newer = await followRelease(release, state.get(), report)
  // Nobody knows: what is announced stays.
  if (!newer) return
  const { id, manifest } = release.inUse.get()
  const told = newer.id === id ? manifest : withAnnouncements(manifest, newer.manifest)
  if (textOf(told) !== (shown.get(manifest) ?? textOf(manifest))) state.released({ manifest: told })
  shown.set(manifest, textOf(told))
}

/** The announcements that this page was told of last, by the manifest of its own release. */
const shown = new WeakMap<object, string>()
/** The most urgent first. */
const KINDS = ['urgent', 'warning', 'info']
const textOf = ({ announcements }: Manifest) => JSON.stringify(announcements)

/** Other conditions of the newer manifest mean something else in this one; what has none means the same. */
function withAnnouncements(manifest: Manifest, newer: Manifest): Manifest {
  const forEverybody = newer.announcements
    .filter(({ when }) => when === 0)
    .map(({ items = [], ...each }) => ({ ...each, items: items.filter(({ when }) => when === 0) }))
  const forSome = manifest.announcements.filter(({ when }) => when !== 0)
  const turns = [...new Set([...(manifest.turns ?? []), ...(newer.turns ?? [])])].toSorted()
  const byUrgency = [...forEverybody, ...forSome].toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  )
  return { ...manifest, turns, announcements: byUrgency }
}
