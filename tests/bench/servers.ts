// The servers that measurements run against: a sandbox of their own, and built pages on free ports.
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { requireBuild } from '#tools/serve/require-build.ts'
import { toolsOf } from '#tools/product.ts'

const { openProductApi: openApi } = await toolsOf().sandbox()

export interface Servers {
  /** Origin of the production build, with a sandbox behind it. */
  portal: string
  /** Serves another built page in the same way; resolves to its origin. */
  serve(dist: string): Promise<string>
  close(): Promise<void>
}

/** Ends the process if there is no build. */
export async function startServers(): Promise<Servers> {
  const dist = requireBuild()
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const running: Server[] = []
  let settings = ''
  const serve = async (dist: string, text: () => string) => {
    const server = await servePreview({ dist, port: 0, settings: text })
    running.push(server)
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
  const portal = await serve(dist, () => settings)
  const sandbox = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi })
  settings = JSON.stringify(createSettings({ sandboxUrl: sandbox.url }))
  return {
    portal,
    serve: (dist) => serve(dist, () => '{}'),
    async close() {
      for (const server of running) {
        server.closeAllConnections()
        server.close()
      }
      await sandbox.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
