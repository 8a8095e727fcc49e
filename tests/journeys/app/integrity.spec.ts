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
    const answer = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;document.title = 'Altered'` })
  })

test.describe('Somebody whose files come from a host', () => {
  test('has every page where nothing is altered, and runs none of an altered file', async ({
    page,
    portal,
  }) => {
    portal.expectedMistakes = [/integrity|dynamically imported module|Failed to load/]
    const dist = distOf(portal)
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
    const index = join(dist, 'index.html')
    const before = readFileSync(index, 'utf8')
    const html = withIntegrity(
      before,
      scripts.map((name) => `/assets/${name}`),
      (address) => readFileSync(join(dist, address)),
    )
    writeFileSync(index, html)
    const documents = page.getByRole('heading', { level: 1, name: titleOf('documents') })
    try {
      await portal.signIn('client')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await portal.follow('/myaccount/documents')
      await expect(documents).toBeVisible()
      for (const name of ['documents.screen', 'portal'])
        await test.step(name, async () => {
          const file = new RegExp(`/assets/${name}-[\\w-]{8}\\.js`)
          const refused = page.waitForEvent(
            'console',
            (message) => /integrity/.test(message.text()) && file.test(message.text()),
          )
          await alter(page, file)
          // The page of the step before loads itself again, which may cut this off.
          await expect(() => page.goto('/myaccount/documents')).toPass()
          await refused
          await expect(documents).toBeHidden()
          expect(await page.title()).not.toBe('Altered')
        })
    } finally {
      writeFileSync(index, before)
    }
  })

  test('asks for no file twice: what is preloaded is what is used', async ({ page, portal }) => {
    let asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(request.url())
    })
    const hasAskedOnce = async () => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const files = asked.filter((url) => /\/assets\/|settings\.json/.test(url))
      expect(files.length).toBeGreaterThan(5)
      expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([])
    }
    await page.goto('/nw-pwa-download')
    await hasAskedOnce()
    asked = []
    await portal.signIn('client')
    await hasAskedOnce()
  })
})
