// A browser whose storage is full or blocked: nobody is kept in, and what is wrong is said in words.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const signedOut = (page: Page) => page.getByRole('heading', { level: 1, name: titleOf('signed-out') })
const sentence =
  'We could not sign you in: the storage of this browser is blocked or full. Allow site data or make room, then try again.'

/** From now on, and on every page, nothing more can be stored. */
async function fill(page: Page): Promise<void> {
  const refuse = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  }
  await page.addInitScript(refuse)
  await page.evaluate(refuse)
}

test.describe('A client whose storage is full', () => {
  test('goes on: pages open, one report says so, and they are signed out, here and at the provider', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    await fill(page)
    await portal.entry('admin').click()
    await portal.entry('documents').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect.poll(async () => (await sandbox.errors()).length).toBeGreaterThan(0)
    const reports = await sandbox.errors()
    expect(
      reports.every(({ message }) => /^Storage: .* could not be kept \(QuotaExceededError\)$/.test(message)),
    ).toBe(true)
    expect(reports.length).toBeLessThanOrEqual(2)

    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(signedOut(page)).toBeVisible()
    expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user:'))),
    ).toEqual([])
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  })
})

test.describe('A visitor whose browser blocks storage and has no service workers', () => {
  test.use({ hasChosenCookies: false })

  test('reads why they cannot sign in, and still reads the public pages; it is reported [R-ERR-32]', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    })
    await page.goto('/myaccount')
    await expect(page.getByText(sentence)).toBeVisible()
    await page.goto('/nw-pwa-download')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('app-download') })).toBeVisible()
    await expect
      .poll(async () => (await sandbox.errors()).map(({ message }) => message))
      .toContain('Service workers are disabled or not supported by this browser')
  })
})
