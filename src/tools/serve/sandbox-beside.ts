// Starts the sandbox for a portal, unless one is already running.
import { join } from 'node:path'
import * as z from 'zod'
import { foreignProviderOf, startSandbox } from '#sandbox/server.ts'
import { productFolder, toolsOf } from '../product.ts'
import { portalOrigin, ports, previewOrigin, sandboxUrl } from './ports.ts'

export async function ensureSandbox(): Promise<'started' | 'answering'> {
  if (await answers()) return 'answering'
  await startSandbox({
    port: ports.sandbox,
    portalOrigins: [portalOrigin, previewOrigin],
    foreignProvider: foreignProviderOf(process.env),
    openApi: (await toolsOf().sandbox()).openProductApi,
    onReport: tell,
    dataFolder: join(productFolder(), `.data/sandbox-${ports.sandbox}`),
  })
  return 'started'
}

/** What a portal reported, for the terminal of its author. */
function tell(report: unknown): void {
  const fault = z
    .object({ name: z.string(), message: z.string(), path: z.string(), causes: z.array(z.string()) })
    .safeParse(report).data
  if (!fault) return
  const { name, message, path, causes } = fault
  const because = causes.map((cause) => `\n    because of ${cause}`).join('')
  console.error(`  The portal reports at ${path}: ${name}: ${message}${because}`)
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${sandboxUrl}/sandbox/health`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}
