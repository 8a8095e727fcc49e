// A newer build is deployed while somebody has the portal open.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bringFormerFiles } from '#tools/build/former-files.ts'
import { deployAnother, dropFormer } from '../../support/deploy.ts'
import { expect, test as base, type Portal } from '../../support/journey.ts'

const distOf = (portal: Portal) => (portal.addresses as unknown as { dist: string }).dist

/** Each journey finds the first build again. */
const test = base.extend<{ dist: string; served: string }>({
  // What was served before: the first build as it was.
  served: async ({ portal }, use) => {
    const served = mkdtempSync(join(tmpdir(), 'portal-first-build-'))
    cpSync(distOf(portal), served, { recursive: true })
    await use(served)
    rmSync(served, { recursive: true })
  },
  dist: async ({ portal, served }, use) => {
    const dist = distOf(portal)
    await use(dist)
    rmSync(dist, { recursive: true })
    cpSync(served, dist, { recursive: true })
  },
})
test.use({ process: 'deployed-process.ts' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const documentsLink = (page: Page) =>
  page.getByRole('banner').locator('a[href="/myaccount/documents"]').first()
const follow = (page: Page) => documentsLink(page).evaluate((link: HTMLElement) => link.click())
const isNewBuild = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module][src*="NEWBUILD"]') !== null)

/** A link shows its page with the files of the build that is open; a reload brings the newer build. */
async function goesOnUntilReloaded(page: Page): Promise<void> {
  await follow(page)
  await expect(heading(page, 'Documents')).toBeVisible()
  expect(await isNewBuild(page)).toBe(false)
  await page.reload()
  await expect(heading(page, 'Documents')).toBeVisible()
  expect(await isNewBuild(page)).toBe(true)
}

/** The tab is looked at again, this long after it was last asked for a newer build. */
async function comeBack(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** The tab is looked at again after the deploy, and its page has read the answer. */
async function readsOfNewBuild(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/build\.json$/)
  await comeBack(page, 16)
  await (await answered).finished()
  // What the page asks for afterwards is answered afterwards.
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(`A client ${serviceWorkers === 'block' ? 'without' : 'with'} a service worker, over a deploy`, () => {
    test.use({ serviceWorkers })

    test('goes on with the files of the build they opened, as long as it is kept', async ({
      page,
      portal,
      dist,
    }) => {
      await portal.signInWithPassword('client')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      deployAnother(dist)
      await goesOnUntilReloaded(page)
    })

    test('goes on with them though the newer build began on an empty machine', async ({
      page,
      portal,
      dist,
      served,
    }) => {
      await portal.signInWithPassword('client')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      deployAnother(dist)
      dropFormer(dist)
      expect(await bringFormerFiles(served, dist)).toBeGreaterThan(100)
      await goesOnUntilReloaded(page)
    })

    test('is shown the page by the newer build when its old files are gone', async ({
      page,
      portal,
      dist,
    }) => {
      portal.expectedMistakes = [/dynamically imported module|Unable to preload/]
      await portal.signInWithPassword('client')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      deployAnother(dist)
      dropFormer(dist)
      await follow(page)
      await expect(heading(page, 'Documents')).toBeVisible()
      await portal.hasPath('/myaccount/documents')
      expect(await isNewBuild(page)).toBe(true)
    })
  })

/** Signs in, and waits until the page that follows can look for newer builds. */
async function signInAndWatch(page: Page, portal: Portal, path = '/myaccount'): Promise<void> {
  await page.goto(path)
  // The page before the provider's is gone: it may have fetched the same file.
  await expect(page.getByLabel('Username')).toBeVisible()
  const fetched = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/when-idle-[\w-]+\.js$/.test(request.url()),
  )
  await portal.signInAtProvider('client')
  await fetched
}

test.describe('A client who comes back to a tab after a deploy', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    // The session outlives the hours that pass here.
    await sandbox.tokens({ accessTokenSeconds: 4 * 3600 })
    await page.clock.install()
  })

  test('has the newer build at the next link, at its address, asked for once in a quarter of an hour', async ({
    page,
    portal,
    dist,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/build.json') && asked.push(request.url()))
    await signInAndWatch(page, portal)
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await comeBack(page, 5)
    await comeBack(page, 9)
    expect(asked).toHaveLength(0)
    await comeBack(page, 2)
    await expect.poll(() => asked.length).toBe(1)
    await follow(page)
    await expect(heading(page, 'Documents')).toBeVisible()
    expect(await isNewBuild(page)).toBe(false)

    deployAnother(dist)
    await readsOfNewBuild(page)
    await page
      .getByRole('banner')
      .locator('a[href="/myaccount"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await portal.hasPath('/myaccount')
    expect(await isNewBuild(page)).toBe(true)
    await page.goBack()
    await expect(heading(page, 'Documents')).toBeVisible()
  })

  test('keeps the build, and what they have written, while something is unsaved', async ({
    page,
    portal,
    sandbox,
    dist,
  }) => {
    await signInAndWatch(page, portal, '/myaccount/messages/new')
    await sandbox.faults([
      { path: '/api/messages/*', method: 'POST', hang: true },
      { path: '/api/messages/*', method: 'PUT', hang: true },
    ])
    await page.getByLabel('Subject').fill('My transfer')
    deployAnother(dist)
    await readsOfNewBuild(page)
    await follow(page)
    await expect(heading(page, 'Documents')).toBeVisible()
    expect(await isNewBuild(page)).toBe(false)
    await sandbox.clearFaults()
  })
})
