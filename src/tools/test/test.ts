// npm test: everything that must hold before a change lands, each step with its time; then what failed, and a count.
// npm test -- checks | unit [filter …] | journeys [file …] | engines | changed [revision]: one part of it.
// npm test -- rest: what a run that was cut off has left. npm test -- --shard 1/4: the part of one machine of four, and
// npm test -- report folder …: one report of what they have left in test-results.
import { join } from 'node:path'
import { engineFolder } from '../config-folder.ts'
import { reachedSince } from './changed.ts'
import { conclude } from './conclude.ts'
import { isOfThisCode, leftUnit, listDoneJourneys, startRecord, unitFiles } from './record.ts'
import { journeyResults, unitResults, type Results } from './results.ts'
import { build, checks, journeys, secondBuild, unit } from './steps.ts'
import { inBrowser, inEngines, inOrder, leftOf, runWork, shardOf, whole } from './work.ts'

interface Part {
  run(): Promise<unknown>
  /** The results of its test runners. */
  results: readonly ((folders?: readonly string[]) => Results)[]
  /** Goes on from the results of the run before. */
  goesOn?: boolean
  isWhole?: boolean
}

/** A journey that fails waits a minute, twice: after so many it is known that the change is not right yet. */
const ENOUGH_FAILURES = ['--max-failures=4']

const both = [unitResults, journeyResults]

const parts: Record<string, (words: readonly string[]) => Part> = {
  all: () => ({ run: () => runWork(whole), results: both, isWhole: true }),
  '--shard': ([shard = '']) => {
    const work = shardOf(shard)
    return { run: () => runWork(work), results: both }
  },
  rest() {
    if (!isOfThisCode()) throw new Error('The last run was of other code, so nothing of it counts: npm test')
    return { run: () => runWork(leftOf(whole)), results: both, goesOn: true, isWhole: true }
  },
  checks: () => ({ run: () => inOrder(checks), results: [] }),
  unit: (words) => ({ run: () => inOrder([unit('run', ...words)]), results: [unitResults] }),
  journeys: (files) => ({
    run: () => inBrowser([build, secondBuild, journeys(files)]),
    results: [journeyResults],
  }),
  engines: () => ({
    run: async () => (await inOrder([build])) && inEngines(),
    results: [],
  }),
  changed([revision = 'main']) {
    const { unit: tests, journeys: specs, because } = reachedSince(revision)
    const hasJourneys = specs.length > 0
    const files = specs === 'all' ? [] : specs
    if (because.unit !== undefined) console.log(`All unit tests, because ${because.unit} has changed`)
    if (because.journeys !== undefined) console.log(`All journeys, because ${because.journeys} has changed`)
    else console.log(`Journeys: ${files.join(', ') || 'none'}`)
    return {
      async run() {
        await inOrder([
          ...checks,
          tests === 'all' ? unit('run') : unit('related', ...tests.map((file) => join(engineFolder, file))),
        ])
        if (hasJourneys) await inBrowser([build, secondBuild, journeys(files, ...ENOUGH_FAILURES)])
      },
      results: [unitResults, ...(hasJourneys ? [journeyResults] : [])],
    }
  },
}

const [name = 'all', ...words] = process.argv.slice(2).flatMap((word) => word.split('='))
try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(): Promise<boolean> {
  if (name === 'report')
    return conclude({ outcomes: both.map((read) => read(words)), isWhole: true, minutes: 0, folders: words })
  const part = parts[name]?.(words)
  if (!part)
    throw new Error(
      `There is no part "${name}". npm test -- checks | unit [filter …] | journeys [file …] | engines | changed [revision] | rest | --shard 1/4 | report folder …`,
    )
  if (!part.goesOn) startRecord()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => sayWhatIsLeft(signal))
  const start = performance.now()
  await part.run()
  return conclude({
    outcomes: part.results.map((read) => read()),
    isWhole: part.isWhole === true,
    minutes: (performance.now() - start) / 60_000,
  })
}

function sayWhatIsLeft(signal: NodeJS.Signals): void {
  const files = unitFiles().length
  console.log(
    `\nCut off: ${files - leftUnit().length} of ${files} files of unit tests and ${listDoneJourneys()} journeys are green. npm test -- rest runs what is left.`,
  )
  process.exit(signal === 'SIGINT' ? 130 : 143)
}
