// What a support engineer finds when a client phones: what is quoted on the page stands in the call and in the report.
import { CONSENT_VERSION } from '#base/browser/consent.ts'
import { mapsFolder } from '#tools/build/source-maps.ts'
import { stackLines } from '#tools/portal/stack.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'

const quotedIn = (text: string | null) => /quote ([0-9A-F]{8})\./.exec(text ?? '')?.[1]

/** References of the calls to this path, by the header that each has sent. */
async function referencesOf(sandbox: SandboxClient, path: string): Promise<string[]> {
  const traces = (await sandbox.journal({ path })).map(({ headers }) => headers['traceparent'])
  return [...new Set(traces.map((trace) => trace?.slice(3, 11).toUpperCase() ?? 'none'))]
}

test.describe('A client whose card fails', () => {
  test('quotes the trace of the call, and the report has it with build, route, browser and no person', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/documents', status: 503, body: {} }])
    await portal.signIn('client', '/myaccount/documents')
    const card = page.getByRole('main').getByRole('alert')
    await expect(card).toContainText('If you call us, quote')
    const quoted = quotedIn(await card.textContent())
    expect(await referencesOf(sandbox, '/api/documents')).toEqual([quoted])
    await expect.poll(() => sandbox.errors()).toHaveLength(1)
    const [report] = await sandbox.errors()
    const { id } = (await (await page.request.get('/build.json')).json()) as { id: string }
    expect(report).toMatchObject({
      kind: 'fault',
      name: 'ApiError',
      message: 'GET /api/documents answered 503',
      path: '/myaccount/documents',
      route: 'documents',
      reference: quoted,
      traceId: expect.stringMatching(new RegExp(`^${quoted}[0-9a-f]{24}$`, 'i')),
      build: id,
      browser: expect.stringMatching(/^Chrome \d+$/),
      release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      person: expect.stringMatching(/^[0-9a-f]{8}$/),
      session: expect.stringMatching(/^[0-9a-f]{8}$/),
      count: 1,
    })
    expect(report!.stack[0]).toMatch(/^assets\/[\w.-]+\.js:\d+:\d+$/)
    const [innermost] = stackLines(report!.stack.join('\n'), mapsFolder)
    expect(innermost).toMatchObject({
      source: expect.stringMatching(/^src\/engine\/http\/http\.ts:\d+:\d+$/),
    })
    const [file] = report!.stack[0]!.split(':')
    expect((await page.request.get(`/${file}`)).status()).toBe(200)
    expect((await page.request.get(`/${file}.map`)).status()).toBe(404)
    expect(await (await page.request.get(`/${file}`)).text()).not.toContain('sourceMappingURL')
    expect(JSON.stringify(report)).not.toMatch(/Amelia|Hart|U-\d/)
    await portal.isAccessible()
  })

  test('has further failures counted in one more report after they try again and leave', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/documents', status: 503, body: {} }])
    await portal.signIn('client', '/myaccount/documents')
    const card = page.getByRole('main').getByRole('alert')
    const quoted: string[] = []
    const isNew = (reference: string | undefined) =>
      reference !== undefined && !quoted.includes(reference) && quoted.push(reference) > 0
    for (let times = 0; times < 3; times++) {
      // While a call is on its way again, the card has nothing to quote.
      await expect.poll(async () => isNew(quotedIn(await card.textContent()))).toBe(true)
      if (times < 2) await card.getByRole('button', { name: 'Try again' }).click()
    }
    await page.goto('/settings.json')
    await expect.poll(() => sandbox.errors()).toHaveLength(2)
    const [first, further] = await sandbox.errors()
    expect(first).toMatchObject({ count: 1, reference: quoted[0] })
    expect(further).toMatchObject({ count: 2, references: [quoted[1]], reference: quoted[2] })
  })

  test('is not reported for a call that the page gave up', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/documents', hang: true }])
    await portal.signIn('client', '/myaccount/documents')
    await portal.entry('admin').click()
    await portal.entry('messages').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('messages') })).toBeVisible()
    await page.goto('/settings.json')
    expect(await sandbox.errors()).toEqual([])
  })
})

test.describe('A client whose account does not open', () => {
  test('quotes the trace of the call that failed', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/user', status: 500, body: {} }])
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'We couldn’t open your account' })).toBeVisible()
    const quoted = quotedIn(await page.getByRole('main').textContent())
    expect(await referencesOf(sandbox, '/api/user')).toEqual([quoted])
    await expect
      .poll(async () => (await sandbox.errors()).map(({ reference }) => reference))
      .toEqual([quoted])
    await portal.isAccessible()
  })
})

test.describe('An installation with OpenTelemetry', () => {
  test('gets the same reports as log records', async ({ page, portal, sandbox }) => {
    await page.route('**/settings.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as object
      const errorReports = `${sandbox.url}/sandbox/v1/logs`
      await route.fulfill({ json: { ...settings, errorReports, errorReportsFormat: 'opentelemetry' } })
    })
    await sandbox.faults([{ path: '/api/documents', status: 503, body: {} }])
    await portal.signIn('client', '/myaccount/documents')
    const card = page.getByRole('main').getByRole('alert')
    await expect(card).toContainText('If you call us, quote')
    await expect.poll(() => sandbox.errors()).toHaveLength(1)
    expect((await sandbox.errors())[0]).toMatchObject({
      eventName: 'exception',
      severityText: 'ERROR',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      attributes: {
        'http.route': '/myaccount/documents',
        'portal.reference': quotedIn(await card.textContent()),
      },
    })
  })
})

test.describe('A browser without service workers', () => {
  test('is reported once, however many tabs it opens', async ({ page, context, portal, sandbox }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    )
    await portal.signIn('client')
    await expect.poll(() => sandbox.errors()).toHaveLength(1)
    const second = await context.newPage()
    await second.goto('/nw-pwa-download')
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    await second.goto('/settings.json')
    await page.goto('/settings.json')
    expect(await sandbox.errors()).toHaveLength(1)
  })
})

test.describe('How fast a page is, and what its person is', () => {
  test.use({ hasChosenCookies: false })

  for (const choices of [['analytics'], []])
    test(`is told ${choices.length > 0 ? 'where a person agrees to analytics' : 'of nobody who refuses analytics'}`, async ({
      page,
      portal,
      sandbox,
    }) => {
      const consent = { version: CONSENT_VERSION, at: '2026-11-01T09:00:00.000Z', choices }
      await page.addInitScript(
        ([key, value]) => {
          localStorage.setItem(key, value)
          // Every page is in the sample.
          Math.random = () => 0
        },
        [storageKeys.consent, JSON.stringify(consent)] as const,
      )
      await portal.signIn('client')
      const hasLoaded = (name: string) =>
        page.evaluate(
          (each) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(each)),
          `/assets/${name}-`,
        )
      await expect.poll(() => hasLoaded('start')).toBe(true)
      if (choices.length > 0) await expect.poll(() => hasLoaded('vitals')).toBe(true)
      await page.getByRole('heading', { level: 1 }).click()
      await portal.startJournal()
      expect(await hasLoaded('vitals')).toBe(choices.length > 0)
      await page.goto('/settings.json')
      const reports = (await sandbox.errors()) as unknown as { kind: string; name: string; route: string }[]
      const counted = async () => (await sandbox.situations()).map((each) => Object.keys(each).join())
      if (choices.length === 0) {
        expect(await counted()).toEqual([])
        return expect(reports).toEqual([])
      }
      await expect.poll(counted).toEqual(['kind,week,code'])
      await expect
        .poll(async () => (await sandbox.errors()).map(({ name }) => name))
        .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']))
      expect(reports.every(({ kind, route }) => kind === 'vital' && route === 'account-dashboard')).toBe(true)
    })
})
