// What operators say on the day: an announcement and a closed page, released while people have the portal open.
import type { Page } from '@playwright/test'
import { londonTime } from '#manifest/london-instant.ts'
import { expect, follows, test } from '../../support/operator.ts'

test.use({ process: 'deployed-process.ts' })
test.beforeEach(({ page }) => page.clock.install())

const inMinutes = (minutes: number) => londonTime(new Date(Date.now() + minutes * 60_000))
const announced = (page: Page) => page.getByRole('region', { name: 'Announcements' })
const isThere = (page: Page) => async () => (await announced(page).count()) === 1

test.describe('Somebody with the portal open while payments go down and a page is closed for a time', () => {
  test('reads it above the header, also where the API does not answer, until it is put away, and why the page is closed, which they have back at its minute', async ({
    page,
    portal,
    sandbox,
    operator,
    anotherBrowser,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    const documents = page.getByRole('heading', { name: 'Documents', level: 1 })
    await expect(documents).toBeVisible()
    const { page: visitor } = await anotherBrowser({ viewport: { width: 320, height: 700 } })
    await visitor.clock.install()
    await visitor.goto('/nw-pwa-download')
    const [down, soon] = ['"id": "down"', '"id": "soon"'].map((id) => `{ ${id}`)
    const closed = `"closed": { "until": "${inMinutes(6)}", "says": "We are sorting papers until {until}." }`
    operator.edit('routes/account.json', '"title": "Documents",', `"title": "Documents", ${closed},`)
    await operator.release(
      'announcements.json',
      '[]',
      `[
        ${down}, "kind": "urgent", "text": "Payments are down until {until}.", "until": "${inMinutes(30)}", "dismissable": false },
        ${soon}, "kind": "info", "text": "We are looking into it.", "dismissable": true, "items": [{ "id": "help-hub", "link": "help-hub" }] }
      ]`,
    )
    await follows(page, isThere(page))
    await expect(announced(page)).toContainText('Payments are down until')

    await test.step('the closed page says why, there and in the menu, and is back at its minute', async () => {
      const reason = page.locator('main').getByText('We are sorting papers until')
      await expect(reason).toHaveCount(1)
      await expect(documents).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
      await portal.isAccessible()
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await navigation.getByRole('button', { name: 'Admin' }).click()
      const entry = navigation.getByRole('link', { name: 'Documents' })
      await expect(entry).toBeDisabled()
      await expect(entry).toHaveAccessibleDescription(/We are sorting papers until/)
      await page.clock.fastForward(6 * 60_000)
      await expect(reason).toHaveCount(0)
      await expect(documents).toBeVisible()
    })

    await test.step('of the page of a visitor, as narrow as a phone with large text, nothing is beside the window', async () => {
      await follows(visitor, isThere(visitor))
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const html = await (await fetch(`${portal.addresses.portal}/nw-pwa-download`)).text()
      expect(html).not.toContain('Payments are down')
    })

    await test.step('without the API it can be read and put away, if it may be', async () => {
      await sandbox.faults([{ path: '/api/user', status: 503, body: {} }])
      await page.reload()
      await expect(page.getByRole('heading', { name: 'We couldn’t open your account' })).toBeVisible()
      await expect(announced(page)).toContainText('Payments are down until')
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
      await expect(page.locator('#main')).toBeFocused()
      await page.reload()
      await expect(announced(page)).toContainText('Payments are down until')
      await expect(announced(page)).not.toContainText('We are looking into it.')
    })

    await test.step('it is over at its minute, without another release', async () => {
      await visitor.clock.fastForward(31 * 60_000)
      await expect(announced(visitor)).toContainText('We are looking into it.')
      await expect(announced(visitor)).not.toContainText('Payments are down')
    })
  })
})
