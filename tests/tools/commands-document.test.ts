// The page about commands and variables knows all of them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandsDocument, scripts, testParts, variables } from '#tools/generate/commands-document.ts'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('The page about commands and variables', () => {
  it('has every script that somebody runs, and no other', () => {
    const { scripts: all } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const own = Object.keys(all).filter((name) => !name.startsWith('pre') || name === 'preview')
    expect(
      Object.keys(scripts)
        .map((words) => words.replace('run ', ''))
        .toSorted(),
    ).toEqual(own.filter((name) => name !== 'node-version').toSorted())
  })

  it('has every part of the tests, and no other', () => {
    const parts = /part "\$\{name\}"[^`]*npm test -- ([^`]+)`/.exec(read('src/tools/test/test.ts'))![1]!
    const named = parts.split(' | ').map((each) => each.split(' ')[0]!)
    expect(
      Object.keys(testParts)
        .map((each) => each.split(' ')[0]!)
        .toSorted(),
    ).toEqual(named.toSorted())
  })

  it('has every variable that code reads, and no other', () => {
    const code = globSync('src/**/*.ts', { cwd: root })
      .filter((file) => file !== 'src/tools/generate/commands-document.ts')
      .map(read)
      .join('\n')
    const inCode = new Set(
      [...code.matchAll(/\b(?:PORTAL|SANDBOX|PREVIEW)_[A-Z_]+\b/g)].map(([name]) => name),
    )
    // The runner tells the processes that it starts where counts are kept.
    inCode.delete('PORTAL_TEST_COUNTS')
    expect(Object.keys(variables).toSorted()).toEqual([...inCode].toSorted())
  })

  it('shows the usage as the commands print it', () => {
    expect(commandsDocument()).toContain('\n  diff  [--base <git ref or folder>] [--markdown]\n')
  })
})
