// The steps of a test run.
import { join } from 'node:path'
import { engineFolder } from '../config-folder.ts'
import type { Step } from './run-step.ts'

const bin = (path: string, ...rest: string[]) => [join(engineFolder, 'node_modules', path), ...rest]

export const checks: Step[] = [
  { name: 'generated files up to date', run: ['src/tools/generate/generate.ts', '--check'] },
  { name: 'manifest check', run: ['src/tools/portal/portal.ts', 'check'] },
  { name: 'types', run: bin('typescript/bin/tsc', '-p', 'tsconfig.json') },
  { name: 'types of the second firm', run: bin('typescript/bin/tsc', '-p', 'tests/another-firm') },
  { name: 'types of the service worker', run: bin('typescript/bin/tsc', '-p', 'src/engine/app/sw') },
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
/** Unit tests: `run` with words of their paths, or `related` with files that they import. */
export const unit = (...chosen: readonly string[]): Step => ({
  name: 'unit tests',
  run: bin(
    'vitest/vitest.mjs',
    '--configLoader=native',
    ...chosen,
    '--run',
    '--reporter=default',
    `--reporter=${join(engineFolder, 'tests/support/unit-reporter.ts')}`,
  ),
})
/** A walk through the portal in the browsers other than Chromium that are there. */
export const engines: Step = {
  name: 'other engines',
  // A browser that a failed walk leaves open must not keep the run from ending.
  run: [
    '--test',
    '--test-force-exit',
    '--test-timeout=600000',
    '--test-reporter=spec',
    'tests/engines/walk.engine.ts',
  ],
  showsProgress: true,
  doubt: (output) => (/^ℹ pass [1-9]/m.test(output) ? undefined : 'it tried nothing'),
}
export const build: Step = { name: 'production build', run: ['src/tools/build/build.ts'] }
/** The journeys of the second firm need its build, which lies next to its config. */
export const secondBuild: Step = {
  name: 'production build of the second firm',
  run: ['src/tools/build/build.ts'],
  env: { PORTAL_CONFIG: join(engineFolder, 'tests/another-firm/config') },
}
export const budgets: Step = { name: 'production build, within its budgets', run: ['tests/bench/size.ts'] }
export const journeys = (files: readonly string[], ...options: readonly string[]): Step => ({
  name: 'browser journeys',
  run: bin(
    '@playwright/test/cli.js',
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...files.map((file) => `journeys/.*${file}`),
    ...options,
  ),
  showsProgress: true,
})
