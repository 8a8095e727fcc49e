// Starts npm start in a process of its own, on ports and data of its own.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../config-folder.ts'
import { productFolder } from '../product.ts'
import { freePort } from './free-port.ts'

export interface StartedApart {
  portal: string
  sandbox: string
  /** What it printed as it started. */
  printed: string
  end(): void
}

/** `env`: additional variables. Rejects where it ends instead of starting. */
export async function startApart(env: Readonly<Record<string, string>> = {}): Promise<StartedApart> {
  const [portalPort, sandboxPort] = [String(await freePort()), String(await freePort())]
  const child = spawn(process.execPath, [join(engineFolder, 'src/tools/serve/start.ts')], {
    cwd: productFolder(),
    env: { ...process.env, ...env, PORTAL_PORT: portalPort, SANDBOX_PORT: sandboxPort },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      if (/Sign in as[^]*\n$/.test(printed)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  return {
    portal: `http://localhost:${portalPort}`,
    sandbox: `http://localhost:${sandboxPort}`,
    printed,
    end() {
      child.kill()
      rmSync(join(productFolder(), `.data/sandbox-${sandboxPort}`), { recursive: true, force: true })
    },
  }
}
