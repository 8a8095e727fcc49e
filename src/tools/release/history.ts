// What was done when, by whom: one line for each step, which none removes.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releaseFolder } from './folders.ts'

export interface Step {
  /** ISO 8601 in UTC. */
  at: string
  what: 'build' | 'release' | 'approve' | 'rollback' | 'switch'
  by: string
  /** Of the release; or the flag that was switched, as "+planner" or "−planner". */
  id: string
}

const fileOf = (dist: string) => join(releaseFolder(dist), 'history.jsonl')

export function note(dist: string, step: Omit<Step, 'at'>): void {
  mkdirSync(dirname(fileOf(dist)), { recursive: true })
  appendFileSync(fileOf(dist), `${JSON.stringify({ at: new Date().toISOString(), ...step })}\n`)
}

/** The flags that were switched off last, and not on again since. */
export const offByHistory = (dist: string): string[] =>
  [
    ...new Map(
      history(dist).flatMap(({ what, id }) => (what === 'switch' ? [[id.slice(1), id.startsWith('−')]] : [])),
    ),
  ]
    .flatMap(([flag, isOff]) => (isOff ? [flag] : []))
    .toSorted()

/** Has this release ever been current? */
export const wasCurrent = (dist: string, id: string): boolean =>
  history(dist).some((step) => step.what !== 'switch' && step.id === id)

/** A line that was cut off is passed over. */
export function history(dist: string): Step[] {
  if (!existsSync(fileOf(dist))) return []
  return readFileSync(fileOf(dist), 'utf8')
    .split('\n')
    .flatMap((line) => (/^\{.*\}$/.test(line) ? [JSON.parse(line) as Step] : []))
}
