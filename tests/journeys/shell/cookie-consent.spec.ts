// The first visit's bar, the page about cookies, and what the browser really keeps.
import type { Page } from '@playwright/test'
import { expectedMenu } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const PAGE = '/myaccount/customerinformation/cookie-consent'

const bar = (page: Page) => page.locator('[data-entry="cookie-consent"]:not(li)')
const button = (page: Page, id: 'accept' | 'reject' | 'choose') => bar(page).locator(`[data-entry="${id}"]`)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('portal.consent'))

/** Goes once through the page by Tab. Gives what had the focus and was covered by the bar, in part or altogether. */
async function coveredByBar(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const overlap = await page.evaluate(() => {
      const [focused, bar] = [document.activeElement, document.querySelector('section[data-entry]')]
      if (!focused || !bar || bar.contains(focused)) return ''
      const [its, bars] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
      return its.bottom > bars.top && its.height < bars.top ? (focused.textContent ?? '').slice(0, 40) : ''
    })
    if (overlap !== '') covered.push(overlap)
  }
  return covered
}

test.use({ hasChosenCookies: false })

test.describe('A client who has not chosen yet', () => {
  test('is asked by a bar that they meet first and that covers nothing they use; says no by keyboard, and is not asked again in any tab', async ({
    page,
    context,
    portal,
  }) => {
    const meetsBar = async (tab: Page) => {
      await expect(bar(tab)).toBeVisible()
      const looks = (['accept', 'reject'] as const).map((id) =>
        button(tab, id).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
          return [color, backgroundColor, borderColor, fontWeight, fontSize].join(' ')
        }),
      )
      const [accept, reject] = await Promise.all(looks)
      expect(accept).toBe(reject)
      await tab.keyboard.press('Tab')
      await expect(button(tab, 'accept')).toBeFocused()
      expect(await coveredByBar(tab)).toEqual([])
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [last, top] = await tab.evaluate(() =>
        ['footer', 'section[data-entry="cookie-consent"]'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        ),
      )
      expect(last!.bottom).toBeLessThanOrEqual(top!.top + 1)
    }
    const other = await context.newPage()
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await portal.signIn('client')
      await portal.isAccessible('page')
      await meetsBar(page)
    })
    await test.step('and in a wide window', async () => {
      await other.setViewportSize({ width: 1280, height: 844 })
      await other.goto('/myaccount')
      await portal.on(other).isQuiet()
      await meetsBar(other)
    })
    await test.step('the bar is in the page, above it, in a window as short as a zoomed one', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(bar(page)).toBeInViewport()
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(bar(page)).not.toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
    await test.step('a no leads on in the page, and ends the question in the other tab too', async () => {
      await button(page, 'reject').press('Enter')
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ version: 1, choices: [] })
      await expect(bar(other)).toHaveCount(0)
    })
    await test.step('the bar is not even fetched after a reload', async () => {
      const scripts = portal.scripts()
      await page.reload()
      await portal.settled()
      await portal.isQuiet()
      expect(scripts).not.toContain('arrival-bar')
      await expect(bar(page)).toHaveCount(0)
    })
  })

  test('has nothing optional kept or loaded before they choose, nor afterwards; reads what is kept, chooses, and finds the choice after logging out [R-PAGE-34]', async ({
    page,
    portal,
  }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const cookies: string[] = []
    page.on('response', async (response) => {
      if (new URL(response.url()).origin !== portal.addresses.portal) return
      if (await response.headerValue('set-cookie')) cookies.push(response.url())
    })
    const written = new Set<string>()
    await page.exposeFunction('noteKey', (key: string) => written.add(key))
    await page.addInitScript(() => {
      const note = (window as unknown as { noteKey(key: string): void }).noteKey
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        note(key)
        write.call(this, key, value)
      }
    })
    const analytics = page.getByRole('checkbox', { name: 'Analytics' })
    const presses = (name: string) => page.getByRole('button', { name }).click()
    await test.step('nothing is stored about cookies before', async () => {
      await portal.signIn('client', '/myaccount/documents')
      await expect(bar(page)).toBeVisible()
      const panel = await portal.openPanel('Amelia Hart')
      await panel.getByRole('radio', { name: 'Dark' }).check()
      await panel.getByRole('switch', { name: 'Hide amounts' }).click()
      await page.keyboard.press('Escape')
      expect(await stored(page)).toBeNull()
    })
    await test.step('the page of the choice says what each choice means once it is saved', async () => {
      await button(page, 'choose').click()
      await portal.hasPath(PAGE)
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('checkbox')).toHaveCount(3)
      await expect(analytics).not.toBeChecked()
      await analytics.check()
      await expect(page.getByText('Not saved yet.')).toBeVisible()
      await presses('Save choices')
      await expect(page.getByText(/^You have agreed to analytics\./)).toBeVisible()
      await presses('Reject all')
      await expect(page.getByText(/^We keep only what is necessary\./)).toBeVisible()
      await presses('Accept all')
      await expect(page.getByText(/agreed to preferences, analytics and marketing/)).toBeVisible()
    })
    await test.step('what is written is what the page lists, and nobody else is asked', async () => {
      await page.getByRole('button', { name: /^See all/ }).click()
      await portal.isAccessible()
      const listed = await page.locator('code').allTextContents()
      const isListed = (key: string) =>
        listed.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name))
      expect(written.size).toBeGreaterThan(6)
      expect([...written].filter((key) => !isListed(key))).toEqual([])
      const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      const files = await page.evaluate(() => caches.keys())
      expect([databases, files.filter((name) => !isListed(name)), cookies]).toEqual([[], [], []])
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect([...origins].toSorted()).toEqual([portal.addresses.portal, portal.addresses.sandbox].toSorted())
    })
    await test.step('the choice is kept when they log out, and there when they are back', async () => {
      for (const name of ['Preferences', 'Marketing']) await page.getByRole('checkbox', { name }).uncheck()
      await presses('Save choices')
      await expect(page.getByText(/^You have agreed to analytics\./)).toBeVisible()
      const panel = await portal.openPanel('Amelia Hart')
      await panel.locator('[data-entry="log-out"]').click()
      await portal.hasPath('/')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      // The way back from the provider may still load the page.
      await expect(async () => {
        const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
        expect(left).toEqual(['portal.amounts', 'portal.consent', 'portal.counted', 'portal.theme'])
      }).toPass()
      await portal.signIn('client', PAGE)
      await expect(analytics).toBeChecked()
      await expect(page.getByText(/^You have agreed to analytics\./)).toBeVisible()
    })
  })
})

test.describe('Somebody who has not chosen yet', () => {
  test('reads first whose account it is where they act for a client, whose menu they have; in the installed app the bar is above the tabs [R-MENU-42, R-HEAD-15]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    await test.step('the bar waits for the dialog', async () => {
      await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
      await portal.signIn('delegate')
      await expect(portal.grantedAccessDialog()).toBeVisible()
      await portal.isQuiet()
      await expect(bar(page)).toHaveCount(0)
      await portal.goOn()
      await expect(bar(page)).toBeVisible()
    })
    await test.step('the menu is the client’s', async () => {
      await expect(portal.banner()).toContainText('Rose Lin')
      const ofLearn = /^ +.* → \/learn\//
      const menu = async () => (await portal.menu()).filter((line) => !ofLearn.test(line))
      await expect.poll(menu).toEqual(
        expectedMenu('delegate', {
          situation: 'acting-for-rose-lin',
          lists: { 'learn-categories': [], 'learn-guides': [] },
        }),
      )
      await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible()
    })
    await test.step('in the installed app the bar ends where the tabs begin', async () => {
      const app = await anotherBrowser({ viewport: { width: 390, height: 844 } })
      await app.install()
      await app.signIn('client')
      await expect(bar(app.page)).toBeVisible()
      const edges = await app.page.evaluate(() =>
        ['section[data-entry="cookie-consent"]', '[data-entry="tab-bar"]'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        ),
      )
      expect(edges[0]!.bottom).toBeLessThanOrEqual(edges[1]!.top + 5)
    })
  })
})
