// A product owner edits manifests while the portal runs (npm start), in a config folder of their own.
import { expect, test } from '../support/started.ts'

test('A product owner who edits a menu sees it at once, signed in still; a broken file shows its problems and the last right one stays; a new route opens [R-CFG-06, R-CFG-09, R-CFG-13, R-CFG-14]', async ({
  page,
  started,
}) => {
  test.setTimeout(90_000)
  await page.goto(`${started.portal}/myaccount`)
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'New portfolios' })).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  started.edit('menus/client.json', '"to": "projections"', '"label": "Fresh portfolios", "to": "projections"')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toBeVisible()

  started.edit(
    'menus/client.json',
    '"Fresh portfolios", "to": "projections"',
    '"Fresh portfolios", "to": "projectoins"',
  )
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('No route is called "projectoins"')
  await expect(overlay).toContainText('Did you mean "projections"?')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toBeAttached()

  started.edit('menus/client.json', '"projectoins"', '"projections"')
  await expect(overlay).toHaveCount(0)

  started.edit(
    'routes/learn.json',
    '"routes": [',
    '"routes": [ { "id": "hello", "path": "/hello", "title": "Hello", "screen": "public/in-preparation", "area": "default" },',
  )
  started.edit('menus/client.json', '"to": "projections"', '"to": "hello"')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toHaveAttribute('href', '/hello')
  await header.getByRole('link', { name: 'Fresh portfolios' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
