// The manifests of a running production build are released anew while people have it open.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rollBack, switchOff } from '#tools/release/release.ts'
import type { Portal } from '../../support/journey.ts'
import { expect, follows, test } from '../../support/operator.ts'

test.use({ process: 'deployed-process.ts' })

test.beforeEach(({ page }) => page.clock.install())

const menuSays = (portal: Portal, label: string) => async () =>
  (await portal.menu()).some((line) => line.includes(label))

test.describe('A client with the portal open while a release is made', () => {
  test.use({ serviceWorkers: 'allow' })

  test('reads the new label without a reload, and the old one after a rollback', async ({
    page,
    portal,
    operator,
  }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    await follows(page, menuSays(portal, 'Papers'))
    await rollBack(operator.dist)
    await follows(page, menuSays(portal, 'Documents'))
  })

  test('keeps what they have typed: the release waits until it is saved', async ({
    page,
    portal,
    operator,
  }) => {
    await portal.signIn('client', '/myaccount/messages/new')
    const nothingIsSaved = '**/api/**'
    await page.route(nothingIsSaved, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: {} }),
    )
    await page.getByLabel('Subject').fill('My new address')
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(70_000)
    await expect(page.getByLabel('Subject')).toHaveValue('My new address')
    expect((await portal.menu()).join()).not.toContain('Papers')
    await page.unroute(nothingIsSaved)
    await page.getByLabel('Subject').fill('My new address, from May')
    await follows(page, menuSays(portal, 'Papers'))
    await expect(page.getByLabel('Subject')).toHaveValue('My new address, from May')
    await portal.hasPath('/myaccount/messages/new')
  })

  test('has the last of two releases within a second, in each of five tabs, one of which is at another page by then', async ({
    page,
    portal,
    operator,
  }) => {
    await portal.signIn('client')
    const tabs = [page]
    for (const path of [
      '/myaccount/messages',
      '/myaccount/documents',
      '/myaccount/messages',
      '/myaccount/documents',
    ]) {
      const tab = await page.context().newPage()
      await tab.clock.install()
      await tab.goto(path)
      await portal.on(tab).settled()
      tabs.push(tab)
    }
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    await operator.release('routes/account.json', '"title": "Papers"', '"title": "Files"')
    // This one takes the release while the page that somebody has asked for is on its way.
    await tabs[1]!.bringToFront()
    await portal.on(tabs[1]!).follow('/myaccount/tax-allowances-and-services')
    for (const tab of tabs) {
      await tab.bringToFront()
      await follows(tab, menuSays(portal.on(tab), 'Files'))
    }
    await portal.on(tabs[1]!).hasPath('/myaccount/tax-allowances-and-services')
  })

  test('goes on without a connection, and follows once it is back', async ({ page, portal, operator }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await page.context().setOffline(true)
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward(70_000)
    expect((await portal.menu()).join()).toContain('Documents')
    await page.context().setOffline(false)
    await follows(page, menuSays(portal, 'Papers'))
  })

  test('notices nothing of a release that is cut off, which is reported once, and follows when it is whole', async ({
    page,
    portal,
    operator,
    sandbox,
  }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    const id = await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    const file = join(operator.dist, 'releases', `${id}.json`)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.slice(0, 200))
    const reported = async () =>
      (await sandbox.errors()).filter(({ message }) => message.includes('broken or cut off')).length
    await follows(page, async () => (await reported()) > 0)
    for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(70_000)
    expect((await portal.menu()).join()).toContain('Documents')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await reported()).toBe(1)
    writeFileSync(file, whole)
    await follows(page, menuSays(portal, 'Papers'))
  })
})

test.describe('A client on a page that is switched off', () => {
  test('is led away and told within a minute, though the API is down', async ({
    page,
    portal,
    operator,
    sandbox,
  }) => {
    await sandbox.flags({ 'expression-of-wish': true })
    await portal.signIn('client', '/myaccount/customerinformation/expression-of-wish')
    await portal.hasPath('/myaccount/customerinformation/expression-of-wish')
    await page.route(/\/api\/featureflags/, (route) => route.fulfill({ status: 503 }))
    switchOff(operator.dist, 'expression-of-wish', true)
    await follows(page, async () => portal.path() === '/myaccount/customerinformation/personal-details')
    await expect(page.getByText('The page you were on is closed at the moment.')).toBeVisible()
  })
})

test.describe('A visitor', () => {
  test('is shown the release that is current, also where only current.json could be changed', async ({
    page,
    portal,
    operator,
  }) => {
    const id = await operator.release(
      'routes/installed-app.json',
      '"title": "Download the app"',
      '"title": "Get the app"',
    )
    await page.goto('/nw-pwa-download')
    await expect(page).toHaveTitle(/^Get the app/)
    const pages = join(operator.dist, 'pages')
    const kept = join(operator.dist, 'kept-pages')
    cpSync(pages, kept, { recursive: true })
    await rollBack(operator.dist)
    // The drawn pages of the release that was rolled back are still in some store.
    cpSync(kept, pages, { recursive: true })
    expect(readFileSync(join(pages, 'nw-pwa-download.html'), 'utf8')).toContain(id)
    await page.goto('/nw-pwa-download')
    await portal.takenOver()
    await expect(page).toHaveTitle(/^Download the app/)
  })
})
