// Owns the sandbox process: one loopback server holding the provider, the product API, stub pages and test controls.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { OpenProductApi, ProductApi } from '#sandbox/calls/product-api.ts'
import { serveControl, type ControlState } from '#sandbox/controls/controls.ts'
import { openFile } from '#sandbox/data/database.ts'
import type { OnReport } from '#sandbox/controls/error-sink.ts'
import { Faults, type Fault } from '#sandbox/controls/faults.ts'
import { BadRequest, corsHeaders, readBody, send, sendJson } from '#sandbox/web/http.ts'
import { foreignTokens, type ForeignProvider } from '#sandbox/provider/foreign-tokens.ts'
import { Journal } from '#sandbox/controls/journal.ts'
import { serveAccountPage } from './identity/account-pages.ts'
import { SandboxIdentity } from './identity/identity.ts'
import { loadKeys } from '#sandbox/provider/keys.ts'
import { serveProductApi } from './product-api-gate.ts'
import { createProvider } from '#sandbox/provider/provider.ts'
import { webPushService, type Deliver } from '#sandbox/push/web-push.ts'
import { brand } from '#sandbox/web/brand.ts'
import { serveSignInPage } from '#sandbox/identity/sign-in-page.ts'
import { serveStubPage } from '#sandbox/web/stub-pages.ts'
import { TokenRules } from '#sandbox/provider/token-rules.ts'

export { foreignProviderOf } from '#sandbox/provider/foreign-tokens.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number
  /** Origins at which portals run, as `http://localhost:5173`. */
  portalOrigins: readonly string[]
  /** Ignored folder for keys and the database. */
  dataFolder: string
  quiet?: boolean
  /** The folder of the portal that it is for. */
  portal?: string | undefined
  /** A provider of which the product API takes access tokens in addition to the sandbox's own. */
  foreignProvider?: ForeignProvider | undefined
  /** Told each report of a portal as it comes. */
  onReport?: OnReport | undefined
  /** How pushes reach the push services of browsers; over the network if it is left out. */
  deliverPush?: Deliver | undefined
  /** The product API to serve. */
  openApi: OpenProductApi
}

export interface Sandbox {
  url: string
  port: number
  close(): Promise<void>
}

/** Starts a sandbox. Everything it remembers belongs to it alone, so that several run side by side. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { portalOrigins, dataFolder, quiet = false } = options
  const { openApi } = options
  const keys = await loadKeys(dataFolder)
  const server = createServer()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(options.port, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const journal = new Journal()
  const faults = new Faults()
  const tokenRules = new TokenRules()
  const onBody = (request: IncomingMessage, body: unknown) => journal.recordBody(request, body)
  const identity = new SandboxIdentity(port, `${url}/idp`)
  const provider = createProvider({
    ...{ issuer: `${url}/idp`, port, portalOrigins, keys, tokenRules, identity, onBody },
    onRevoked: (subject, browserId) => api.noteSessionsEnded?.(subject, (id) => id === browserId),
  })
  const serveProvider = provider.callback()
  const foreign = options.foreignProvider && foreignTokens(options.foreignProvider)
  const file = join(dataFolder, `product-${port}.sqlite`)
  let api: ProductApi
  try {
    const push = webPushService(keys.push, brand().email, options.deliverPush)
    api = openFile(file, () => openApi({ file, now: () => new Date(), identity, push }))
  } catch (error) {
    server.close()
    throw error
  }
  const controls: ControlState = {
    journal,
    faults,
    tokenRules,
    errorReports: [],
    situations: [],
    onReport: options.onReport,
    portal: options.portal,
    api,
    portalOrigins,
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = URL.parse(request.url ?? '/', url)
    if (!requested) throw new BadRequest('The path is not well formed')
    const area = /^\/(api|idp|sandbox)(?=\/|$)/.exec(requested.pathname)?.[1]
    if (area === 'sandbox') return serveControl(request, response, requested, controls)
    if (area === undefined) {
      if (!serveStubPage(requested, response, api.linkContents))
        sendJson(response, 404, { error: 'not_found' })
      return
    }
    journal.record(request, response, requested)
    const outcome = await faults.apply(request, response, requested.pathname)
    if (outcome.answer === 'gone') return
    if (outcome.answer === 'fault') {
      onBody(request, await readBody(request))
      return sendFault(response, outcome.fault, corsHeaders(request, portalOrigins))
    }
    if (area === 'api') {
      if (request.method === 'OPTIONS')
        return send(response, 204, undefined, corsHeaders(request, portalOrigins))
      const body = await readBody(request)
      onBody(request, body)
      return serveProductApi(request, response, {
        provider,
        api,
        identity,
        foreign,
        portalOrigins,
        url: requested,
        body,
      })
    }
    if (serveStubPage(requested, response, api.linkContents)) return
    if (requested.pathname.startsWith('/idp/interaction/')) {
      return serveSignInPage(request, response, { provider, portalOrigins, identity, api, onBody })
    }
    if (await serveAccountPage(request, response, requested, { provider, portalOrigins, identity, api }))
      return
    // The provider finds its mount point from originalUrl.
    Object.assign(request, { originalUrl: request.url, url: (request.url ?? '').slice('/idp'.length) || '/' })
    await serveProvider(request, response)
  }

  server.on('request', (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      if (error instanceof BadRequest) {
        // The API's errors are as its document says; controls and provider have their own.
        const said = request.url?.startsWith('/api/') ? 'message' : 'error'
        const cors = corsHeaders(request, portalOrigins)
        return sendJson(response, error.status, { [said]: error.message }, cors)
      }
      if (!quiet) console.error(error)
      sendJson(response, 500, { error: 'server_error' })
    })
  })

  return {
    url,
    port,
    close: async () => {
      faults.clear()
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
      api.close()
    },
  }
}

function sendFault(response: ServerResponse, fault: Fault, cors: Record<string, string>): void {
  const status = fault.status ?? 200
  const { retryAfterSeconds: seconds } = fault
  const headers = seconds === undefined ? cors : { ...cors, 'retry-after': String(seconds) }
  if (fault.body === undefined) return send(response, status, undefined, headers)
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body)
  const type = fault.contentType ?? (typeof fault.body === 'string' ? 'text/plain' : 'application/json')
  send(response, status, text, { ...headers, 'content-type': type })
}
