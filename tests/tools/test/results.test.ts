// The end of `npm test` names what failed, also a file that did not load, what needed a second try, and what was slow.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { counted, overBudget } from '#tools/test/budget.ts'
import { journeyResults, slowest, unitResults } from '#tools/test/results.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, ...lines: readonly object[]) =>
  writeFileSync(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

const journey = (title: string, line: number, more: object = {}) => ({
  ...{
    file: 'payments/pay.spec.ts',
    line,
    titles: ['A client', title],
    retry: 0,
    isLast: true,
    isGreen: true,
  },
  ...{ seconds: 4, costs: { 'page loads': 3, 'sign-ins through a page': 1, 'looks of axe': 2 } },
  ...more,
})

describe('The end of a test run', () => {
  it('names the unit tests that failed or needed a second try, and the files that did not load', () => {
    write(
      'unit.jsonl',
      { file: 'tests/a.test.ts', passed: 1, failed: ['money is shown'], flaky: [], seconds: 2 },
      { file: 'tests/b.test.ts', passed: 0, failed: ['no such file'], flaky: [], seconds: 1 },
      { file: 'tests/c.test.ts', passed: 4, failed: [], flaky: ['comes back'], seconds: 31 },
    )
    expect(unitResults([folder])).toMatchObject({
      passed: 5,
      failed: ['tests/a.test.ts › money is shown', 'tests/b.test.ts › no such file'],
      flaky: ['tests/c.test.ts › comes back'],
    })
  })

  it('counts a file that ran again as it ended', () => {
    write(
      'unit.jsonl',
      { file: 'tests/a.test.ts', passed: 1, failed: ['money is shown'], flaky: [], seconds: 2 },
      { file: 'tests/a.test.ts', passed: 2, failed: [], flaky: [], seconds: 2 },
    )
    expect(unitResults([folder])).toMatchObject({ passed: 2, failed: [] })
  })

  it('names the journeys that failed, and those that needed a second try', () => {
    write(
      'journeys.jsonl',
      journey('pays', 3),
      journey('is refused', 9, { isGreen: false, isLast: false }),
      journey('is refused', 9, { isGreen: false, retry: 1 }),
      journey('comes back', 20, { isGreen: false, isLast: false }),
      journey('comes back', 20, { retry: 1 }),
    )
    expect(journeyResults([folder])).toMatchObject({
      passed: 2,
      failed: ['journeys/payments/pay.spec.ts:9 A client › is refused'],
      flaky: ['journeys/payments/pay.spec.ts:20 A client › comes back'],
    })
  })

  it('names the files that took longest', () => {
    write('unit.jsonl', { file: 'tests/c.test.ts', passed: 4, failed: [], flaky: [], seconds: 31 })
    write('journeys.jsonl', journey('pays', 3), journey('waits', 5))
    expect(slowest([unitResults([folder]), journeyResults([folder])])).toEqual([
      'tests/c.test.ts: 31 s',
      'tests/journeys/payments/pay.spec.ts: 8 s',
    ])
  })

  it('has nothing to say of a run that wrote nothing, and leaves out a line that was cut off', () => {
    expect(unitResults([folder])).toMatchObject({ passed: 0, failed: [] })
    writeFileSync(join(folder, 'journeys.jsonl'), '{"file":"payments/pa')
    expect(journeyResults([folder])).toMatchObject({ passed: 0, failed: [] })
  })

  it('adds up what several machines have left', () => {
    write('unit.jsonl', { file: 'tests/c.test.ts', passed: 4, failed: [], flaky: [], seconds: 31 })
    const other = mkdtempSync(join(tmpdir(), 'results-'))
    writeFileSync(
      join(other, 'unit.jsonl'),
      `${JSON.stringify({ file: 'tests/d.test.ts', passed: 2, failed: ['is slow'], flaky: [], seconds: 1 })}\n`,
    )
    expect(unitResults([folder, other])).toMatchObject({ passed: 6, failed: ['tests/d.test.ts › is slow'] })
    rmSync(other, { recursive: true })
  })
})

describe('The budget of a run', () => {
  const ran = () => {
    write('journeys.jsonl', journey('pays', 3), journey('waits', 5, { file: 'shell/menus.spec.ts' }))
    write('drawn.jsonl', { file: 'tests/engine/manifest/oracle.test.ts', runs: 300 })
    write(
      'processes.jsonl',
      { script: 'src/tools/portal/portal.ts' },
      { script: 'src/tools/portal/portal.ts' },
    )
    return counted([folder])
  }

  it('counts journeys with what they cost, processes and drawn cases, by folder', () => {
    expect(ran()).toEqual({
      journeys: { payments: 1, shell: 1 },
      'page loads': { payments: 3, shell: 3 },
      'sign-ins through a page': { payments: 1, shell: 1 },
      'looks of axe': { payments: 2, shell: 2 },
      'processes started': { 'src/tools/portal/portal.ts': 2 },
      'drawn cases': { 'engine/manifest': 300 },
    })
  })

  it('is kept by a run that needs no more, also where one folder grew by what another gave up', () => {
    const budget = {
      journeys: { payments: 0, shell: 2 },
      'page loads': { payments: 6 },
      'sign-ins through a page': { payments: 2 },
      'looks of axe': { shell: 4 },
      'processes started': { 'src/tools/portal/portal.ts': 2 },
      'drawn cases': { 'engine/manifest': 300 },
    }
    expect(overBudget(budget, ran())).toEqual([])
  })

  it('names what grew in a run that needs more', () => {
    const budget = {
      journeys: { payments: 1, shell: 1 },
      'page loads': { payments: 2, shell: 3 },
      'sign-ins through a page': { payments: 2 },
      'looks of axe': { payments: 3, shell: 1 },
      'processes started': {},
      'drawn cases': { 'engine/manifest': 300 },
    }
    expect(overBudget(budget, ran())).toEqual([
      'page loads: 6, budget 5. Grown: payments 3 (2)',
      'processes started: 2, budget 0. Grown: src/tools/portal/portal.ts 2 (0)',
    ])
  })
})
