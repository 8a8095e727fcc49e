// Prints a line for each journey as it ends; a failed one with its error and where its trace lies, at once.
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export default class ProgressReporter implements Reporter {
  #all = 0
  #ended = 0
  #start = performance.now()

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length
    console.log(`  ${this.#all} journeys`)
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments, retry }: TestResult): void {
    const isLast = status === 'passed' || status === 'skipped' || retry === test.retries
    if (isLast) this.#ended++
    const mark = status === 'passed' ? '✓' : status === 'skipped' ? '–' : '✗'
    const where = `${relative('tests/journeys', test.location.file)}:${test.location.line}`
    const title = test.titlePath().slice(3).join(' › ')
    const again = retry > 0 ? ' (second try)' : ''
    console.log(
      `  ${this.#minutes()} ${this.#ended}/${this.#all} ${mark} ${where} ${title}${again} (${(duration / 1000).toFixed(1)} s)`,
    )
    if (status === 'passed' || status === 'skipped') return
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
