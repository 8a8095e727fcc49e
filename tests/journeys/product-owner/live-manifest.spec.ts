// A product owner edits manifests while the portal runs (npm start), in a config folder of their own.
import { expect, test } from '../../support/started.ts'

test('A product owner who edits a menu sees it at once, signed in still; a broken file shows its problems and the last right one stays; a new route opens [R-CFG-06, R-CFG-09, R-CFG-13, R-CFG-14]', async ({
  page,
  started,
}) => {
  await page.goto(`${started.portal}/myaccount`)
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const entry = page.getByRole('banner').locator('[data-entry="new-portfolios"] > a')
  await expect(entry).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const entryWith = (to: string) => `{ "id": "new-portfolios", "label": "Fresh portfolios", "to": "${to}" }`
  started.edit('menus/client.json', /\{\s*"id": "new-portfolios"[^}]*\}/, entryWith('projections'))
  await expect(entry).toHaveText('Fresh portfolios')

  started.edit('menus/client.json', entryWith('projections'), entryWith('projectoins'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('No route is called "projectoins"')
  await expect(overlay).toContainText('Did you mean "projections"?')
  await expect(entry).toHaveText('Fresh portfolios')

  started.edit('menus/client.json', entryWith('projectoins'), entryWith('projections'))
  await expect(overlay).toHaveCount(0)

  started.edit(
    'routes/learn.json',
    '"routes": [',
    '"routes": [ { "id": "hello", "path": "/hello", "title": "Hello", "screen": "details/communication-preferences", "area": "default" },',
  )
  started.edit('menus/client.json', entryWith('projections'), entryWith('hello'))
  await expect(entry).toHaveAttribute('href', '/hello')
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
