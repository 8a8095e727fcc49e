// npm test: everything that must hold before a change lands, each step with its time; then what failed, and a count.
// npm test -- checks | unit [filter …] | journeys [file …]: one part of it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { root } from '../config-folder.ts'
import { ensureNginx } from '../nginx.ts'
import { journeyResults, unitResults, type Results } from './results.ts'
import { runStep, type Step } from './run-step.ts'

const bin = (path: string, ...rest: string[]) => [join(root, 'node_modules', path), ...rest]

const checks: Step[] = [
  { name: 'generated files up to date', run: ['src/tools/generate/generate.ts', '--check'] },
  { name: 'manifest check', run: ['src/tools/portal/portal.ts', 'check'] },
  { name: 'types', run: bin('typescript/bin/tsc', '-p', 'tsconfig.json') },
  { name: 'types of the service worker', run: bin('typescript/bin/tsc', '-p', 'src/app/sw') },
  { name: 'lint', run: bin('oxlint/bin/oxlint', '--type-aware', 'src', 'tests') },
  {
    name: 'layer rules',
    run: bin('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs', 'src'),
    doubt: (output) =>
      Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) < 100 ? 'it saw almost no modules' : undefined,
  },
  { name: 'unused code', run: bin('knip/bin/knip.js') },
  {
    name: 'code that only tests use',
    run: bin(
      'knip/bin/knip.js',
      '--production',
      '--config',
      '.knip.production.json',
      '--include',
      'files,exports,types',
    ),
  },
]
const unit = (filters: readonly string[]): Step => ({
  name: 'unit tests',
  run: bin(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(root, 'test-results/unit.json')}`,
    ...filters,
  ),
})
const build: Step = { name: 'production build', run: ['src/tools/build/build.ts'] }
const budgets: Step = { name: 'production build, within its budgets', run: ['tests/bench/size.ts'] }
const journeys = (files: readonly string[]): Step => ({
  name: 'browser journeys',
  run: bin(
    '@playwright/test/cli.js',
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...files.map((file) => `journeys/.*${file}`),
  ),
  showsProgress: true,
})

interface Part {
  run(filters: readonly string[]): Promise<boolean>
  /** The results of its test runners. */
  results: readonly (() => Results)[]
}

const parts: Record<string, Part> = {
  all: {
    async run() {
      ensureBrowser()
      ensureNginx()
      // Two at a time, for two cores.
      const first = await Promise.all([inOrder(checks), inOrder([unit([]), budgets])])
      return [...first, await inOrder([journeys([])])].every(Boolean)
    },
    results: [unitResults, journeyResults],
  },
  checks: { run: () => inOrder(checks), results: [] },
  unit: { run: (filters) => inOrder([unit(filters)]), results: [unitResults] },
  journeys: {
    async run(files) {
      ensureBrowser()
      ensureNginx()
      return (await inOrder([build])) && inOrder([journeys(files)])
    },
    results: [journeyResults],
  },
}

const redSteps: string[] = []

const [name = 'all', ...filters] = process.argv.slice(2)
const part = parts[name]
if (part) process.exitCode = (await runPart(part)) ? 0 : 1
else {
  console.error(`There is no part "${name}". npm test -- checks | unit [filter …] | journeys [file …]`)
  process.exitCode = 2
}

async function runPart({ run, results }: Part): Promise<boolean> {
  // Results of an earlier run must not be counted as this one's.
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  const isGreen = await run(filters)
  const found = results.map((read) => read())
  const [failed, flaky] = [found.flatMap((each) => each.failed), found.flatMap((each) => each.flaky)]
  list('Needed a second try', flaky)
  list('Failed', failed)
  list('Red steps', redSteps)
  const hasRun = found.every(({ passed }) => passed > 0)
  if (!hasRun) console.log('\nNo test ran.')
  console.log(isGreen && hasRun ? '\nAll green.' : '\nSomething is red; see above.')
  if (found.length > 0)
    console.log(`${found.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  return isGreen && hasRun
}

function list(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((each) => `  ${each}`).join('\n')}`)
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
