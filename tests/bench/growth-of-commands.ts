// bench growth, its second table: check, diff and menus as people run them, on the same synthetic portals. Whole
// processes, the start of Node included, with the most memory that each had at once.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { enlarge } from './synthetic.ts'
import { printTable } from './table.ts'
import { root } from '../support/root.ts'

const SIZES = [0, 100, 1000, 5000, 20_000]
const COMMANDS = ['check', 'diff', 'menus']

/** What it has used, to file descriptor 3, as the process ends. */
const TELL_USE = `data:text/javascript,
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))`

export function benchCommands(texts: readonly ConfigText[]): void {
  const rows = SIZES.map((entries) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-growth-'))
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    write(before, entries === 0 ? texts : enlarge(texts, entries))
    write(after, entries === 0 ? texts : enlarge(texts, entries, true))
    const cells = COMMANDS.map((command) =>
      run(command, '--config', after, ...(command === 'diff' ? ['--base', before] : [])),
    )
    rmSync(folder, { recursive: true })
    return [entries === 0 ? 'as shipped' : entries.toLocaleString('en-GB'), ...cells]
  })
  printTable(
    'Growth of the commands, whole processes: seconds (of the processor, all threads), and MB at most',
    [['entries', ...COMMANDS], ...rows],
  )
}

function run(...words: string[]): string {
  const start = performance.now()
  const { status, output, stderr } = spawnSync(
    process.execPath,
    ['--import', encodeURI(TELL_USE), join(root, 'src/tools/portal/portal.ts'), ...words],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], maxBuffer: 1e9, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`portal ${words.join(' ')} ended with ${status}: ${stderr}`)
  const seconds = (performance.now() - start) / 1000
  const used = JSON.parse(output[3] ?? '') as NodeJS.ResourceUsage
  const processor = (used.userCPUTime + used.systemCPUTime) / 1e6
  return `${seconds.toFixed(1)} (${processor.toFixed(1)}) ${(used.maxRSS / 1024).toFixed(0)}`
}

function write(folder: string, texts: readonly ConfigText[]): void {
  mkdirSync(folder, { recursive: true })
  // The brand's logo must be there.
  for (const file of globSync('config/*.svg', { cwd: root }))
    cpSync(join(root, file), join(folder, basename(file)))
  for (const { file, text } of texts) {
    const path = join(folder, file.replace(/^config\//, ''))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
