// bench check: how long `portal check` takes as people run it, the start of Node included, and the proofs alone.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { checks } from '#manifest/checks/all.ts'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder, root } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'

const ROUNDS = 5

export function benchCheck(): void {
  const bare: number[] = []
  const check: number[] = []
  const compiling: number[] = []
  const proofs: number[] = []
  const [texts, product] = [readConfigFolder(), readProduct()]
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(timeOf(['--eval', '']))
    check.push(timeOf([join(root, 'src/tools/portal/portal.ts'), 'check']))
    const start = performance.now()
    const resolved = compile(texts, product).resolved!
    const compiled = performance.now()
    for (const prove of checks.flat()) prove(resolved)
    compiling.push(compiled - start)
    proofs.push(performance.now() - compiled)
  }
  printTable(`portal check, whole process, medians of ${ROUNDS}`, [
    ['process', 'ms', 'ratio'],
    ['Node alone', milliseconds(median(bare)), ratio(1)],
    ['portal check', milliseconds(median(check)), ratio(median(check) / median(bare))],
    [
      'its compiler alone, proofs included',
      milliseconds(median(compiling)),
      ratio(median(compiling) / median(bare)),
    ],
    ['its proofs alone', milliseconds(median(proofs)), ratio(median(proofs) / median(bare))],
  ])
}

function timeOf(args: readonly string[]): number {
  const start = performance.now()
  execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  return performance.now() - start
}
