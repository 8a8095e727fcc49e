// The record of a run: of which code it is, and which of its steps are green. By it a run that was cut off goes on.
import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../config-folder.ts'
import { git, gitLines } from '../git.ts'
import { idOf, linesOf, resultsFolder, type JourneyLine, type UnitLine } from './results.ts'

interface StepLine {
  name: string
  isGreen: boolean
}

const codeFile = join(resultsFolder, 'code.txt')
/** Journeys that need not run again, as Playwright's --test-list-invert reads them. */
export const doneJourneys = join(resultsFolder, 'done-journeys.txt')

/** Results of an earlier run must not be counted as this one's. */
export function startRecord(): void {
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(codeFile, codeNow())
}

/** Is the last run one of the code as it is now? */
export function isOfThisCode(): boolean {
  try {
    return readFileSync(codeFile, 'utf8') === codeNow()
  } catch {
    return false
  }
}

export function recordStep(line: StepLine): void {
  appendFileSync(join(resultsFolder, 'steps.jsonl'), `${JSON.stringify(line)}\n`)
}

export const greenSteps = (): Set<string> =>
  new Set(linesOf<StepLine>('steps.jsonl').flatMap(({ name, isGreen }) => (isGreen ? [name] : [])))

/** Every file of unit tests, from the root. */
export const unitFiles = (): string[] => globSync('tests/**/*.test.{ts,tsx}', { cwd: engineFolder })

/** Files of unit tests that are not green yet. */
export function leftUnit(): string[] {
  const green = new Set(
    linesOf<UnitLine>('unit.jsonl').flatMap(({ file, failed }) => (failed.length === 0 ? [file] : [])),
  )
  return unitFiles().filter((file) => !green.has(file))
}

/** Writes the list of journeys that are green, and says how many they are. */
export function listDoneJourneys(): number {
  const done = linesOf<JourneyLine>('journeys.jsonl').filter(({ isGreen }) => isGreen)
  writeFileSync(doneJourneys, done.map((line) => `${idOf(line)}\n`).join(''))
  return done.length
}

/** A hash of all files that git knows or would add. */
function codeNow(): string {
  const added = gitLines(engineFolder, 'ls-files', '--others', '--exclude-standard')
  const hash = createHash('sha256')
  for (const words of [
    ['rev-parse', 'HEAD'],
    ['diff', 'HEAD'],
  ])
    hash.update(git(engineFolder, words))
  for (const file of added) hash.update(file).update(readFileSync(join(engineFolder, file)))
  return hash.digest('hex')
}
