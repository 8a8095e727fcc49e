// The person of a situation code, for the inspector.
import type { PersonOfCode } from '#inspector/inspection.ts'
import { ageText, readSituation, type Release } from '../portal/code/explain-code.ts'

/** Throws the sentence to show where the code cannot be read. */
export function personOf(code: string, releases: readonly Release[]): PersonOfCode {
  const read = readSituation(code, releases)
  if ('problem' in read) throw new Error(read.problem)
  const { release, route, facts } = read
  const { area: _, ...own } = facts
  return {
    facts: Object.fromEntries(
      Object.entries(own).map(([id, value]) => [id, typeof value === 'string' ? value : null]),
    ),
    says: `They are on “${route.title}” (${route.path}). ${ageText(release, releases)}`,
  }
}
