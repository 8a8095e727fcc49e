// The page from which the portal is put on a phone, for anybody.
import { devices } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

test.describe('A visitor at a desktop', () => {
  test('scans a code that leads to this page on this site [R-PWA-01, R-PWA-02, R-PWA-04, R-PWA-06, R-PWA-07, R-PWA-14, R-HEAD-13, R-SESS-01, R-FOOT-03]', async ({
    page,
    portal,
  }) => {
    await page.goto('/nw-pwa-download')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download the app')
    const block = page.getByRole('region', { name: 'Scan QR code' })
    const address = `${portal.addresses.portal}/nw-pwa-download`
    await expect(block.getByRole('img', { name: `QR code for ${address}` })).toBeVisible()
    await expect(block.getByRole('link', { name: address })).toHaveAttribute('href', address)
    await expect(block).toContainText('Point your phone’s camera at the code')
    await expect(page.getByRole('heading', { name: /^On (Android|iPhone)/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Call us on 020 7946 0123')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)

    await test.step('on a screen as wide as a tablet, they see both sets of steps and no code', async () => {
      await page.setViewportSize({ width: 800, height: 1000 })
      await expect(page.getByRole('heading', { name: 'On Android' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'On iPhone and iPad' })).toBeVisible()
      await expect(page.getByText('Scan QR code')).toHaveCount(0)
    })
  })
})

test.describe('A visitor with an Android phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, userAgent: devices['Pixel 7'].userAgent })

  test('follows steps, and presses a button only where the browser offers to install [R-PWA-05, R-PWA-07..11]', async ({
    page,
    portal,
  }) => {
    await page.goto('/nw-pwa-download')
    const card = page.getByRole('region', { name: 'On Android' })
    await expect(card.getByRole('listitem')).toHaveText([
      'Open this page in Chrome, and tap the menu with three dots at the top right.',
      'Tap Add to Home screen, then Install.',
      'Open the app from your home screen and sign in.',
    ])
    await expect(page.getByText('Scan QR code')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'On iPhone and iPad' })).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Install' })).toHaveCount(0)
    await portal.isAccessible()
    await page.evaluate(() => {
      const prompt = () => {
        const { dataset } = document.documentElement
        dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
        return Promise.resolve()
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
    await card.getByRole('button', { name: 'Install' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
    await expect(card.getByRole('button', { name: 'Install' })).toHaveCount(0)

    await test.step('sent here to install, they have the button, and the steps when the browser offers nothing', async () => {
      await portal.follow('/app/login')
      await portal.follow('/nw-pwa-download?install')
      await card.getByRole('button', { name: 'Install' }).click()
      await expect(card.getByText('Follow the steps below instead.')).toBeVisible()
    })
  })
})
