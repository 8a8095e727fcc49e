// The manifests of a running production build are released anew while people have it open.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  test('keeps what they have typed until it is saved, then reads the new label without a reload, the old one after a rollback, and is led away from a page that is switched off', async ({
    page,
    portal,
    operator,
    sandbox,
  }) => {
    await sandbox.flags({ 'expression-of-wish': true })
    await operator.takeKey()
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

    await rollBack(operator.dist)
    await follows(page, menuSays(portal, 'Documents'))

    await test.step('they are told of the page within a minute, though the API is down', async () => {
      await portal.follow('/myaccount/customerinformation/expression-of-wish')
      await portal.settled()
      await portal.hasPath('/myaccount/customerinformation/expression-of-wish')
      await page.route(/\/api\/featureflags/, (route) => route.fulfill({ status: 503 }))
      switchOff(operator.dist, 'expression-of-wish', true)
      await follows(page, async () => portal.path() === '/myaccount/customerinformation/personal-details')
      await expect(page.getByText('The page you were on is closed at the moment.')).toBeVisible()
    })

    await test.step('they read nothing that somebody has put in the place of a page’s text', async () => {
      portal.expectedMistakes = [/has another file at \/assets\/page-accessibility/]
      const assets = join(operator.dist, 'assets')
      for (const name of readdirSync(assets).filter((each) => /^page-accessibility-\w+\.json/.test(each)))
        if (!name.endsWith('.json')) rmSync(join(assets, name))
        else {
          const text = readFileSync(join(assets, name), 'utf8')
          writeFileSync(
            join(assets, name),
            text.replace('Everybody should', 'Pay into 12-34-56. Everybody should'),
          )
        }
      await portal.follow('/accessibility')
      await expect(page.getByText('This page couldn’t be shown.')).toBeVisible()
      await expect(page.getByText('Pay into 12-34-56')).toBeHidden()
    })

    await test.step('they keep what was signed while a whole release of somebody without a key is current', async () => {
      const id = await operator.tamper(
        'routes/account.json',
        '"title": "Papers"',
        '"title": "Pay into 12-34-56"',
      )
      let isAsked = false
      page.on('response', (response) => (isAsked ||= response.url().endsWith(`/releases/${id}.json`)))
      await follows(page, async () => isAsked)
      for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(70_000)
      expect((await portal.menu()).join()).toContain('Documents')
      expect((await portal.menu()).join()).not.toContain('12-34-56')
    })
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
