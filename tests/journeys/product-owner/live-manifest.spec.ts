// A product owner edits manifests while the portal runs (npm start), in a config folder of their own.
import { fillSignInPage } from '../../support/sign-ins.ts'
import { expect, test } from '../../support/started.ts'

test('A product owner who edits a menu sees it at once, signed in still; a broken file shows its problems and the last right one stays; a new route opens [R-CFG-06, R-CFG-09, R-CFG-13, R-CFG-14]', async ({
  page,
  started,
}) => {
  await started.signIn(page, 'client')
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

test('While manifests are broken, people open, reload, sign in and out on the last right ones; mended, they are served at once [R-CFG-09]', async ({
  page,
  started,
}) => {
  const signInPages: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/interaction/')) signInPages.push(frame.url())
  })
  const heading = page.getByRole('heading', { level: 1 })
  // Each page that is opened meanwhile shows them.
  const hideProblems = async () => {
    const problems = page.locator('vite-error-overlay')
    await expect(problems).toContainText('config/brand.json')
    await problems.evaluateAll((all) => all.forEach((each) => each.remove()))
  }
  await page.goto(`${started.portal}/myaccount`)
  await fillSignInPage(page, 'client')
  await expect(heading).toHaveText('My accounts')

  // One file is no JSON, another is right and says something that is wrong.
  started.edit('brand.json', '"name": ', '"name" ')
  started.edit('menus/client.json', '"to": "projections"', '"to": "projectoins"')
  await expect(page.locator('vite-error-overlay')).toContainText('config/brand.json')
  await page.reload()
  await expect(heading).toHaveText('My accounts')
  await expect(page).toHaveTitle(/Larkfield/)
  expect(signInPages).toHaveLength(1)

  await page.goto(`${started.portal}/myaccount/documents`)
  await expect(heading).toHaveText('Documents')
  await hideProblems()
  await page.getByRole('button', { name: 'Amelia Hart' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(heading).toHaveText('Signed out')
  await hideProblems()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignInPage(page, 'client')
  await expect(heading).toContainText('Amelia')
  expect(signInPages).toHaveLength(2)

  started.edit('brand.json', '"name" ', '"name": ')
  started.edit('menus/client.json', '"to": "projectoins"', '"label": "Mended", "to": "projections"')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mended' })).toBeVisible()
})
