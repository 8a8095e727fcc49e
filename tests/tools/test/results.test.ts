// The end of `npm test` names what failed: a file that did not load counts, and a journey that needed a second try is said.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#tools/config-folder.ts'
import { journeyResults, unitResults } from '#tools/test/results.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))

describe('The end of a test run', () => {
  it('names the unit tests that failed, and the files that did not load', () => {
    const passed = { status: 'passed', fullName: 'money adds up' }
    const failed = { status: 'failed', fullName: 'money is shown' }
    write('unit.json', {
      numPassedTests: 1,
      testResults: [
        {
          name: join(root, 'tests/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [passed, failed],
        },
        {
          name: join(root, 'tests/b.test.ts'),
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
        },
        { name: join(root, 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    })
    expect(unitResults(folder)).toEqual({
      passed: 1,
      failed: ['tests/a.test.ts › money is shown', 'tests/b.test.ts: no such file'],
      flaky: [],
    })
  })

  it('names the journeys that failed, and those that needed a second try', () => {
    const spec = (title: string, line: number, status: string) => ({
      title,
      file: 'pay.spec.ts',
      line,
      tests: [{ status }],
    })
    write('journeys.json', {
      suites: [
        {
          specs: [spec('pays', 3, 'expected')],
          suites: [{ specs: [spec('is refused', 9, 'unexpected'), spec('comes back', 20, 'flaky')] }],
        },
      ],
    })
    expect(journeyResults(folder)).toEqual({
      passed: 2,
      failed: ['journeys/pay.spec.ts:9 is refused'],
      flaky: ['journeys/pay.spec.ts:20 comes back'],
    })
  })

  it('has nothing to say of a run that wrote nothing', () => {
    rmSync(join(folder, 'unit.json'), { force: true })
    expect(unitResults(folder)).toEqual({ passed: 0, failed: [], flaky: [] })
  })
})
