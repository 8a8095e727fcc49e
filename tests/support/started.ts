// The portal as `npm start` runs it, with live manifests in a config folder of its own.
import { expect, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#tools/config-folder.ts'
import { freePort } from '#tools/serve/free-port.ts'

export interface Started {
  portal: string
  /** The config folder it runs on. */
  folder: string
  edit(file: string, from: string | RegExp, to: string): void
  /** Takes away a promise of the shipped config, which a journey breaks on purpose. */
  dropClaim(id: string): void
  /** What the editor was last asked to open: file, line and column. */
  openedInEditor(): string[]
}

export const test = base.extend<{ started: Started }>({
  started: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
    cpSync(join(root, 'config'), folder, { recursive: true })
    const tools = mkdtempSync(join(tmpdir(), 'portal-editor-'))
    const [portalPort, sandboxPort] = [await freePort(), await freePort()]
    const child = spawn(process.execPath, ['src/tools/serve/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORTAL_CONFIG: folder,
        PORTAL_PORT: String(portalPort),
        SANDBOX_PORT: String(sandboxPort),
        LAUNCH_EDITOR: editorIn(tools),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => text.toString().includes('Sign in as') && resolve())
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
    })
    await use({
      portal: `http://localhost:${portalPort}`,
      folder,
      edit(file, from, to) {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        expect(text).toMatch(from)
        writeFileSync(path, text.replace(from, to))
      },
      dropClaim(id) {
        this.edit('claims.json', new RegExp(`    \\{\\n      "id": "${id}",[\\s\\S]*?\\n    \\},\\n`), '')
      },
      openedInEditor() {
        const opened = join(tools, 'opened')
        return existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []
      },
    })
    child.kill()
    for (const each of [folder, tools, join(root, `.data/sandbox-${sandboxPort}`)])
      rmSync(each, { recursive: true, force: true })
  },
})

export { expect }

/** An editor that writes down what it was asked to open. */
function editorIn(folder: string): string {
  const path = join(folder, 'editor')
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@" > '${join(folder, 'opened')}'\n`)
  chmodSync(path, 0o755)
  return path
}
