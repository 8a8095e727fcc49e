// Every command that documents and messages name can be typed, and those about config/ do what is said, on a copy.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { root } from '#tools/config-folder.ts'
import { readCommandLine } from '#tools/portal/command-line.ts'
import { runCommand } from '#tools/portal/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-named-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** In a sentence, where it may go over a line, and in a block. */
const NAMED = /(?<=`)npm run (?:-s )?portal -- ([^`]+)(?=`)|^ *npm run (?:-s )?portal -- (.+)/gm
/** As a shell splits them; a comment and what a sentence goes on with are no words of it. */
const wordsOf = (line: string) =>
  [...line.replace(/\s+#.*/, '').matchAll(/"([^"]*)"|\$\([^)]*\)|'([^']*)'|\S+/g)].map(
    ([whole, double, single]) => double ?? single ?? whole,
  )

const documents = globSync(['README.md', '.github/*.md', 'config/*.md', 'src/**/*.md'], { cwd: root }).filter(
  (file) => !file.endsWith('commands.gen.md'),
)
const inDocuments = documents.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, inText, inBlock = '']) => ({
    ...{ file, line: (inText ?? inBlock).replaceAll(/\s+/g, ' ') },
  })),
)
/** In texts of the code: up to the end of the text. */
const inMessages = globSync('src/{engine,portal,sandbox,tools}/**/*.{ts,tsx}', { cwd: root }).flatMap(
  (file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?!\s*(?:\/\/|\*|\/\*)).*?npm run portal -- ([a-z-]+[^`'"\n]*)/gm,
      ),
    ].map(([, line = '']) => ({
      file,
      line: line.replace(/\$\{[^}]*\}?|<[a-z][^>]*>/g, 'x').replace(/<\/.*|\.\s.*|[.,:;]?$/, ''),
    })),
)

/** What asks and edits config/ alone. */
const ABOUT_CONFIG = new Set(['explain', 'announce', 'close', 'open', 'remove', 'rename', 'new'])

describe('Somebody who types a command', () => {
  it.each(inDocuments)('that $file names: $line', async ({ line }) => {
    const words = wordsOf(line.replaceAll(/…|<[^>]*>/g, 'x'))
    const { name, rest } = readCommandLine(words)
    expect(name).toBeDefined()
    const isComplete =
      !/[<…]|--code|--accept/.test(line) && rest.length > 0 && (name !== 'new' || words.includes('--id'))
    if (!ABOUT_CONFIG.has(name!) || !isComplete) return
    const config = join(folder, 'config')
    rmSync(config, { recursive: true, force: true })
    cpSync(join(root, 'config'), config, { recursive: true })
    cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true })
    const said: string[] = []
    for (const out of ['log', 'error'] as const)
      vi.spyOn(console, out).mockImplementation((text: string) => void said.push(text))
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    const edits = name !== 'explain'
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T09:00:00Z') })
    const code = await runCommand([...words, '--config', config, ...(edits ? ['--yes'] : [])])
    vi.useRealTimers()
    vi.restoreAllMocks()
    expect([code, code === 0 ? '' : said.join('\n')]).toEqual([0, ''])
  })

  it.each(inMessages)('that a message of $file names: $line', ({ line }) => {
    const words = wordsOf(line)
    expect(words[0]?.startsWith('--help') ? 'help' : readCommandLine(words).name).toBeDefined()
  })
})
