// Every unit test draws with the fixed seed; a counted run notes how many cases each file has drawn.
import fc from 'fast-check'
import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { fixedSeed } from './fixed-seed.ts'

let runs = 0
const folder = process.env['PORTAL_TEST_COUNTS']

if (folder !== undefined) {
  fc.configureGlobal({
    seed: fixedSeed,
    reporter(details) {
      if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
      runs += details.numRuns
    },
  })
  afterAll(() => {
    const { testPath } = expect.getState()
    if (runs === 0 || testPath === undefined) return
    const file = relative(join(import.meta.dirname, '../..'), testPath)
    appendFileSync(join(folder, 'drawn.jsonl'), `${JSON.stringify({ file, runs })}\n`)
  })
}
