// Reads the results of the last run, from the files that Vitest and Playwright write: counts, and the names of what failed.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../config-folder.ts'

export interface Results {
  passed: number
  /** Tests that failed, and test files that did not load. */
  failed: string[]
  /** Passed at the second try. */
  flaky: string[]
}

interface UnitFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}

export function unitResults(folder = join(root, 'test-results')): Results {
  const unit = read<{ numPassedTests: number; testResults: UnitFile[] }>(folder, 'unit.json')
  const failed = (unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map(({ fullName }) => `${file} › ${fullName}`)
    return status === 'failed' ? [`${file}: ${message}`] : []
  })
  return { passed: unit?.numPassedTests ?? 0, failed, flaky: [] }
}

interface Suite {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: Suite[]
}

export function journeyResults(folder = join(root, 'test-results')): Results {
  const tests = (read<Suite>(folder, 'journeys.json')?.suites ?? []).flatMap(testsOf)
  const named = (status: string) =>
    tests.filter((test) => test.status === status).map(({ name }) => `journeys/${name}`)
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: named('unexpected'),
    flaky: named('flaky'),
  }
}

const testsOf = ({ specs = [], suites = [] }: Suite): { name: string; status: string }[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status }) => ({ name: `${file}:${line} ${title}`, status })),
  ),
  ...suites.flatMap(testsOf),
]

function read<T>(folder: string, file: string): T | undefined {
  const path = join(folder, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
