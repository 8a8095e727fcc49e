// Guards against a manifest that our tools have not made.
import type { Manifest, Route } from '#manifest/manifest.ts'

/** More than any real portal has; a page stays usable with so many. */
const MOST_PARTS = 100_000
/** In characters; labels, sentences and patterns are shorter. */
const LONGEST_TEXT = 10_000

const NO_CONDITION = 'names a condition that it does not have'

/** Properties that name a condition by its number. */
const CONDITIONS = new Set(['when', 'admits', 'match', 'require'])

/** A path of this portal: no other origin, no script. */
const isOwnPath = (path: unknown) =>
  typeof path === 'string' && (path === '*' || /^\/(?![/\\])[^\s\\]*$/.test(path))

/** What is wrong with it, as the end of a sentence; undefined if nothing is. */
export function checkManifest(manifest: Manifest): string | undefined {
  const { announcements, conditions, facts, fields, flags, guards, routes, turns = [] } = manifest
  const lists = [announcements, conditions, facts, fields, turns]
  if (!lists.every(Array.isArray) || !areObjects(flags, guards)) return 'lacks a part'
  if (!routes.some(({ path }) => path === '*')) return 'has no page for unknown addresses'
  return (
    routes.map((route) => ofRoute(manifest, route)).find((each) => each !== undefined) ?? ofParts(manifest)
  )
}

const areObjects = (...values: unknown[]) =>
  values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

function ofRoute({ guards }: Manifest, { id, guards: names, screen }: Route): string | undefined {
  if (typeof id !== 'string' || !Array.isArray(names)) return 'has a route that is none'
  const missing = names.find((name) => !Object.hasOwn(guards, name))
  if (missing !== undefined) return `has no guard "${missing}", which the route ${id} names`
  if (screen !== undefined && !/^[\w-]+(\/[\w-]+)*$/.test(screen)) return `shows no screen at the route ${id}`
  return undefined
}

/** Goes through everything that it holds, without recursion: it may be nested deep. */
function ofParts(manifest: Manifest): string | undefined {
  const { length: conditions } = manifest.conditions
  const isCondition = (value: unknown) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < conditions
  const waiting: unknown[] = [manifest]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen > MOST_PARTS) return 'is too large'
    const part = waiting.pop()
    if (typeof part === 'string' && part.length > LONGEST_TEXT) return 'has a text that is too long'
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      if ((key === 'href' || key === 'path') && !isOwnPath(value))
        return `leads to ${JSON.stringify(value)}, which is no page of this portal`
      if (CONDITIONS.has(key) && !isCondition(value)) return NO_CONDITION
      if (key === 'parts' && !Object.values(value as object).every(isCondition)) return NO_CONDITION
      waiting.push(value)
    }
  }
  return undefined
}
