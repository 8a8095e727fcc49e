// Serves dist/ like a production web server: a new nonce for every page, security headers, compressed immutable assets.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readSettings } from '#session/read-settings.ts'
import { PAGES } from '../build/first-load/drawn-pages.ts'
import { isKnownAddress } from '../build/known-addresses.ts'
import { everyFile, pageHeaders } from '../build/page-headers.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface PreviewOptions {
  dist: string
  port: number
  /** Text of settings.json; throws when there is none. */
  settings: () => string
}

/** Starts serving; resolves once it listens on the loopback address. */
export function servePreview({ dist, port, settings }: PreviewOptions): Promise<Server> {
  const isFile = (path: string) =>
    path.startsWith(join(dist, '/')) && existsSync(path) && statSync(path).isFile()
  const sendPage = (path: string, request: IncomingMessage, response: ServerResponse) => {
    const nonce = randomBytes(16).toString('base64')
    const own = join(dist, PAGES, `${normalize(path)}.html`)
    const page = isFile(own) && own.startsWith(join(dist, PAGES, '/')) ? own : join(dist, 'index.html')
    const html = readFileSync(page, 'utf8').replaceAll('__CSP_NONCE__', nonce)
    const isZipped = takesGzip(request)
    response.writeHead(page === own || isKnownAddress(dist, normalize(path)) ? 200 : 404, {
      'content-type': TYPES['.html'],
      vary: 'accept-encoding',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
      ...pageHeaders(nonce, usable(settings), request.url),
    })
    response.end(isZipped ? gzipSync(html) : html)
  }
  const sendFile = (path: string, request: IncomingMessage, response: ServerResponse) => {
    // The build has written compressed copies next to its files.
    const isZipped = takesGzip(request) && existsSync(`${path}.gz`)
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(join(dist, 'assets/'))
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      vary: 'accept-encoding',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
      ...everyFile,
    })
    response.end(readFileSync(isZipped ? `${path}.gz` : path))
  }

  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD', ...everyFile }).end()
    if (path === '/ready') return sendReady(response, settings)
    if (path === '/settings.json') return sendSettings(response, settings)
    if (isNobodys(path)) return sendNotFound(response)
    const file = join(dist, path === '/version' ? 'build.json' : normalize(path))
    const isPage = path === '/index.html' || path.startsWith(`/${PAGES}/`)
    if (!isPage && isFile(file)) return sendFile(file, request, response)
    if (path.startsWith('/assets/')) return sendNotFound(response)
    sendPage(path, request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server))
  })
}

const takesGzip = ({ headers }: IncomingMessage): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '')

function sendSettings(response: ServerResponse, settings: () => string): void {
  try {
    const text = settings()
    response
      .writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store', ...everyFile })
      .end(text)
  } catch {
    sendNotFound(response)
  }
}

/** For probes: can this be shown to people? */
function sendReady(response: ServerResponse, settings: () => string): void {
  const isReady = usable(settings) !== undefined
  response
    .writeHead(isReady ? 200 : 503, {
      'content-type': TYPES['.txt'],
      'cache-control': 'no-store',
      ...everyFile,
    })
    .end(isReady ? 'ready\n' : 'settings.json is missing or wrong\n')
}

/** The part of the settings that the headers need; with a broken document, they allow no host. */
function usable(settings: () => string) {
  try {
    const outcome = readSettings(JSON.parse(settings()))
    return 'settings' in outcome ? outcome.settings : undefined
  } catch {
    return undefined
  }
}

/** The decoded path of a request, whatever was sent: "//", an address as a proxy sends it, escapes that are none. */
function pathOf(url = '/'): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Files that begin with a dot, compressed copies under their own names, and source maps, should some be left there. */
const isNobodys = (path: string): boolean =>
  path !== '/.well-known/security.txt' && /\/\.|\.(gz|br|map)$|\0/.test(path)

const sendNotFound = (response: ServerResponse): void =>
  void response.writeHead(404, { 'cache-control': 'no-store', ...everyFile }).end()
