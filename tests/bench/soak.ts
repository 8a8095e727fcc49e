// npm run soak: the long runs of five journeys that find rare failures, on the build in dist/, and on the sandbox those of the
// walk of payments, of a process that is killed, and of ten years of Direct Debits, and on the manifests those of mutants and of
// edits judged by an oracle. Prints a table of each. WALK_STEPS, WALK_ACTIONS, WALK_SEED, RACE_EXPIRIES, SHORT_EXPIRIES, KILLS,
// KILL_SEED, DAYS, YEARS, MUTANTS, ORACLE, ORACLE_SEED, SWEEP and REMOVALS make them longer, shorter or different; words choose
// some: `npm run soak -- kills`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '#tools/browser.ts'
import { requireBuild } from '#tools/serve/require-build.ts'
import { root } from '../support/root.ts'

const runs = [
  {
    name: 'isolation walk',
    file: 'isolation.spec.ts',
    env: { WALK_STEPS: '500', WALK_SEED: String(Math.floor(Math.random() * 1_000_000)) },
  },
  { name: 'refresh race', file: 'refresh-race.spec.ts', env: { RACE_EXPIRIES: '200' } },
  { name: 'short tokens', file: 'short-tokens.spec.ts', env: { SHORT_EXPIRIES: '200' } },
  { name: 'accessibility sweep', file: 'accessibility/every-screen.spec.ts', env: { SWEEP: 'all' } },
  { name: 'removals', file: 'product-owner/removals.spec.ts', env: { REMOVALS: 'all' } },
  {
    name: 'payments walk',
    file: 'tests/portal/product-api/payments/walk.test.ts',
    env: { WALK_ACTIONS: '2000', WALK_SEED: String(Math.floor(Math.random() * 1_000_000)) },
  },
  {
    name: 'kills',
    file: 'tests/portal/product-api/payments/kills.test.ts',
    env: { KILLS: '200', KILL_SEED: String(Math.floor(Math.random() * 1_000_000)) },
  },
  {
    name: 'ten years',
    file: 'tests/portal/product-api/payments/ten-years.test.ts',
    env: { DAYS: Array.from({ length: 28 }, (_, index) => index + 1).join(','), YEARS: '10' },
  },
  { name: 'mutants', file: 'tests/engine/manifest/change/mutations.test.ts', env: { MUTANTS: '15' } },
  {
    name: 'oracle',
    file: 'tests/engine/manifest/change/oracle.test.ts',
    env: { ORACLE: '2', ORACLE_SEED: String(Math.floor(Math.random() * 1_000_000)) },
  },
]

const words = process.argv.slice(2)
const chosen = runs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0)
  throw new Error(`There is no such run. There are ${runs.map(({ name }) => name).join(', ')}.`)
if (chosen.some(({ file }) => file.endsWith('.spec.ts'))) {
  requireBuild()
  ensureBrowser()
}
for (const { name, file, env } of chosen) {
  const start = performance.now()
  const given: NodeJS.ProcessEnv = { ...env, ...process.env }
  console.log(
    `${name}: ${Object.keys(env)
      .map((key) => `${key}=${given[key]}`)
      .join(' ')}`,
  )
  const { output, code } = await run(file, given)
  const measured = [...output.matchAll(new RegExp(`^${name}: (\\{.*\\})$`, 'gm'))].map(([, json]) =>
    JSON.parse(json!),
  )
  console.table(measured.length === 1 ? measured[0] : measured)
  const isGreen = code === 0 && measured.length > 0
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${Math.round((performance.now() - start) / 1000)} s)\n`)
  if (isGreen) continue
  process.exitCode = 1
  console.log(output)
}

function run(file: string, env: NodeJS.ProcessEnv): Promise<{ output: string; code: number | null }> {
  // What was found once counts.
  const command = file.endsWith('.spec.ts')
    ? ['@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts', '--retries=0', file]
    : ['vitest/vitest.mjs', 'run', file]
  const child = spawn(process.execPath, [join(root, 'node_modules', command[0]!), ...command.slice(1)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, FORCE_COLOR: '0', NODE_NO_WARNINGS: '1' },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ output: stripVTControlCharacters(output), code })),
  )
}
