// Starts the sandbox for a portal, unless its own is already running.
import { join } from 'node:path'
import * as z from 'zod'
import { foreignProviderOf, startSandbox } from '#sandbox/server.ts'
import { productFolder, toolsOf } from '../product.ts'
import { mustBeFree, otherPort, portalOrigin, ports, previewOrigin, sandboxUrl } from './ports.ts'

/** Throws a sentence where another portal's sandbox, or another program, has its port. */
export async function ensureSandbox(): Promise<'started' | 'answering'> {
  const portal = await whoseAnswers()
  if (portal === productFolder()) return 'answering'
  if (portal !== undefined)
    throw new Error(
      `The sandbox at ${sandboxUrl} is that of another portal, ${portal}: ${otherPort('sandbox')}`,
    )
  await mustBeFree('sandbox')
  await startSandbox({
    port: ports.sandbox,
    portal: productFolder(),
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

/** The folder of the portal whose sandbox answers; undefined where none does. */
async function whoseAnswers(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${sandboxUrl}/sandbox/health`, { signal: AbortSignal.timeout(1000) })
    return z.object({ portal: z.string() }).safeParse(await answer.json()).data?.portal
  } catch {
    return undefined
  }
}
