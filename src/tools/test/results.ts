// Reads the results of a run, from the lines that the runners write as each file and each journey ends: counts, what failed, what was
// slow.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../config-folder.ts'

export const resultsFolder = join(engineFolder, 'test-results')

/** A file of unit tests that has ended. */
export interface UnitLine {
  file: string
  passed: number
  /** Full names of tests; where the file did not load, why. */
  failed: string[]
  /** Passed at the second try. */
  flaky: string[]
  seconds: number
}

/** What a journey costs beside its time: counts that a machine does not change. */
export const COSTS = ['page loads', 'sign-ins through a page', 'looks of axe'] as const
export type Cost = (typeof COSTS)[number]

/** A try of a journey that has ended. */
export interface JourneyLine {
  /** Below tests/journeys/. */
  file: string
  line: number
  titles: string[]
  /** 0 at the first try. */
  retry: number
  isLast: boolean
  isGreen: boolean
  seconds: number
  costs: Readonly<Record<Cost, number>>
}

export interface Results {
  passed: number
  /** Tests that failed, and test files that did not load. */
  failed: string[]
  /** Passed at the second try. */
  flaky: string[]
  /** Seconds by file. */
  files: ReadonlyMap<string, number>
}

/** The lines of a file of results; none where it is not there. A line that was cut off is left out. */
export function linesOf<Line>(name: string, folders: readonly string[] = [resultsFolder]): Line[] {
  return folders
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .flatMap((text) => {
      try {
        return [JSON.parse(text) as Line]
      } catch {
        return []
      }
    })
}

export function unitResults(folders?: readonly string[]): Results {
  // A file that has run twice counts as it ended.
  const files = new Map(linesOf<UnitLine>('unit.jsonl', folders).map((line) => [line.file, line]))
  const lines = [...files.values()]
  const named = (of: (line: UnitLine) => readonly string[]) =>
    lines.flatMap((line) => of(line).map((name) => `${line.file} › ${name}`))
  return {
    passed: lines.reduce((sum, { passed }) => sum + passed, 0),
    failed: named(({ failed }) => failed),
    flaky: named(({ flaky }) => flaky),
    files: new Map(lines.map(({ file, seconds }) => [file, seconds])),
  }
}

export const idOf = ({ file, titles }: Pick<JourneyLine, 'file' | 'titles'>): string =>
  [file, ...titles].join(' › ')

export function journeyResults(folders?: readonly string[]): Results {
  const tries = linesOf<JourneyLine>('journeys.jsonl', folders)
  const ended = [...new Map(tries.filter(({ isLast }) => isLast).map((line) => [idOf(line), line])).values()]
  const named = (lines: readonly JourneyLine[]) =>
    lines.map(({ file, line, titles }) => `journeys/${file}:${line} ${titles.join(' › ')}`)
  const files = new Map<string, number>()
  for (const { file, seconds } of tries)
    files.set(`tests/journeys/${file}`, (files.get(`tests/journeys/${file}`) ?? 0) + seconds)
  return {
    passed: ended.filter(({ isGreen }) => isGreen).length,
    failed: named(ended.filter(({ isGreen }) => !isGreen)),
    flaky: named(ended.filter(({ isGreen, retry }) => isGreen && retry > 0)),
    files,
  }
}

/** The files that took longest, "tests/….test.ts: 31 s". */
export const slowest = (outcomes: readonly Results[], count = 10): string[] =>
  outcomes
    .flatMap(({ files }) => [...files])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, seconds]) => `${file}: ${seconds.toFixed(0)} s`)
