// Starts a sandbox from the command line. Ports come from the environment.
import { fileURLToPath } from 'node:url'
import { openProductApi } from './api/product-api.ts'
import { foreignProviderOf, startSandbox } from './server.ts'

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

const sandbox = await startSandbox({
  port: port('SANDBOX_PORT', 5180),
  portalOrigins: [port('PORTAL_PORT', 5173), port('PREVIEW_PORT', 4173)].map(
    (at) => `http://localhost:${at}`,
  ),
  openApi: openProductApi,
  foreignProvider: foreignProviderOf(process.env),
  dataFolder: fileURLToPath(new URL('../../.data', import.meta.url)),
})
console.log(`Sandbox: ${sandbox.url} (sign-in at ${sandbox.url}/idp, API at ${sandbox.url}/api)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
