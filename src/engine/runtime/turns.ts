// What in a manifest has its time. Pure: the instant comes in as an argument.
import type { Manifest } from '#manifest/manifest.ts'

/**
 * The manifest at this instant: without the members of lists whose time has not come or is over. Of an instant that is not a number
 * it has those that always hold.
 */
export function manifestAt(manifest: Manifest, now: number): Manifest {
  const holds = ({ onFrom, offFrom }: { onFrom?: string; offFrom?: string }) =>
    (!onFrom || now >= Date.parse(onFrom)) && (!offFrom || now < Date.parse(offFrom))
  const at = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.filter((each) => holds(Object(each) as object)).map(at)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, at(each)]))
        : value
  return manifest.turns ? (at(manifest) as Manifest) : manifest
}

/** How many of its instants have passed. */
export const turnsPassed = ({ turns = [] }: Manifest, now: number): number =>
  turns.filter((at) => now >= Date.parse(at)).length
