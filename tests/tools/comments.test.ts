// A comment refers to what a reader can find here: rows of tests/ledger.md, decisions of src/decisions/ by their title.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const files = globSync('{src,tests}/**/*.{ts,tsx,css,md}', { cwd: root }).filter(
  (file) => !file.endsWith('.gen.ts'),
)

const matchesOf = (pattern: RegExp, of: readonly string[]) =>
  of.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  )

const rows = new Set(
  [...readFileSync(join(root, 'tests/ledger.md'), 'utf8').matchAll(/^\| ((?:R|AMB)-[\w-]+) \|/gm)].map(
    ([, id]) => id!,
  ),
)

describe('Sources and tests', () => {
  it('refer to no numbered decision and no section of the specification', () => {
    expect(matchesOf(/\bdecisions? \d+|\bspecification (?:section )?\d+/gi, files)).toEqual([])
  })

  it('name only rows that the ledger has', () => {
    const ids = matchesOf(/\b(?:R-[A-Z]+|AMB)-\d+\b/g, files)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((line) => !rows.has(line.split(': ')[1]!))).toEqual([])
  })
})
