// What npm start serves of config/.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { manifestPlugin } from '#tools/build/manifest-plugin.ts'
import { loadPortal } from '#tools/product.ts'
import { root } from '../../support/root.ts'

let config = ''
beforeEach(() => {
  config = mkdtempSync(join(tmpdir(), 'portal-served-config-'))
  cpSync(join(root, 'config'), config, { recursive: true })
  vi.stubEnv('PORTAL_CONFIG', config)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(config, { recursive: true })
})

describe('Somebody who opens a page while a manifest is broken', () => {
  it('reads the problem', () => {
    const sent: { type: string; err: { message: string } }[] = []
    let open = () => {}
    const server = {
      middlewares: { use: () => {} },
      watcher: { add: () => {}, on: () => {} },
      ws: { on: (_: string, opened: () => void) => (open = opened), send: (said: never) => sent.push(said) },
    }
    const { configureServer } = manifestPlugin() as unknown as { configureServer(of: object): void }
    configureServer(server)
    open()
    expect(sent).toEqual([])
    const file = join(config, 'routes/account.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Documents"', '"titel": "Documents"'))
    open()
    expect(sent.map(({ type, err }) => [type, err.message.split('\n')[2]])).toEqual([
      ['error', expect.stringContaining('config/routes/account.json')],
    ])
  })
})

describe('Somebody who writes a kind of question while npm start runs', () => {
  it('has it in the manifests, and reads what is wrong with a page that asks one there is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-served-code-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(join(root, 'tests/another-firm'), folder, {
      recursive: true,
      filter: (path) => !/\/(dist|tsconfig.json)$/.test(path),
    })
    const code = join(folder, 'portal.ts')
    const text = readFileSync(code, 'utf8')
    const questions = "  questions: () => import('./questions/kinds.ts'),\n"
    writeFileSync(code, text.replace(questions, ''))
    vi.stubEnv('PORTAL_CONFIG', join(folder, 'config'))
    await loadPortal()
    const heard = vi.fn<(text: string) => void>()
    const changed: ((path: string) => void)[] = []
    const { configureServer } = manifestPlugin() as unknown as { configureServer(of: object): void }
    configureServer({
      config: { logger: { info: heard, error: heard } },
      middlewares: { use: () => {} },
      watcher: { add: () => {}, on: (_: string, listen: never) => changed.push(listen) },
      ws: { on: () => {}, send: () => {} },
    })
    const edits = [text, text.replace(questions, ''), text]
    for (const [i, edited] of edits.entries()) {
      writeFileSync(code, edited)
      changed[0]!(code)
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(i + 1), 10_000)
    }
    expect(heard.mock.calls.flat()).toEqual([
      'manifest updated: portal.ts',
      expect.stringContaining('No kind of question is called "customer-number"'),
      'manifest updated: portal.ts',
    ])
  })
})
