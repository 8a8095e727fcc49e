// Prints a line for each journey as it ends; a failed one with its error and where its trace lies, at once. Writes the same
// to a file, so that a run that is cut off knows what is left.
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { appendFileSync, mkdirSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JourneyLine } from '#tools/test/results.ts'
import { costsIn } from './costs.ts'

export default class ProgressReporter implements Reporter {
  #all = 0
  #ended = 0
  #start = performance.now()

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length
    mkdirSync('test-results', { recursive: true })
    console.log(`  ${this.#all} journeys`)
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments, annotations, retry }: TestResult): void {
    const isLast = status === 'passed' || status === 'skipped' || retry === test.retries
    if (isLast) this.#ended++
    const mark = status === 'passed' ? '✓' : status === 'skipped' ? '–' : '✗'
    const file = relative('tests/journeys', test.location.file)
    const titles = test.titlePath().slice(3)
    const again = retry > 0 ? ' (second try)' : ''
    const where = `${file}:${test.location.line}`
    console.log(
      `  ${this.#minutes()} ${this.#ended}/${this.#all} ${mark} ${where} ${titles.join(' › ')}${again} (${(duration / 1000).toFixed(1)} s)`,
    )
    const line: JourneyLine = {
      ...{ file, line: test.location.line, titles, retry, isLast },
      isGreen: status === 'passed' || status === 'skipped',
      seconds: duration / 1000,
      costs: costsIn(annotations),
    }
    appendFileSync('test-results/journeys.jsonl', `${JSON.stringify(line)}\n`)
    if (line.isGreen) return
    for (const { message = '', stack } of errors) console.log(stripVTControlCharacters(stack ?? message))
    for (const { name, path } of attachments)
      if (path !== undefined) console.log(`    ${name}: ${relative('.', path)}`)
    if (!isLast) console.log('    Tried once more, with a trace.')
  }

  /** What a journey has measured, as `npm run soak` reads it; other output of its process is not of interest. */
  onStdOut(chunk: string | Buffer): void {
    for (const line of chunk.toString().split('\n')) if (/^[a-z ]+: \{.*\}$/.test(line)) console.log(line)
  }

  printsToStdio(): boolean {
    return true
  }

  #minutes(): string {
    const seconds = Math.round((performance.now() - this.#start) / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}
