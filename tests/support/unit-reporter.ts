// Writes a line for each file of unit tests as it ends, so that a run that is cut off knows what is left.
import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { UnitLine } from '#tools/test/results.ts'
import { root } from './root.ts'

export default class UnitReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const failed = tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName)
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName)
    const errors = module.errors().map(({ message }) => message)
    const line: UnitLine = {
      file: relative(root, module.moduleId),
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length > 0 || module.state() !== 'failed' ? failed : errors,
      flaky,
      seconds: module.diagnostic().duration / 1000,
    }
    appendFileSync(join(root, 'test-results/unit.jsonl'), `${JSON.stringify(line)}\n`)
  }
}
