// What a support engineer finds when a client phones: what is quoted on the page stands in the call and in the report.
import { CONSENT_VERSION } from '#base/browser/consent.ts'
import { mapsFolder } from '#tools/build/source-maps.ts'
import { stackLines } from '#tools/portal/stack.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'
import { expect, test } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'

const quotedIn = (text: string | null) => /quote ([0-9A-F]{8})\./.exec(text ?? '')?.[1]

/** References of the calls to this path, by the header that each has sent. */
async function referencesOf(sandbox: SandboxClient, path: string): Promise<string[]> {
  const traces = (await sandbox.journal({ path })).map(({ headers }) => headers['traceparent'])
  return [...new Set(traces.map((trace) => trace?.slice(3, 11).toUpperCase() ?? 'none'))]
}

test.describe('A client whose card fails', () => {
  test('quotes the trace of each call; the first is reported with build, route, browser and no person, the others are counted when they leave', async ({
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

    await test.step('further failures are counted in one more report', async () => {
      const references = [quoted]
      const isNew = (reference: string | undefined) =>
        reference !== undefined && !references.includes(reference) && references.push(reference) > 0
      for (const _ of [1, 2]) {
        await card.getByRole('button', { name: 'Try again' }).click()
        // While a call is on its way again, the card has nothing to quote.
        await expect.poll(async () => isNew(quotedIn(await card.textContent()))).toBe(true)
      }
      await sandbox.faults([{ path: '/api/user', status: 500, body: {} }])
      await sandbox.clearJournal()
      await page.goto('/myaccount')
      const ofDocuments = async () =>
        (await sandbox.errors()).filter(({ message }) => message === 'GET /api/documents answered 503')
      await expect.poll(ofDocuments).toHaveLength(2)
      expect(report).toMatchObject({ count: 1, reference: references[0] })
      expect((await ofDocuments())[1]).toMatchObject({
        ...{ count: 2, references: [references[1]], reference: references[2] },
      })
    })

    await test.step('where the account does not open, its trace is quoted and reported', async () => {
      await expect(page.getByRole('heading', { name: 'We couldn’t open your account' })).toBeVisible()
      const reference = quotedIn(await page.getByRole('main').textContent())
      expect(await referencesOf(sandbox, '/api/user')).toEqual([reference])
      const ofUser = async () =>
        (await sandbox.errors()).filter(({ message }) => message.includes('/api/user'))
      await expect.poll(async () => (await ofUser()).map((each) => each.reference)).toEqual([reference])
      expect(await sandbox.errors()).toHaveLength(3)
    })
  })
})

test.describe('How fast a page is, and what its person is', () => {
  test.use({ hasChosenCookies: false })

  test('is told of nobody who refuses analytics, and where a person agrees', async ({
    page,
    portal,
    sandbox,
  }) => {
    const choose = (choices: string[]) => {
      const consent = { version: CONSENT_VERSION, at: '2026-11-01T09:00:00.000Z', choices }
      return [storageKeys.consent, JSON.stringify(consent)] as const
    }
    await page.addInitScript(([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      // Every page is in the sample.
      Math.random = () => 0
    }, choose([]))
    const hasLoaded = (name: string) =>
      page.evaluate(
        (each) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(each)),
        `/assets/${name}-`,
      )
    const counted = async () => (await sandbox.situations()).map((each) => Object.keys(each).join())
    const isUsed = async () => {
      await expect.poll(() => hasLoaded('start')).toBe(true)
      await page.getByRole('heading', { level: 1 }).click()
      await portal.startJournal()
    }
    await portal.signIn('client')
    await isUsed()
    expect(await hasLoaded('vitals')).toBe(false)
    await page.goto('/settings.json')
    expect([await counted(), await sandbox.errors()]).toEqual([[], []])

    await page.evaluate(([key, value]) => localStorage.setItem(key, value), choose(['analytics']))
    await page.goto('/myaccount')
    await expect.poll(() => hasLoaded('vitals')).toBe(true)
    await isUsed()
    await expect.poll(counted).toEqual(['kind,week,code'])
    await page.goto('/settings.json')
    await expect
      .poll(async () => (await sandbox.errors()).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']))
    const reports = (await sandbox.errors()) as unknown as { kind: string; route: string }[]
    expect(reports.every(({ kind, route }) => kind === 'vital' && route === 'account-dashboard')).toBe(true)
  })
})
