// What the guides show as code compiles, at the place that they name.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

/** Below the root, so that packages are found; git ignores it. */
const folder = join(root, '.cache/guides')

const blocks = globSync('src/guides/*.md', { cwd: root }).flatMap((guide) =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(/^ *```tsx? (\S+)\n(.*?)^ *```$/gms)].map(
    ([, path, text]) => ({ guide, path: path!, text: text! }),
  ),
)

const ROOTS = {
  api: 'portal/api',
  domain: 'portal/domain',
  screens: 'portal/screens',
  'product-api': 'portal/product-api',
}

beforeAll(() => {
  for (const { path, text } of blocks) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // A file of the guides stands for the one at its place; all others are the project's.
  const paths = Object.fromEntries(
    Object.entries(ROOTS).map(([name, place]) => [
      `#${name}/*`,
      [`./src/${place}/*`, `../../src/${place}/*`],
    ]),
  )
  const compilerOptions = { paths, rootDir: '../..' }
  const include = [
    'src',
    '../../src/portal/*.d.ts',
    '../../src/engine/**/*.d.ts',
    '../../src/portal/names.gen.ts',
  ]
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include, exclude: [] }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('The guides', () => {
  it('show code', () => expect(blocks.length).toBeGreaterThan(2))

  it('show code that compiles', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })

  it('would show code that does not', () => {
    const [{ path }] = blocks as [(typeof blocks)[number]]
    writeFileSync(join(folder, path), 'export const wrong: number = "text"\n')
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    expect(stdout).toContain(`${path}(1,14): error TS2322`)
  })
})
