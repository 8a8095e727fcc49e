// npm test: everything that must hold before a change lands, each step with its time; ends with a count of tests.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { root } from './config-folder.ts'

interface Step {
  name: string
  run: string[]
  /** Says what is wrong with what a step printed, although it ended well. */
  doubt?: (output: string) => string | undefined
}

const bin = (path: string, ...rest: string[]) => [join(root, 'node_modules', path), ...rest]

const checks: Step[] = [
  { name: 'generated files up to date', run: ['src/tools/generate.ts', '--check'] },
  { name: 'manifest check', run: ['src/tools/portal.ts', 'check'] },
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
]
const unit: Step = {
  name: 'unit tests',
  run: bin(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(root, 'test-results/unit.json')}`,
  ),
}
const build: Step = { name: 'production build, within its budgets', run: ['src/tools/size.ts'] }
const journeys: Step = {
  name: 'browser journeys',
  run: bin('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'),
}

let isRed = false
ensureBrowser()
// Two at a time: what the machines of this project have cores for.
await Promise.all([inOrder(checks), inOrder([unit, build])])
await inOrder([journeys])

const counts = [fromVitest(), fromPlaywright()]
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
if (flaky() > 0) console.log(`\n${flaky()} journeys needed a second try.`)
console.log(isRed ? '\nSomething is red; see above.' : '\nAll green.')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = isRed || counts.some((each) => each.passed === 0) ? 1 : 0

async function inOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await carryOut(step)
}

function carryOut({ name, run, doubt }: Step): Promise<void> {
  const start = performance.now()
  const child = spawn(process.execPath, run, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NODE_NO_WARNINGS: '1' },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const doubtful = code === 0 ? doubt?.(output) : undefined
      const isGreen = code === 0 && doubtful === undefined
      if (!isGreen) isRed = true
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(
        `${isGreen ? '✓' : '✗'} ${name} (${seconds} s)${doubtful === undefined ? '' : `: ${doubtful}`}`,
      )
      if (!isGreen) console.log(output)
      resolve()
    })
  })
}

function results<T>(file: string): T | undefined {
  const path = join(root, 'test-results', file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

function fromVitest(): { passed: number; failed: number } {
  const told = results<{ numPassedTests: number; numFailedTests: number }>('unit.json')
  return { passed: told?.numPassedTests ?? 0, failed: told?.numFailedTests ?? 0 }
}

function flaky(): number {
  return results<{ stats: { flaky: number } }>('journeys.json')?.stats.flaky ?? 0
}

function fromPlaywright(): { passed: number; failed: number } {
  const told = results<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json')
  return {
    passed: (told?.stats.expected ?? 0) + (told?.stats.flaky ?? 0),
    failed: told?.stats.unexpected ?? 0,
  }
}
