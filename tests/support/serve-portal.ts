// A sandbox and a web server of their own for one test worker. Tells their addresses, lives until killed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { toolsOf } from '#tools/product.ts'

const { openProductApi: openApi } = await toolsOf().sandbox()

/**
 * Serves this build with a sandbox that knows its address. `more` is told besides the addresses; `apiHostOf` says at which address
 * the portal finds the sandbox's API.
 */
export async function servePortal(
  dist: string,
  more: object = {},
  apiHostOf: (sandbox: string) => Promise<string> = async (sandbox) => sandbox,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-sandbox-'))
  const port = await freePort()
  const portal = `http://localhost:${port}`
  // No push leaves the machine.
  const deliverPush = () => Promise.resolve({ ok: true, status: 201 })
  const sandbox = await startSandbox({
    ...{ port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi, deliverPush },
  })
  const settings = JSON.stringify({
    ...createSettings({ sandboxUrl: sandbox.url }),
    apiHost: await apiHostOf(sandbox.url),
  })
  await servePreview({ dist, port, settings: () => settings })
  process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
  process.on('SIGTERM', () => process.exit(0))
  // Without its worker it has nobody to serve.
  process.on('disconnect', () => process.exit(0))
  process.send?.({ portal, sandbox: sandbox.url, ...more })
}
