// Follows current.json while a page is open: another release takes over between two pages, a flag that is switched off is off.
import { newerBuild } from '#base/browser/own-build.ts'
import type { PortalState } from '#shell/state/portal-state.ts'
import { readCurrent } from './current.ts'
import { loadTaking } from './first-release.ts'
import { Unreachable } from './own-file.ts'
import type { ReleaseInUse, ReleasePorts } from './release.ts'

/** What has been reported: a broken file stays broken for hours, and is told once. */
const reported = new Set<string>()

/**
 * The release that is current; the one that the page has, where nothing has changed; undefined where the other one cannot be had.
 * `switched` is told what else is off for everybody than before, whatever becomes of the release.
 */
export async function followRelease(
  { kind, inUse }: ReleasePorts,
  { facts }: PortalState,
  report: (error: unknown) => void,
  switched: (off: readonly string[]) => void = () => {},
): Promise<ReleaseInUse | undefined> {
  const before = inUse.get()
  try {
    const { release = before.id, off = before.off } = await readCurrent()
    const isSwitched = String(off) !== String(before.off)
    if (isSwitched) switched(off)
    if (release === before.id) return isSwitched ? { ...before, off } : before
    const { takeRelease } = await loadTaking()
    const taken = await takeRelease(release, kind, facts)
    if (!taken) {
      newerBuild.set(true)
      return undefined
    }
    return { ...taken, off }
  } catch (error) {
    const { message } = error as Error
    // Without a connection, the next time shows.
    if (!(error instanceof Unreachable) && !reported.has(message)) {
      reported.add(message)
      report(error)
    }
    return undefined
  }
}
