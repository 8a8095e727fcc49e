// The sample of src/engine/app/hosting in a real nginx: what it serves and with which headers, that people can sign in, and releases.
import { readFileSync, renameSync } from 'node:fs'
import { request } from 'node:https'
import { connect } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { findNginx } from '#tools/nginx.ts'
import { rollBack } from '#tools/release/release.ts'
import { behindNginx } from '../../support/behind-nginx.ts'
import { titleOf } from '../../support/expected-view.ts'
import type { Portal } from '../../support/journey.ts'
import type { Hosted } from '../../support/nginx-process.ts'
import { expect, follows, test } from '../../support/operator.ts'

test.skip(findNginx() === undefined, 'There is no nginx here')
test.use(behindNginx)

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

const hosted = (portal: Portal) => portal.addresses as unknown as Hosted

/** Sends the path as it stands: nothing of it is put in order first. */
function ask(
  portal: Portal,
  path: string,
  headers = {},
  method = 'GET',
  host = 'localhost',
): Promise<Answer> {
  const { port } = new URL(hosted(portal).portal)
  return new Promise((resolve, reject) => {
    const options = { host, port, path, method, headers: { host: 'portal.example', ...headers } }
    request({ ...options, servername: 'portal.example', rejectUnauthorized: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const everyFile = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const policy = (answer: Answer) => String(answer.headers['content-security-policy'] ?? '')
const aScript = async (portal: Portal) =>
  /src="(\/assets\/[^"]+\.js)"/.exec(String((await ask(portal, '/')).body))![1]!

test.describe('Whoever asks nginx for files', () => {
  test('is answered as the sample says', async ({ portal }) => {
    await test.step('The page has a nonce of its own in each response, in policy and text, and is never kept', async () => {
      const nonces: string[] = []
      for (const path of [
        '/',
        '/myaccount',
        '/index.html',
        '/signin-oidc?code=x',
        '//',
        '/learn/explore/a/b',
      ]) {
        const answer = await ask(portal, path)
        expect(answer.status, path).toBe(200)
        expect(answer.headers, path).toMatchObject({ ...everyFile, 'cache-control': 'no-store' })
        const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy(answer))?.[1] ?? 'none'
        expect(String(answer.body)).toContain(`nonce="${nonce}"`)
        expect(String(answer.body)).not.toContain('__CSP_NONCE__')
        nonces.push(nonce)
      }
      expect(new Set(nonces).size).toBe(6)
    })

    await test.step('The page has its content where everybody may open it, and is sent in the same way', async () => {
      for (const path of ['/nw-pwa-download', '/app/login?from=mail', '/app/welcome']) {
        const answer = await ask(portal, path, { 'accept-encoding': 'gzip' })
        expect(answer.status, path).toBe(200)
        expect(answer.headers, path).toMatchObject({
          ...everyFile,
          'cache-control': 'no-store',
          'content-encoding': 'gzip',
        })
        const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy(answer))?.[1] ?? 'none'
        const text = gunzipSync(answer.body).toString()
        expect(text).toContain(`nonce="${nonce}"`)
        expect(text).not.toContain('__CSP_NONCE__')
        expect(text).toContain('<h1')
      }
      for (const [path, status] of [
        ['/pages/app/login.html', 404],
        ['/pages/app/login', 404],
        ['/app', 200],
        ['/nw-pwa-download/', 200],
      ] as const) {
        const answer = await ask(portal, path)
        expect([answer.status, policy(answer) !== ''], path).toEqual([status, true])
        expect(String(answer.body), path).not.toContain('<h1')
      }
    })

    await test.step('The page answers an address that the portal does not have with 404, and says so', async () => {
      for (const path of ['/no/such/page', '/myaccounts', '/learn']) {
        const answer = await ask(portal, path, { 'accept-encoding': 'gzip' })
        expect(answer.status, path).toBe(404)
        expect(answer.headers, path).toMatchObject({ ...everyFile, 'cache-control': 'no-store' })
        const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy(answer))?.[1] ?? 'none'
        expect(gunzipSync(answer.body).toString(), path).toContain(`nonce="${nonce}"`)
      }
    })

    await test.step('The page reports what its policy blocks to where faults go, but not from an address with parameters', async () => {
      const answer = await ask(portal, '/myaccount')
      expect(answer.headers['reporting-endpoints']).toBe(`portal="${hosted(portal).sandbox}/sandbox/errors"`)
      expect(policy(answer)).toMatch(/; report-to portal$/)
      const back = await ask(portal, '/signin-oidc?code=x')
      expect(back.headers).not.toHaveProperty('reporting-endpoints')
      expect(policy(back)).toMatch(/; trusted-types default$/)
      expect((await ask(portal, '/sw.js')).headers).not.toHaveProperty('reporting-endpoints')
    })

    await test.step('The page may connect to the hosts of its settings, run its own scripts alone, and be framed by nobody', async () => {
      const directives = policy(await ask(portal, '/')).split('; ')
      expect(directives).toContain("default-src 'none'")
      expect(directives).toContain(`connect-src 'self' ${hosted(portal).sandbox}`)
      expect(directives).toContain("frame-ancestors 'none'")
      expect(directives).toContain("base-uri 'none'")
      expect(directives).toContain("require-trusted-types-for 'script'")
      expect(policy(await ask(portal, '/'))).not.toMatch(/unsafe-|\*/)
    })

    await test.step('The page comes compressed, over HTTP/2 where it is asked for, and with IPv6', async () => {
      const answer = await ask(portal, '/', { 'accept-encoding': 'gzip' })
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy(answer))![1]!
      expect(gunzipSync(answer.body).toString()).toContain(`nonce="${nonce}"`)
      expect((await ask(portal, '/', {}, 'GET', '::1')).status).toBe(200)
    })

    await test.step('A file of the build is kept for good, and comes compressed as the build has written it', async () => {
      const path = await aScript(portal)
      const plain = await ask(portal, path)
      expect(plain.headers).toMatchObject({
        ...everyFile,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
      const zipped = await ask(portal, path, { 'accept-encoding': 'gzip' })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
      if (hosted(portal).hasBrotli) {
        const brotli = await ask(portal, path, { 'accept-encoding': 'br, gzip' })
        expect(brotli.headers['content-encoding']).toBe('br')
        expect(brotli.body.length).toBeLessThan(zipped.body.length)
      }
    })

    await test.step('A file of the build is not found when it is not there, and nobody keeps that for a year', async () => {
      const answer = await ask(portal, '/assets/gone-12345678.js')
      expect(answer.status).toBe(404)
      expect(answer.headers).toMatchObject({ ...everyFile, 'cache-control': 'no-store' })
      expect(answer.headers.server).toBe('nginx')
      expect(String(answer.body)).not.toMatch(/nginx\/\d/)
    })

    await test.step('A file of the build can be asked for in part, by its head, and not changed', async () => {
      const path = await aScript(portal)
      const part = await ask(portal, path, { range: 'bytes=0-9' })
      expect([part.status, part.body.length]).toEqual([206, 10])
      const head = await ask(portal, path, {}, 'HEAD')
      expect([head.status, head.body.length]).toEqual([200, 0])
      for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE'])
        expect((await ask(portal, path, {}, method)).status, method).toBe(405)
    })

    await test.step('A file beside those of the build is looked up each time: icons, worker, app manifest, security.txt', async () => {
      for (const [path, type] of [
        ['/sw.js', 'application/javascript'],
        ['/favicon.svg', 'image/svg+xml'],
        ['/app.webmanifest', 'application/manifest+json'],
        ['/build.json', 'application/json'],
        ['/robots.txt', 'text/plain'],
        ['/third-party-notices.txt', 'text/plain'],
        ['/.well-known/security.txt', 'text/plain'],
      ] as const) {
        const answer = await ask(portal, path)
        expect(answer.status, path).toBe(200)
        expect(answer.headers, path).toMatchObject({ ...everyFile, 'cache-control': 'no-cache' })
        expect(answer.headers['content-type'], path).toContain(type)
      }
      const [contact, expires] = String((await ask(portal, '/.well-known/security.txt')).body).split('\n')
      expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/)
      expect(Date.parse(expires!.replace('Expires: ', ''))).toBeGreaterThan(Date.now())
    })

    await test.step('A file of the build is all that can be had: no hidden files, no folders, nothing that lies outside', async () => {
      for (const path of [
        '/.vite/manifest.json',
        '/%2evite/manifest.json',
        '/.well-known/',
        '/assets/',
        '/assets/../.vite/manifest.json',
        '/assets/..%2f..%2fportal.conf',
        '/sw.js.gz',
        '/sw.js.map',
      ]) {
        const answer = await ask(portal, path)
        expect([400, 403, 404], path).toContain(answer.status)
        expect(String(answer.body), path).not.toMatch(/ssl_certificate|Index of|"src"/)
      }
      expect((await ask(portal, '/../../portal.conf')).status).toBe(400)
    })

    await test.step('A probe reads which build is served, and whether it is ready for people', async () => {
      const ready = await ask(portal, '/ready')
      expect([ready.status, String(ready.body)]).toEqual([200, 'ready\n'])
      expect(ready.headers).toMatchObject({ ...everyFile, 'cache-control': 'no-store' })
      const version = await ask(portal, '/version')
      expect(JSON.parse(String(version.body))).toEqual(
        JSON.parse(String((await ask(portal, '/build.json')).body)),
      )
      const { settings } = hosted(portal)
      renameSync(settings, `${settings}.away`)
      const without = await ask(portal, '/ready')
      renameSync(`${settings}.away`, settings)
      expect([without.status, String(without.body)]).toEqual([503, 'settings.json is missing\n'])
    })

    await test.step('Plain HTTP leads to the same address over TLS', async () => {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(hosted(portal).plainPort, 'localhost', () =>
          socket.end('GET /myaccount?a=b HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n'),
        )
        let text = ''
        socket.on('data', (part) => (text += String(part)))
        socket.on('end', () => resolve(text))
        socket.on('error', reject)
      })
      expect(answer).toMatch(/^HTTP\/1.1 308 /)
      expect(answer).toContain('Location: https://portal.example/myaccount?a=b')
      expect(answer).not.toMatch(/nginx\/\d/)
    })
  })
})

test.describe('A client', () => {
  test('signs in, has a release in an open page, and in a new one with the policy of every page, then the one before, and logs out', async ({
    page,
    portal,
    operator,
  }) => {
    await page.clock.install()
    await portal.signInWithPassword('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    const says = (label: string) => async () => (await portal.menu()).some((line) => line.includes(label))
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    const asked = page.waitForResponse(/\/current\.json$/)
    await follows(page, says('Papers'))
    expect((await (await asked).allHeaders())['cache-control']).toBe('no-cache')
    const answer = await page.goto('/myaccount/documents')
    await expect(page.getByRole('heading', { level: 1, name: 'Papers' })).toBeVisible()
    expect((await answer!.allHeaders())['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    )
    await rollBack(operator.dist)
    await follows(page, says('Documents'))
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
  })
})

test.describe('A visitor', () => {
  test('reads over HTTP/2 that an address is not there, and that the portal is not set up where its settings are missing', async ({
    page,
    portal,
  }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('not-found') })).toBeVisible()
    expect(
      await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
      ),
    ).toBe('h2')
    const { settings } = hosted(portal)
    renameSync(settings, `${settings}.away`)
    try {
      const answer = await ask(portal, '/settings.json')
      expect(answer.status).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/settings/i).first()).toBeVisible()
    } finally {
      renameSync(`${settings}.away`, settings)
    }
    expect(JSON.parse(readFileSync(settings, 'utf8'))).toHaveProperty('authority')
  })
})
