// A sandbox that can be killed in the middle of its work and started again on the same port and database.
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tools/serve/free-port.ts'

const script = fileURLToPath(new URL('sandbox-process.ts', import.meta.url))

export class KillableSandbox implements AsyncDisposable {
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'sandbox-kills-'))
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
  }

  static async open(): Promise<KillableSandbox> {
    return new KillableSandbox(await freePort())
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Starts a process and waits until it listens. */
  async start(): Promise<void> {
    const child = fork(script, [String(this.#port), this.#folder], { execArgv: [], stdio: 'inherit' })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it listened`)))
    })
  }

  /** Ends the process as a power cut does: at once, in the middle of what it does. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await gone
  }

  /** The database while no process has it. */
  disk(): DatabaseSync {
    return new DatabaseSync(join(this.#folder, `product-${this.#port}.sqlite`))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
