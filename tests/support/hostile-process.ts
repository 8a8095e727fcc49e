// A portal whose identity provider is the hostile one, with the sandbox's product API and error reports; like portal-process.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { toolsOf } from '#tools/product.ts'
import { accessTokenOf } from './access-token.ts'
import { everyRow } from './hostile/faults.ts'
import { startHostileProvider } from './hostile/provider.ts'
import { variants } from './hostile/variants.ts'
import { root } from './root.ts'

const { openProductApi: openApi } = await toolsOf().sandbox()

const dataFolder = mkdtempSync(join(tmpdir(), 'portal-hostile-'))
let settings = '{}'
const preview = await servePreview({ dist: join(root, 'dist'), port: 0, settings: () => settings })
const address = preview.address()
const portal = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
const sandbox = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi })
// Who is signed in by a lie would see real data.
const hostile = await startHostileProvider({ accessToken: () => accessTokenOf(sandbox.url, 'client') })
const [issuer] = variants.flatMap((variant) =>
  everyRow.map(({ during, lie }) => hostile.issuer(during, lie, variant)),
)
const origins = [hostile.elsewhere]
// The policy of the page lets it ask both origins of the provider.
settings = JSON.stringify({
  ...createSettings({ sandboxUrl: sandbox.url }),
  ...{ authority: undefined, provider: { issuer, origins } },
})
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ portal, sandbox: sandbox.url, hostile: hostile.url, elsewhere: hostile.elsewhere })
