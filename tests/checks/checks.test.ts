import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { base, broken, editsOf, folder, problemsOf } from './broken-config.ts'

const cases = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'base')
  .map(({ name }) => name)

describe('A product owner who breaks a manifest', () => {
  it('starts from a small portal in which nothing is wrong', () => {
    expect(problemsOf(base)).toBe('')
  })

  it.each(cases)('%s: reads where, who is hurt and what to do [R-CFG-10, R-ACC-30]', (name) => {
    expect(`${problemsOf(broken(editsOf(name)))}\n`).toBe(
      readFileSync(join(folder, name, 'expected.txt'), 'utf8'),
    )
  })
})
