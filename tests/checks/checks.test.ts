import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/config-folder.ts'
import { problemsOf } from './broken-config.ts'

const folder = join(root, 'tests/checks')
const cases = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())

describe('A product owner who breaks a manifest', () => {
  it.each(cases.map(({ name }) => name))(
    '%s: reads where, who is hurt and what to do [R-CFG-10, R-ACC-30]',
    (name) => {
      expect(`${problemsOf(join(folder, name, 'break.json'))}\n`).toBe(
        readFileSync(join(folder, name, 'expected.txt'), 'utf8'),
      )
    },
  )
})
