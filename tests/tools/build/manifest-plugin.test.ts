// What npm start serves of config/.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manifestPlugin } from '#tools/build/manifest-plugin.ts'
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
