// A portal and a sandbox for one test worker, with nginx as a gateway between the portal and the API. A journey puts a file into
// its folder to make the gateway answer by itself: one named after what it does, and `everything` where that holds also for the
// calls that say who somebody is.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '#tools/nginx.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { whoItIs } from './every-screen.ts'
import { servePortal } from './serve-portal.ts'
import { root } from './root.ts'

export const gatewayModes = [
  'redirect',
  'page',
  'unauthorised',
  'busy',
  'large',
  'bad',
  'undated',
  'cut',
  'late',
] as const
export type GatewayMode = (typeof gatewayModes)[number]

const folder = mkdtempSync(join(tmpdir(), 'portal-gateway-'))
const port = await freePort()
/** After how long the gateway gives a silent API up and cuts the connection. */
const cutAfter = process.env.GATEWAY_CUT ?? '300ms'
/** Takes every connection and never answers. */
const silent = createServer().listen(0, '127.0.0.1')
await once(silent, 'listening')
const silentPort = (silent.address() as AddressInfo).port

const CORS = 'add_header Access-Control-Allow-Origin $http_origin always;'
const EXPOSE = 'add_header Access-Control-Expose-Headers retry-after always;'
const page = (status: number, words: string) =>
  `default_type text/html; ${CORS} return ${status} "<!doctype html><title>Gateway</title><h1>${words}</h1>";`

const configuration = (sandbox: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid; error_log stderr crit; daemon off; worker_processes 1; events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off;
  server {
    listen 127.0.0.1:${port};
    set $mode "";
    ${gatewayModes.map((mode) => `if (-f ${folder}/${mode}) { set $mode ${mode}; }`).join('\n    ')}
    set $who "";
    if ($uri ~ ^(${whoItIs.join('|')})$) { set $who "who"; }
    if (-f ${folder}/everything) { set $who ""; }
    if ($who = who) { set $mode ""; }
    # A gateway that wants a sign-in does not know what a preflight is.
    if ($mode = redirect) { return 302 http://gateway.example/login; }
    if ($mode = cut) { return 444; }
    set $answer "$mode $request_method";
    if ($answer ~ "^page [^O]") { rewrite ^ /page last; }
    if ($answer ~ "^unauthorised [^O]") { return 401; }
    if ($answer ~ "^busy [^O]") { rewrite ^ /busy last; }
    if ($answer ~ "^late [^O]") { rewrite ^ /late last; }
    if ($answer ~ "^bad [^O]") { rewrite ^ /bad last; }
    if ($answer ~ "^large P") { rewrite ^ /large last; }
    if ($answer ~ "^undated [^O]") { rewrite ^ /undated last; }
    location / { proxy_pass ${sandbox}; }
    location = /page { internal; ${page(200, 'Please sign in')} }
    location = /busy { internal; add_header Retry-After 60 always; ${EXPOSE} ${page(429, 'Slow down')} }
    location = /bad { internal; ${CORS} proxy_pass http://127.0.0.1:1; }
    location = /late { internal; proxy_pass http://127.0.0.1:${silentPort}; proxy_read_timeout ${cutAfter}; error_page 504 = @cut; }
    location @cut { return 444; }
    location = /large { internal; ${CORS} client_max_body_size 1k; proxy_pass ${sandbox}$request_uri; }
    location = /undated { internal; proxy_hide_header Access-Control-Expose-Headers; proxy_pass ${sandbox}$request_uri; }
  }
}
`

/** Starts the gateway before this sandbox. */
async function gatewayOf(sandbox: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  // nginx resolves no names of variables.
  const upstream = sandbox.replace('localhost', '127.0.0.1')
  writeFileSync(join(folder, 'nginx.conf'), configuration(upstream))
  const child = spawn(
    findNginx() ?? 'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  process.on('exit', () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const address = `http://localhost:${port}`
  while (child.exitCode === null) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return address
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx ended with ${child.exitCode}`)
}

await servePortal(join(root, 'dist'), { folder }, gatewayOf)
