// The production build in a real nginx, configured by the sample, on ports and with a certificate of its own, for one test
// worker. Tells their addresses, lives until killed.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { findNginx } from '#tools/nginx.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { toolsOf } from '#tools/product.ts'
import { root } from './root.ts'

const { openProductApi: openApi } = await toolsOf().sandbox()

const HOST = 'portal.example'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** What a journey is told besides the addresses of portal and sandbox. */
export interface Hosted {
  portal: string
  sandbox: string
  plainPort: number
  hasBrotli: boolean
  /** The settings.json of this installation. */
  settings: string
}

/** Serves dist/ with the sample configuration and a sandbox of its own, until killed. */
async function serveByNginx(nginx: string): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  const origin = `https://${HOST}:${tlsPort}`
  const sandbox = await startSandbox({
    openApi,
    port: 0,
    portalOrigins: [origin],
    dataFolder: join(folder, 'sandbox'),
    quiet: true,
  })
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  const settings = join(folder, 'dist/settings.json')
  writeFileSync(settings, JSON.stringify(createSettings({ sandboxUrl: sandbox.url })))
  certify(folder)
  const hasBrotli = existsSync(BROTLI)
  writeFileSync(
    join(folder, 'portal.conf'),
    sampleFor({ folder, plainPort, tlsPort, hosts: sandbox.url, hasBrotli }),
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/nginx.pid; error_log stderr warn; daemon off; worker_processes 1; events {}`,
      'http {',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      'access_log off;',
      `include ${folder}/portal.conf;`,
      '}',
    ].join('\n'),
  )
  linkTypes(folder)
  const said = spawnSync(nginx, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    encoding: 'utf8',
  }).stderr
  // Versions after Debian 12's have another word for HTTP/2.
  const warnings = said.split('\n').filter((line) => line.includes('[warn]') && !line.includes('http2'))
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await listening(child, tlsPort)
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', stop)
  process.on('SIGTERM', () => process.exit(0))
  process.on('disconnect', () => process.exit(0))
  return { portal: origin, sandbox: sandbox.url, plainPort, hasBrotli, settings }
}

interface Place {
  folder: string
  plainPort: number
  tlsPort: number
  hosts: string
  hasBrotli: boolean
}

/** The sample, with what its comments say has to be changed, and nothing else. */
function sampleFor({ folder, plainPort, tlsPort, hosts, hasBrotli }: Place): string {
  const brotli: [string, string] = ['gzip_vary on;', 'gzip_vary on;\n  brotli_static on;']
  const changes: [string | RegExp, string][] = [
    ...(hasBrotli ? [brotli] : []),
    ['"https://id.example https://api.example https://errors.example"', `"${new URL(hosts).origin}"`],
    ['https://errors.example/report?app=portal', `${hosts}/sandbox/errors`],
    [/listen 80;/, `listen ${plainPort};`],
    [/listen \[::\]:80;/, `listen [::]:${plainPort};`],
    [/listen 443 ssl/, `listen ${tlsPort} ssl`],
    [/listen \[::\]:443 ssl/, `listen [::]:${tlsPort} ssl`],
    ['/etc/ssl/portal.example.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/private/portal.example.key', join(folder, 'key.pem')],
    [/\/srv\/portal\/dist/g, join(folder, 'dist')],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`The sample no longer has ${String(from)}`)
      return changed
    },
    readFileSync(join(root, 'src/engine/app/hosting/nginx.sample.conf'), 'utf8'),
  )
}

function certify(folder: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`],
    ...['-addext', `subjectAltName=DNS:${HOST}`, '-keyout', join(folder, 'key.pem')],
    ...['-out', join(folder, 'certificate.pem')],
  ])
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`)
}

/** nginx looks for its list of types beside its configuration. */
function linkTypes(folder: string): void {
  const types = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ]
  const known = types.find((path) => existsSync(path))
  if (known === undefined) throw new Error('nginx is here without its list of types')
  symlinkSync(known, join(folder, 'mime.types'))
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    try {
      await fetch(`http://localhost:${port}`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

process.send?.(await serveByNginx(findNginx() ?? 'nginx'))
