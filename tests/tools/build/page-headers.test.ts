import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyFile, pageHeaders } from '#tools/build/page-headers.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { root } from '../../support/root.ts'

const hosts = {
  authority: 'https://id.example/realm',
  apiHost: 'https://api.example',
  errorReports: 'https://errors.example/report?app=portal',
}

describe('the security policy of the page', () => {
  const policy = (settings: Parameters<typeof pageHeaders>[1]) =>
    Object.fromEntries(
      (pageHeaders('N', settings)['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
    )

  it('allows nothing but what the portal needs', () => {
    expect(policy(hosts)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'nonce-N'"],
      'style-src': ["'self'", "'nonce-N'"],
      'img-src': [
        "'self'",
        'data:',
        'blob:',
        'https://id.example',
        'https://api.example',
        'https://errors.example',
      ],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://id.example', 'https://api.example', 'https://errors.example'],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'report-to': ['portal'],
    })
  })

  it('reports what it blocks to where faults go', () => {
    expect(pageHeaders('N', hosts)['reporting-endpoints']).toBe(
      'portal="https://errors.example/report?app=portal"',
    )
  })

  it.each([
    ['whose address has parameters: a report would hold them', hosts, '/signin-oidc?code=x&state=y'],
    [
      'with a collector that reads no such reports',
      { ...hosts, errorReportsFormat: 'opentelemetry' as const },
      '/',
    ],
    ['without an address for reports', { ...hosts, errorReports: undefined }, '/'],
  ])('reports nothing of a page %s', (_, settings, address) => {
    const headers = pageHeaders('N', settings, address)
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(headers['content-security-policy']).toMatch(/trusted-types default$/)
  })

  it('opens no host when there are no usable settings', () => {
    expect(policy(undefined)['connect-src']).toEqual(["'self'"])
  })
})

describe('the sample nginx configuration', () => {
  const text = readFileSync(join(root, 'src/engine/app/hosting/nginx.sample.conf'), 'utf8')
  /** What a map gives for a value, by its own line. */
  const mapped = (variable: string, value: string) => {
    const block = text.slice(text.indexOf(` \$${variable} {`))
    const line = block
      .split('\n')
      .find((each) => each.trim().startsWith(`${value} "`) || each.trim().startsWith(`"${value}" "`))
    return /"([^"]*)";$/.exec(line ?? '')?.[1]
  }

  it('sends every file with the headers that preview sends', () => {
    const {
      'content-security-policy': policy,
      'cache-control': cache,
      'reporting-endpoints': endpoints,
      ...rest
    } = Object.fromEntries(
      [...text.matchAll(/add_header ([\w-]+) (?:"([^"]*)"|(\S+)) always;/g)].map(
        ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain],
      ),
    )
    expect(rest).toEqual(everyFile)
    expect([policy, cache, endpoints]).toEqual(['$portal_policy', '$portal_cache', '$portal_endpoints'])
  })

  it('sends the page with the policy that preview sends', () => {
    const policy = mapped('portal_policy', String.raw`~^/(index|pages/.+)\.html$`)
      ?.replaceAll('$portal_hosts', mapped('portal_hosts', 'default') ?? '')
      .replaceAll('$request_id', 'N')
      .replaceAll('$portal_report_to', mapped('portal_report_to', 'default') ?? '')
    expect(policy).toBe(pageHeaders('N', hosts)['content-security-policy'])
  })

  it('adds no header in a location, which would drop all others', () => {
    const locations = text.slice(text.indexOf('  location '))
    expect(locations).not.toContain('add_header')
  })

  it('puts a fresh nonce wherever the page has its placeholder', () => {
    expect(text).toContain('sub_filter "__CSP_NONCE__" $request_id;\n  sub_filter_once off;')
  })
})

describe('the preview server', () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
  let server: Server
  let url: string
  const right = JSON.stringify(createSettings({ sandboxUrl: 'http://localhost:5180' }))
  let settings = right
  beforeAll(async () => {
    writeFileSync(
      join(dist, 'index.html'),
      '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__">',
    )
    mkdirSync(join(dist, 'pages/app'), { recursive: true })
    writeFileSync(
      join(dist, 'pages/app/login.html'),
      '<script nonce="__CSP_NONCE__"></script><h1>Sign in</h1>',
    )
    writeFileSync(join(dist, 'mark.svg'), '<svg/>')
    writeFileSync(join(dist, 'build.json'), '{"id":"1a2b3c4d"}')
    mkdirSync(join(dist, '.hosting'))
    writeFileSync(
      join(dist, '.hosting/known-addresses.map'),
      ['/', '/app', '/app/login', '/myaccount', '/signin-oidc']
        .map((path) => `"~*^${path}/*$" 1;\n`)
        .join(''),
    )
    writeFileSync(join(dist, 'mark.svg.map'), '{}')
    server = await servePreview({ dist, port: 0, settings: () => settings })
    const address = server.address()
    url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  it('gives every page a nonce of its own, in its headers and in its text', async () => {
    const nonces = await Promise.all(
      ['/', '/myaccount', '/signin-oidc?code=x'].map(async (path) => {
        const answer = await fetch(url + path)
        const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
        expect(nonce).toMatch(/^[\w+/]{22}==$/)
        expect(await answer.text()).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}">`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })

  it('sends the page of its own that an address has, in the same way', async () => {
    const answer = await fetch(`${url}/app/login?from=mail`)
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe(`<script nonce="${nonce}"></script><h1>Sign in</h1>`)
  })

  it.each(['/pages/app/login.html', '/pages/app/login', '/app/../pages/app/login', '/app'])(
    'has no such page at %s',
    async (path) => {
      expect(await (await fetch(url + path)).text()).not.toContain('Sign in')
    },
  )

  it('lets the page connect to the hosts of its settings alone', async () => {
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:5180;")
  })

  it('answers an address that the portal does not have with 404, and with the page, which says so', async () => {
    for (const path of ['/myaccount', '/MyAccount/', '/app/login', '/signin-oidc?code=x'])
      expect((await fetch(url + path)).status, path).toBe(200)
    for (const path of ['/myaccounts', '/myaccount/gone', '/pages/app/login.html']) {
      const answer = await fetch(url + path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).toContain('<script nonce="')
    }
  })

  it('tells probes whether it is ready, and which build it serves', async () => {
    const ready = await fetch(`${url}/ready`)
    expect([ready.status, await ready.text()]).toEqual([200, 'ready\n'])
    settings = '{}'
    const wrong = await fetch(`${url}/ready`)
    expect([wrong.status, await wrong.text()]).toEqual([503, 'settings.json is missing or wrong\n'])
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    settings = right
    const version = await fetch(`${url}/version`)
    expect(version.headers.get('content-type')).toBe('application/json')
    expect(await version.json()).toEqual({ id: '1a2b3c4d' })
  })

  it.each([
    ['/', 200],
    ['/mark.svg', 200],
    ['/settings.json', 200],
    ['/assets/gone.js', 404],
  ])('sends the headers of every file with %s', async (path, status) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(everyFile)
  })

  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/a.js.gz',
    '/mark.svg.map',
    '/mark.svg%00',
    '/..%2f.env',
  ])('keeps %s to itself', async (path) => {
    expect((await fetch(url + path)).status).toBe(404)
  })

  it.each([
    ['//', 200],
    ['//elsewhere.example/%', 404],
    ['http://elsewhere.example/myaccount', 200],
    ['/%E0%A4%A', 404],
  ])('answers the address %s with the page, and goes on', async (path, status) => {
    const { port } = new URL(url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), 'localhost', () =>
        socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (part) => (text += String(part)))
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect((await fetch(url)).status).toBe(200)
  })

  it('answers nothing but reading', async () => {
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })
})
