// A product owner edits manifests in the inspector of the running portal (npm start).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleOf } from '../support/expected-view.ts'
import { expect, test } from '../support/started.ts'

test('A product owner edits an entry and a route where they look: files keep their formatting, the effect or the problems stand beside it, and one key takes it back', async ({
  page,
  started,
}) => {
  const menu = () => readFileSync(join(started.folder, 'menus/client.json'), 'utf8')
  const routes = () => readFileSync(join(started.folder, 'routes/account.json'), 'utf8')
  const [menuBefore, routesBefore] = [menu(), routes()]
  await page.goto(`${started.portal}/myaccount`)
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Open the inspector' }).click()
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const select = async (subject: string) => {
    await inspector.getByRole('searchbox', { name: 'Find' }).fill(subject)
    await inspector.locator(`[data-subject="${subject}"]`).click()
    await inspector.getByText('Edit here').click()
  }
  const write = inspector.getByRole('button', { name: /^Write to / })
  const told = inspector.getByRole('status', { name: 'What the edit changes' })
  const payments = page.getByRole('banner').locator('[data-entry="payments"] > a')

  await select('client/payments')
  await expect(write).toBeDisabled()
  await inspector.getByLabel('Label').fill('Paying')
  await inspector.getByLabel('Ask for another fact').selectOption('has-children')
  await inspector.getByRole('checkbox', { name: /^false\b/ }).check()
  await write.click()
  await expect(told).toContainText('+ sees "Paying" (client/payments), which leads to payments')
  await expect(payments).toHaveText('Paying')
  const edited = menu()
  const lines = edited.split('\n')
  const added = lines.filter((line) => !menuBefore.split('\n').includes(line)).map((line) => line.trim())
  expect(added).toContain('"label": "Paying",')
  expect(edited).toMatch(/"label": "Paying",\s*"to": "payments",\s*"when": \{\s*"has-children": false\s*\}/)

  // Nothing else on the page is in the way of the problems.
  await inspector.getByLabel('Leads to').selectOption('to account-performance')
  await write.click()
  await expect(told).toContainText('The link to route "account-performance" does not give "account"')
  await expect(payments).toHaveText('Paying')
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(menu).toBe(edited)
  await inspector.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(menu).toBe(menuBefore)
  await expect(payments).toHaveText(titleOf('payments'))

  // The order: behind its neighbour.
  await inspector.getByLabel('Place').selectOption('first')
  await write.click()
  await expect(told).toContainText('Moved in client')
  await expect
    .poll(() => page.getByRole('banner').locator('nav [data-entry]').first().getAttribute('data-entry'))
    .toBe('payments')
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(menu).toBe(menuBefore)

  await select('route documents')
  await inspector.getByLabel('Title').fill('Your papers')
  await write.click()
  await expect(told).toContainText('title "Your papers"')
  expect(routes()).toBe(routesBefore.replace(`"title": "${titleOf('documents')}"`, '"title": "Your papers"'))
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(routes).toBe(routesBefore)
})

test('A page of another site, and a path outside the config folder, write nothing', async ({
  request,
  started,
}) => {
  const send = (what: string, headers: Record<string, string>, data: object) =>
    request.post(`${started.portal}/__portal/${what}`, {
      headers: { 'content-type': 'application/json', origin: started.portal, ...headers },
      data,
    })
  const edit = { file: '../package.json', pointer: '', version: '', edits: [{ op: 'remove', path: '/name' }] }
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'evil.example', origin: 'http://evil.example' },
    { 'content-type': 'text/plain' },
  ])
    for (const what of ['edit', 'undo', 'open', 'editable', 'inspect', 'table'])
      expect((await send(what, headers as Record<string, string>, edit)).status()).toBe(403)
  const own = await send('edit', {}, edit)
  expect(own.status()).toBe(400)
  expect(await own.text()).toBe('"../package.json" is no manifest of the config folder.')
})
