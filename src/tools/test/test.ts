// npm test: everything that must hold before a change lands, each step with its time; ends with a count of tests.
// npm test -- checks | unit [filter …] | journeys [file …]: one part of it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { root } from '../config-folder.ts'
import { ensureNginx } from '../nginx.ts'
import { journeyCounts, unitCounts, type Counts } from './counts.ts'
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
    ...files.map((file) => `journeys/${file}`),
  ),
  showsProgress: true,
})

interface Part {
  run(filters: readonly string[]): Promise<boolean>
  /** What its test runners have counted. */
  counted: readonly (() => Counts)[]
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
    counted: [unitCounts, journeyCounts],
  },
  checks: { run: () => inOrder(checks), counted: [] },
  unit: { run: (filters) => inOrder([unit(filters)]), counted: [unitCounts] },
  journeys: {
    async run(files) {
      ensureBrowser()
      ensureNginx()
      return (await inOrder([build])) && inOrder([journeys(files)])
    },
    counted: [journeyCounts],
  },
}

const [name = 'all', ...filters] = process.argv.slice(2)
const part = parts[name]
if (part) process.exitCode = (await runPart(part)) ? 0 : 1
else {
  console.error(`There is no part "${name}". npm test -- checks | unit [filter …] | journeys [file …]`)
  process.exitCode = 2
}

async function runPart({ run, counted }: Part): Promise<boolean> {
  // Results of an earlier run must not be counted as this one's.
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  const isGreen = await run(filters)
  const counts = counted.map((count) => count())
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0)
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} journeys needed a second try.`)
  const hasRun = counts.every(({ passed }) => passed > 0)
  if (!hasRun) console.log('\nNo test ran.')
  console.log(isGreen && hasRun ? '\nAll green.' : '\nSomething is red; see above.')
  if (counts.length > 0) console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return isGreen && hasRun
}

/** Runs every step, also after one that failed, and says whether all are green. */
async function inOrder(steps: readonly Step[]): Promise<boolean> {
  const results: boolean[] = []
  for (const step of steps) results.push(await runStep(step))
  return results.every(Boolean)
}
