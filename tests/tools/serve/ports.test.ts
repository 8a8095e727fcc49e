import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root } from '../../support/root.ts'

let other: Server
/** Something else has the sandbox's port, and answers this. */
async function taken(answer: object | string) {
  other = createServer((_, response) => void response.end(JSON.stringify(answer)))
  await new Promise<void>((done) => other.listen(0, 'localhost', done))
  const { port } = other.address() as AddressInfo
  vi.stubEnv('SANDBOX_PORT', String(port))
  vi.resetModules()
  return port
}
afterEach(() => {
  other.closeAllConnections()
  other.close()
  vi.unstubAllEnvs()
})

describe('An engineer who starts a portal', () => {
  it('has the sandbox that runs, where it is that of this portal and of no other', async () => {
    const port = await taken({ ok: true, portal: '/elsewhere/small-bank' })
    const { ensureSandbox } = await import('#tools/serve/sandbox-beside.ts')
    await expect(ensureSandbox()).rejects.toThrow(
      `The sandbox at http://localhost:${port} is that of another portal, /elsewhere/small-bank: end it, or name another port in SANDBOX_PORT.`,
    )
    other.close()
    await taken({ ok: true, portal: root })
    const again = await import('#tools/serve/sandbox-beside.ts')
    expect(await again.ensureSandbox()).toBe('answering')
  })

  it('reads in a sentence that another program has a port', async () => {
    const port = await taken('a printer')
    const { ensureSandbox } = await import('#tools/serve/sandbox-beside.ts')
    const said = `Another program has port ${port}: end it, or name another port in SANDBOX_PORT.`
    await expect(ensureSandbox()).rejects.toThrow(said)
    const { mustBeFree } = await import('#tools/serve/ports.ts')
    await expect(mustBeFree('sandbox')).rejects.toThrow(said)
  })
})
