// Starts the sandbox for a portal, unless one is already running.
import { join } from 'node:path'
import { foreignProviderOf } from '#sandbox/foreign-tokens.ts'
import { startSandbox } from '#sandbox/server.ts'
import { root } from '../config-folder.ts'
import { toolsOf } from '../product.ts'
import { portalOrigin, ports, previewOrigin, sandboxUrl } from './ports.ts'

export async function ensureSandbox(): Promise<'started' | 'answering'> {
  if (await answers()) return 'answering'
  await startSandbox({
    port: ports.sandbox,
    portalOrigins: [portalOrigin, previewOrigin],
    foreignProvider: foreignProviderOf(process.env),
    openApi: (await toolsOf().sandbox()).openProductApi,
    dataFolder: join(root, `.data/sandbox-${ports.sandbox}`),
  })
  return 'started'
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${sandboxUrl}/sandbox/health`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
