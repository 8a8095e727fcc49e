// bench check: how long `portal check` takes as people run it, the start of Node included.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../config-folder.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'

const ROUNDS = 5

export function benchCheck(): void {
  const bare: number[] = []
  const check: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(timeOf(['--eval', '']))
    check.push(timeOf([join(root, 'src/tools/portal.ts'), 'check']))
  }
  printTable(`portal check, whole process, medians of ${ROUNDS}`, [
    ['process', 'ms', 'ratio'],
    ['Node alone', milliseconds(median(bare)), ratio(1)],
    ['portal check', milliseconds(median(check)), ratio(median(check) / median(bare))],
  ])
}

function timeOf(args: readonly string[]): number {
  const start = performance.now()
  execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  return performance.now() - start
}
