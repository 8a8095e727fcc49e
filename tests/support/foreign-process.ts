// A portal whose identity provider is one from npm that nobody here wrote, with the sandbox's product API, which takes its access
// tokens by its keys; like portal-process.ts. The provider has no sign-in page: whoever comes is Amelia Hart.
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Events,
  OAuth2Server,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage as TokenRequest,
} from 'oauth2-mock-server'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { toolsOf } from '#tools/product.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { root } from './root.ts'

const audience = 'https://api.firm.example'
const userIdClaim = 'https://firm.example/user_id'

const provider = new OAuth2Server()
await provider.issuer.keys.generate('ES256')
await provider.start(await freePort(), 'localhost')
const issuer = provider.issuer.url!

/** Seconds since 1970: ten minutes ago, or just now where the portal asks for the credentials again. */
let signedInAt = 0
provider.service.on(Events.BeforeAuthorizeRedirect, (_redirect, { url = '' }: IncomingMessage) => {
  const isAskedAgain = new URL(url, issuer).searchParams.get('prompt') === 'login'
  signedInAt = Math.floor(Date.now() / 1000) - (isAskedAgain ? 0 : 600)
})
provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequest) => {
  payload.exp = payload.iat + lifetimeBy(body)
  payload['aud'] ??= audience
  payload[userIdClaim] = 'U-20002'
  payload['display_name'] = 'Amelia Hart'
  payload['auth_time'] = signedInAt
})

provider.service.on(Events.BeforeResponse, (answer: MutableResponse, { body }: TokenRequest) => {
  Object.assign(answer.body, { expires_in: lifetimeBy(body) })
})

/** In seconds: five minutes after a sign-in, as Keycloak's, and an hour after a renewal. */
function lifetimeBy({ grant_type }: TokenRequest['body']): number {
  return grant_type === 'refresh_token' ? 3600 : 300
}

const { openProductApi: openApi } = await toolsOf().sandbox()
const dataFolder = mkdtempSync(join(tmpdir(), 'portal-foreign-'))
const port = await freePort()
const portal = `http://localhost:${port}`
const sandbox = await startSandbox({
  port: 0,
  portalOrigins: [portal],
  dataFolder,
  quiet: true,
  openApi,
  foreignProvider: { issuer, audience, userIdClaim },
})
const { authority: _sandboxs, ...rest } = createSettings({ sandboxUrl: sandbox.url })
const settings = JSON.stringify({
  ...rest,
  provider: { issuer, claims: { userId: userIdClaim, name: 'display_name' }, revokeTokens: true },
})
await servePreview({ dist: join(root, 'dist'), port, settings: () => settings })
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ portal, sandbox: sandbox.url, foreign: issuer })
