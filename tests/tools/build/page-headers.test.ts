import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../src/tools/config-folder.ts'
import { everyFile, pageHeaders } from '../../../src/tools/build/page-headers.ts'
import { servePreview } from '../../../src/tools/serve/preview-server.ts'
import { makeSettings } from '../../../src/sandbox/settings.ts'

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
    })
  })

  it('opens no host when there are no usable settings', () => {
    expect(policy(undefined)['connect-src']).toEqual(["'self'"])
  })
})

describe('the sample nginx configuration', () => {
  const text = readFileSync(join(root, 'src/app/nginx.sample.conf'), 'utf8')
  const variables = {
    $request_id: 'N',
    $portal_hosts: /set \$portal_hosts "([^"]*)"/.exec(text)?.[1] ?? '',
  }
  /** Headers that this location adds, by name. */
  const added = (location: string): Record<string, string> => {
    const start = text.indexOf(`location ${location} {`)
    const block = text.slice(start, text.indexOf('\n  }', start))
    return Object.fromEntries(
      [...block.matchAll(/add_header ([\w-]+) "([^"]*)" always;/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        Object.entries(variables).reduce(
          (filled, [variable, its]) => filled.replaceAll(variable, its),
          value,
        ),
      ]),
    )
  }

  it('sends the page with the headers that preview sends', () => {
    expect(added('@page')).toEqual(pageHeaders('N', hosts))
  })

  it('sends files with the headers that preview sends', () => {
    expect(added('/assets/')).toEqual({
      ...everyFile,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(added('/')).toEqual({ ...everyFile, 'cache-control': 'no-cache' })
  })

  it('puts a fresh nonce wherever the page has its placeholder', () => {
    expect(text).toContain('sub_filter "__CSP_NONCE__" $request_id;\n    sub_filter_once off;')
  })
})

describe('the preview server', () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
  let server: Server
  let url: string
  beforeAll(async () => {
    writeFileSync(
      join(dist, 'index.html'),
      '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__">',
    )
    writeFileSync(join(dist, 'mark.svg'), '<svg/>')
    const settings = JSON.stringify(makeSettings({ sandboxUrl: 'http://localhost:5180' }))
    server = await servePreview({ dist, port: 0, settings: () => settings })
    const at = server.address()
    url = `http://localhost:${typeof at === 'object' && at ? at.port : 0}`
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

  it('lets the page connect to the hosts of its settings alone', async () => {
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:5180;")
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

  it('answers nothing but reading', async () => {
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })
})
