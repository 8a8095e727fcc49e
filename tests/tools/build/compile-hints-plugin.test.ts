import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { compileHints } from '#tools/build/compile-hints-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-hints-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.ts"></script>')
writeFileSync(join(folder, 'main.ts'), `import('./later.ts').then(({ say }) => say(document.title))\n`)
writeFileSync(
  join(folder, 'later.ts'),
  `\n\nexport function say(words: string) {\n  throw new Error(words)\n}\n`,
)
await build({
  configFile: false,
  root: folder,
  logLevel: 'silent',
  plugins: [compileHints(['later'])],
  build: { sourcemap: 'hidden', modulePreload: { polyfill: false } },
})

function built(name: string): { code: string; map: SourceMap } {
  const assets = join(folder, 'dist/assets')
  const file = readdirSync(assets).find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'))!
  const read = (path: string) => readFileSync(join(assets, path), 'utf8')
  return { code: read(file), map: new SourceMap(JSON.parse(read(`${file}.map`))) }
}

describe('A file that a first page needs at once', () => {
  it('begins with the hint that has browsers compile it while it loads', () => {
    expect(built('later').code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  })

  it('has a source map that still names the line of a fault', () => {
    const { code, map } = built('later')
    const lines = code.split('\n')
    const line = lines.findIndex((each) => each.includes('Error('))
    expect(line).toBe(1)
    expect(map.findEntry(line, lines[line]!.indexOf('Error('))).toMatchObject({ originalLine: 3 })
  })
})

describe('Any other file', () => {
  it('has no such hint', () => {
    expect(built('index').code).not.toContain('allFunctionsCalledOnLoad')
  })
})
