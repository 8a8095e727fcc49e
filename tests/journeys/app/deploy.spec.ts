// A newer build is deployed while somebody has the portal open.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bringFormerFiles } from '#tools/build/former-files.ts'
import { deployAnother, dropFormer } from '../../support/deploy.ts'
import { titleOf } from '../../support/expected-view.ts'
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
const follow = (page: Page, path: string) =>
  page
    .getByRole('banner')
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
const isNewBuild = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type=module][src*="NEWBUILD"]') !== null)

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

    test('goes on with the files of the build they opened as long as these are kept, and is shown the next page by the newer build when they are gone', async ({
      page,
      portal,
      dist,
      served,
    }) => {
      portal.expectedMistakes = [/dynamically imported module|Unable to preload/]
      await portal.signIn('client')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()

      await test.step('the newer build began on an empty machine, and was brought the files of the one before', async () => {
        deployAnother(dist)
        dropFormer(dist)
        expect(await bringFormerFiles(served, dist)).toBeGreaterThan(100)
        await follow(page, '/myaccount/documents')
        await expect(heading(page, 'Documents')).toBeVisible()
        expect(await isNewBuild(page)).toBe(false)
        await page.reload()
        await expect(heading(page, 'Documents')).toBeVisible()
        expect(await isNewBuild(page)).toBe(true)
      })

      await test.step('the first build is deployed once more, and nothing of the other is kept', async () => {
        rmSync(dist, { recursive: true })
        cpSync(served, dist, { recursive: true })
        await follow(page, '/myaccount/messages')
        await expect(heading(page, titleOf('messages'))).toBeVisible()
        await portal.hasPath('/myaccount/messages')
        expect(await isNewBuild(page)).toBe(false)
      })
    })
  })

/** Signs in, and waits until the page that follows can look for newer builds. */
async function signInAndWatch(page: Page, portal: Portal, path = '/myaccount'): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/when-idle-[\w-]+\.js$/.test(request.url()),
  )
  await portal.signIn('client', path)
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
    await follow(page, '/myaccount/documents')
    await expect(heading(page, 'Documents')).toBeVisible()
    expect(await isNewBuild(page)).toBe(false)

    deployAnother(dist)
    await readsOfNewBuild(page)
    await follow(page, '/myaccount')
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
    await follow(page, '/myaccount/documents')
    await expect(heading(page, 'Documents')).toBeVisible()
    expect(await isNewBuild(page)).toBe(false)
    await sandbox.clearFaults()
  })
})
