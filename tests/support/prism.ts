// Prism, the mock that others make from the API document: it answers with the document's examples.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiOf } from '#tools/portal/api.ts'
import { freePort } from '#tools/serve/free-port.ts'

const program = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'))

/** A running mock of the document as `portal api` prints it. */
export async function startPrism(): Promise<{ url: string } & Disposable> {
  const folder = mkdtempSync(join(tmpdir(), 'prism-'))
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(await apiOf()))
  const port = String(await freePort())
  const child = spawn(
    process.execPath,
    [program, 'mock', document, '--port', port, '--verboseLevel', 'error'],
    { stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  // Without its headers it refuses, which is an answer.
  while (!(await fetch(`${url}/api/user`).catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 100))
  return {
    url,
    [Symbol.dispose]() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
