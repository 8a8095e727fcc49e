// Counts passed and failed tests of the last run, from the files that Vitest and Playwright write.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config-folder.ts'

export interface Counts {
  passed: number
  failed: number
  /** Passed at the second try. */
  flaky: number
}

export function unitCounts(): Counts {
  const unit = results<{ numPassedTests: number; numFailedTests: number }>('unit.json')
  return { passed: unit?.numPassedTests ?? 0, failed: unit?.numFailedTests ?? 0, flaky: 0 }
}

export function journeyCounts(): Counts {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = results<{ stats: Record<'expected' | 'unexpected' | 'flaky', number> }>('journeys.json')?.stats ?? {}
  return { passed: expected + flaky, failed: unexpected, flaky }
}

function results<T>(file: string): T | undefined {
  const path = join(root, 'test-results', file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
