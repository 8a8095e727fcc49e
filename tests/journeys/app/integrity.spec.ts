// What the host of the files may do to a page: nothing that nobody asks for twice, and no other script where the page has hashes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withIntegrity } from '#tools/build/integrity.ts'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'

test.use({ process: 'deployed-process.ts' })
const distOf = (portal: Portal) => (portal.addresses as unknown as { dist: string }).dist

/** Answers requests for this file with another text. */
const alter = (page: Page, name: RegExp) =>
  page.route(name, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;document.title = 'Altered'` })
  })

test.describe('Somebody whose files come from a host that alters them', () => {
  test.beforeEach(({ portal }) => {
    const dist = distOf(portal)
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
    const index = join(dist, 'index.html')
    const html = withIntegrity(
      readFileSync(index, 'utf8'),
      scripts.map((name) => `/assets/${name}`),
      (address) => readFileSync(join(dist, address)),
    )
    writeFileSync(index, html)
  })

  test('has every page where nothing is altered', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/documents')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
  })

  for (const name of ['portal', 'documents.screen'])
    test(`runs none of the altered file "${name}"`, async ({ page, portal }) => {
      portal.expectedMistakes = [/integrity|dynamically imported module|Failed to load/]
      await portal.signIn('client', '/myaccount')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
      await alter(page, new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`))
      await page.goto('/myaccount/documents')
      await refused
      await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeHidden()
      expect(await page.title()).not.toBe('Altered')
    })
})

test.describe('A page', () => {
  for (const [path, persona] of [
    ['/nw-pwa-download', undefined],
    ['/myaccount', 'client'],
  ] as const)
    test(`asks for no file of ${path} twice: what is preloaded is what is used`, async ({ page, portal }) => {
      if (persona) await portal.signIn(persona, path)
      // What the page of the sign-in still asks for is not this page's.
      await portal.isQuiet()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'GET') asked.push(request.url())
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const files = asked.filter((url) => /\/assets\/|settings\.json/.test(url))
      expect(files.length).toBeGreaterThan(5)
      expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([])
    })
})
