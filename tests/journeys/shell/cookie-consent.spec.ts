// The first visit's bar, the page about cookies, and what the browser really keeps.
import type { Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'

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

test.describe('A client who has not chosen yet', () => {
  test.use({ hasChosenCookies: false })

  for (const width of [390, 1280])
    test(`is asked by a bar that they meet first and that covers nothing they use, at ${width} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await portal.signIn('client')
      await expect(bar(page)).toBeVisible()
      await portal.isAccessible()
      const looks = (['accept', 'reject'] as const).map((id) =>
        button(page, id).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
          return [color, backgroundColor, borderColor, fontWeight, fontSize].join(' ')
        }),
      )
      const [accept, reject] = await Promise.all(looks)
      expect(accept).toBe(reject)
      await page.keyboard.press('Tab')
      await expect(button(page, 'accept')).toBeFocused()
      expect(await coveredByBar(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [last, top] = await page.evaluate(() =>
        ['footer', 'section[data-entry="cookie-consent"]'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        ),
      )
      expect(last!.bottom).toBeLessThanOrEqual(top!.top + 1)
    })

  test('has the bar in the page, above it, in a window as short as a zoomed one', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await portal.signIn('client')
    await expect(bar(page)).toBeInViewport()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar(page)).not.toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('says no by keyboard, goes on in the page, and is not asked again, in other tabs neither', async ({
    page,
    context,
    portal,
  }) => {
    await portal.signIn('client')
    const other = await context.newPage()
    await other.goto('/myaccount')
    await expect(bar(other)).toBeVisible()
    await button(page, 'reject').press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ version: 1, choices: [] })
    await expect(bar(other)).toHaveCount(0)
    const scripts = portal.scripts()
    await page.reload()
    await portal.settled()
    await portal.startJournal()
    expect(scripts).not.toContain('arrival-bar')
    await expect(bar(page)).toHaveCount(0)
  })

  test('keeps and loads nothing optional before they choose, nor afterwards: only what the page lists, from nobody else', async ({
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
    await portal.signIn('client', '/myaccount/documents')
    await expect(bar(page)).toBeVisible()
    const panel = await portal.openPanel('Amelia Hart')
    await panel.getByRole('radio', { name: 'Dark' }).check()
    await panel.getByRole('switch', { name: 'Hide amounts' }).click()
    await page.keyboard.press('Escape')
    expect(await stored(page)).toBeNull()
    await button(page, 'choose').click()
    await portal.hasPath(PAGE)
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.getByRole('button', { name: /^See all/ }).click()
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
})

test.describe('Somebody who has not chosen yet', () => {
  test.use({ hasChosenCookies: false })

  test('reads first whose account it is when they act for a client, then is asked', async ({
    page,
    portal,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30004' })
    await portal.signIn('delegate')
    await expect(portal.grantedAccessDialog()).toBeVisible()
    await portal.startJournal()
    await expect(bar(page)).toHaveCount(0)
    await portal.goOn()
    await expect(bar(page)).toBeVisible()
  })

  test('is not asked while they view a shared account, because they could not change it there', async ({
    page,
    portal,
  }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer')
    await portal.goOn()
    await portal.startJournal()
    await expect(bar(page)).toHaveCount(0)
    expect(await stored(page)).toBeNull()
  })

  test('uses the installed app with the bar above its tabs', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.install()
    await portal.signIn('client')
    await expect(bar(page)).toBeVisible()
    const edges = await page.evaluate(() =>
      ['section[data-entry="cookie-consent"]', '[data-entry="tab-bar"]'].map((selector) =>
        document.querySelector(selector)!.getBoundingClientRect(),
      ),
    )
    expect(edges[0]!.bottom).toBeLessThanOrEqual(edges[1]!.top + 5)
    await portal.isAccessible()
  })
})

test.describe('A client', () => {
  test('reads what is kept and for how long, chooses, and finds the choice after logging out [R-PAGE-34]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PAGE)
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await portal.isAccessible()
    const analytics = page.getByRole('checkbox', { name: 'Analytics' })
    await expect(analytics).not.toBeChecked()
    await analytics.check()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Save choices' }).click()
    await expect(page.getByText(/^You have agreed to analytics\./)).toBeVisible()
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect(page.getByText(/agreed to preferences, analytics and marketing/)).toBeVisible()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(page.getByText(/^We keep only what is necessary\./)).toBeVisible()
    await analytics.check()
    await page.getByRole('button', { name: 'Save choices' }).click()
    await hidesAmounts(page, portal)
    await page.getByRole('button', { name: /^See all/ }).click()
    await portal.isAccessible()
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await portal.hasPath('/')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    // The way back from the provider may still load the page.
    await expect(async () => {
      const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
      expect(left).toEqual(['portal.amounts', 'portal.consent', 'portal.counted'])
    }).toPass()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client')
    await page.goto(PAGE)
    await expect(analytics).toBeChecked()
    await expect(page.getByText(/^You have agreed to analytics\./)).toBeVisible()
  })
})

async function hidesAmounts(page: Page, portal: Portal): Promise<void> {
  const panel = await portal.openPanel('Amelia Hart')
  await panel.getByRole('switch', { name: 'Hide amounts' }).click()
  await page.keyboard.press('Escape')
}
