// The portal as `npm start` runs it, with live manifests in a config folder of its own.
import { expect, test as base, type Page } from '@playwright/test'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApart } from '#tools/serve/start-apart.ts'
import { countingLoads } from './costs.ts'
import { SandboxClient } from './sandbox-client.ts'
import { openSignedIn } from './sign-ins.ts'
import { root } from './root.ts'

export interface Started {
  portal: string
  /** Opens a path of it as this person, who has signed in by HTTP. */
  signIn(page: Page, persona: string, path?: string): Promise<void>
  /** The config folder it runs on. */
  folder: string
  /** What it printed as it started. */
  printed: string
  edit(file: string, from: string | RegExp, to: string): void
  /** Takes away a promise of the shipped config, which a journey breaks on purpose. */
  dropClaim(id: string): void
  /** What the editor was last asked to open: file, line and column. */
  openedInEditor(): string[]
}

interface Running extends Pick<Started, 'portal' | 'folder' | 'printed'> {
  sandbox: string
  /** Where its editor writes down what it was asked to open. */
  opened: string
  /** Everything is again as it was started. Throws where that cannot be had. */
  startOver(): Promise<void>
}

/** Starts the portal on a copy of the config folder. */
async function run(): Promise<Running & { end(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
  const shipped = join(root, 'config')
  cpSync(shipped, folder, { recursive: true })
  const tools = mkdtempSync(join(tmpdir(), 'portal-editor-'))
  const started = await startApart({ PORTAL_CONFIG: folder, LAUNCH_EDITOR: editorIn(tools) })
  const { portal, printed } = started
  const sandbox = new SandboxClient(started.sandbox)
  const manifest = async () => (await fetch(`${portal}/release/manifest.json`)).text()
  const manifestAtStart = await manifest()
  const opened = join(tools, 'opened')
  return {
    ...{ portal, folder, printed, opened, sandbox: started.sandbox },
    async startOver() {
      while ((await post<{ undoable: number }>(portal, 'undoable')).undoable > 0) await post(portal, 'undo')
      putBack(shipped, folder)
      rmSync(opened, { force: true })
      await sandbox.reset()
      await expect.poll(manifest).toBe(manifestAtStart)
    },
    end() {
      started.end()
      for (const each of [folder, tools]) rmSync(each, { recursive: true, force: true })
    },
  }
}

/** Asks the inspector's server. Throws what it says where it refuses. */
async function post<T>(portal: string, what: string): Promise<T> {
  const headers = { 'content-type': 'application/json', origin: portal }
  const answer = await fetch(`${portal}/__portal/${what}`, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** The folder holds the shipped files again and no other; those that are right stay untouched. */
function putBack(shipped: string, folder: string): void {
  const filesIn = (of: string) => readdirSync(of, { recursive: true, encoding: 'utf8' })
  const known = new Set(filesIn(shipped))
  for (const file of filesIn(folder))
    if (!known.has(file)) rmSync(join(folder, file), { recursive: true, force: true })
  for (const file of known) {
    const [from, to] = [join(shipped, file), join(folder, file)]
    if (statSync(from).isDirectory()) mkdirSync(to, { recursive: true })
    else if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) copyFileSync(from, to)
  }
}

interface WorkerFixtures {
  /** One for all journeys of a worker, started when it is needed. */
  runs: { take(): Promise<Running>; giveBack(running: Running): Promise<void> }
}

export const test = base.extend<{ started: Started; costs: void }, WorkerFixtures>({
  runs: [
    async ({}, use) => {
      let current: Awaited<ReturnType<typeof run>> | undefined
      await use({
        take: async () => (current ??= await run()),
        async giveBack(running) {
          await running.startOver().catch(() => {
            current?.end()
            current = undefined
          })
        },
      })
      current?.end()
    },
    { scope: 'worker' },
  ],
  costs: [({ browser }, use) => countingLoads(browser, use), { auto: true }],
  started: async ({ runs }, use) => {
    const running = await runs.take()
    const { portal, folder, printed, opened, sandbox } = running
    await use({
      ...{ portal, folder, printed },
      signIn: (page, persona, path = '/myaccount') =>
        openSignedIn(page, { portal, sandbox }, persona, portal + path),
      edit(file, from, to) {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        expect(text).toMatch(from)
        writeFileSync(path, text.replace(from, to))
      },
      dropClaim(id) {
        this.edit('claims.json', new RegExp(`    \\{\\n      "id": "${id}",[\\s\\S]*?\\n    \\},\\n`), '')
      },
      openedInEditor: () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []),
    })
    await runs.giveBack(running)
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
