// npm test: everything that must hold before a change lands, each step with its time; then what failed, and a count.
// npm test -- checks | unit [filter …] | journeys [file …] | engines | changed [revision]: one part of it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { root } from '../config-folder.ts'
import { findFirefox, findWebKit } from './engines.ts'
import { ensureNginx } from '../nginx.ts'
import { journeyResults, unitResults, type Results } from './results.ts'
import { reachedSince } from './changed.ts'
import { runStep, type Step } from './run-step.ts'
import { budgets, build, checks, engines, journeys, secondBuild, unit } from './steps.ts'

interface Part {
  run(): Promise<boolean>
  /** The results of its test runners. */
  results: readonly (() => Results)[]
}

const parts: Record<string, (filters: readonly string[]) => Part> = {
  all: () => ({
    async run() {
      findBrowser()
      // Two at a time, for two cores.
      const first = await Promise.all([inOrder(checks), inOrder([unit('run'), budgets])])
      const walked = await inBrowser([secondBuild, journeys([])])
      return [...first, walked, await inEngines()].every(Boolean)
    },
    results: [unitResults, journeyResults],
  }),
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
    const reached = reachedSince(revision)
    const { unit: tests, journeys: specs, because } = reached
    const hasJourneys = specs.length > 0
    const files = specs === 'all' ? [] : specs
    if (because.unit !== undefined) console.log(`All unit tests, because ${because.unit} has changed`)
    if (because.journeys !== undefined) console.log(`All journeys, because ${because.journeys} has changed`)
    else console.log(`Journeys: ${files.join(', ') || 'none'}`)
    return {
      async run() {
        const first = await inOrder([...checks, tests === 'all' ? unit('run') : unit('related', ...tests)])
        if (!hasJourneys) return first
        return (await inBrowser([build, secondBuild, journeys(files)])) && first
      },
      results: [unitResults, ...(hasJourneys ? [journeyResults] : [])],
    }
  },
}

const redSteps: string[] = []

const [name = 'all', ...filters] = process.argv.slice(2)
const part = parts[name]
if (part) process.exitCode = (await runPart(part(filters))) ? 0 : 1
else {
  console.error(
    `There is no part "${name}". npm test -- checks | unit [filter …] | journeys [file …] | engines | changed [revision]`,
  )
  process.exitCode = 2
}

async function runPart({ run, results }: Part): Promise<boolean> {
  // Results of an earlier run must not be counted as this one's.
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  const isGreen = await run()
  const outcomes = results.map((read) => read())
  const [failed, flaky] = [outcomes.flatMap((each) => each.failed), outcomes.flatMap((each) => each.flaky)]
  list('Needed a second try', flaky)
  list('Failed', failed)
  list('Red steps', redSteps)
  const hasRun = outcomes.every(({ passed }) => passed > 0)
  if (!hasRun) console.log('\nNo test ran.')
  console.log(isGreen && hasRun ? '\nAll green.' : '\nSomething is red; see above.')
  if (outcomes.length > 0)
    console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  return isGreen && hasRun
}

function list(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((each) => `  ${each}`).join('\n')}`)
}

/** Finds or installs what journeys need. */
function findBrowser(): void {
  ensureBrowser()
  ensureNginx()
}

/** Runs steps that need a browser; after one that failed, no more. */
async function inBrowser(steps: readonly Step[]): Promise<boolean> {
  findBrowser()
  for (const step of steps) if (!(await inOrder([step]))) return false
  return true
}

/** Goes through the portal in the other engines that are there, and says which are not. */
async function inEngines(): Promise<boolean> {
  const [hasFirefox, hasWebKit] = [findFirefox() !== undefined, findWebKit() !== undefined]
  if (!hasFirefox) console.log('There is no Firefox here, so it is not tried (firefox-esr).')
  if (!hasWebKit) console.log('There is no WebKit here, so it is not tried (webkit2gtk-driver, xvfb).')
  return hasFirefox || hasWebKit ? inOrder([engines]) : true
}

/** Runs every step, also after one that failed, and says whether all are green. */
async function inOrder(steps: readonly Step[]): Promise<boolean> {
  let isGreen = true
  for (const step of steps) {
    if (await runStep(step)) continue
    isGreen = false
    redSteps.push(step.name)
  }
  return isGreen
}
