// A product owner edits manifests in the inspector of the running portal (npm start).
import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titleOf } from '../../support/expected-view.ts'
import { arrowTo, isAccessible, tabTo } from '../../support/inspector-keys.ts'
import { expect, test, type Started } from '../../support/started.ts'

test('A product owner edits an entry and a route where they look: whom it affects stands there before anything is written, files keep their formatting, and one key takes it back', async ({
  page,
  started,
}) => {
  started.dropClaim('client-menu')
  const menu = () => readFileSync(join(started.folder, 'menus/client.json'), 'utf8')
  const routes = () => readFileSync(join(started.folder, 'routes/account.json'), 'utf8')
  const [menuBefore, routesBefore] = [menu(), routes()]
  await started.signIn(page, 'client')
  await page.getByRole('button', { name: 'Open the inspector' }).click()
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const select = async (subject: string) => {
    await inspector.getByRole('searchbox', { name: 'Find' }).fill(subject)
    await inspector.locator(`[data-subject="${subject}"]`).click()
    await inspector.getByText('Edit here').click()
  }
  const show = inspector.getByRole('button', { name: 'Show what it changes' })
  const write = inspector.getByRole('button', { name: /^Write config/ })
  const effect = inspector.getByRole('group', { name: 'What it would change' })
  const written = inspector.getByRole('status', { name: 'What was written' })
  const payments = page.getByRole('banner').locator('[data-entry="payments"] > a')

  await select('client/payments')
  await expect(show).toBeDisabled()
  await inspector.getByLabel('Label').fill('Paying')
  await inspector.getByLabel('Ask for another fact').selectOption('has-children')
  await inspector.getByRole('button', { name: 'Ask for it' }).click()
  await inspector.getByRole('checkbox', { name: /^false\b/ }).check()
  await show.click()
  await expect(effect).toContainText('+ sees "Paying" (client/payments), which leads to payments')
  expect(menu()).toBe(menuBefore)
  await expect(payments).toHaveText(titleOf('payments'))
  await write.click()
  await expect(written).toContainText('Written: config/menus/client.json')
  await expect(effect).toHaveCount(0)
  await expect(payments).toHaveText('Paying')
  // The frame is as wide as the words.
  const width = async (each: Locator) => Math.round((await each.boundingBox())!.width)
  const place = page.getByRole('banner').locator('[data-entry="payments"]')
  const frame = inspector.locator('.frame')
  await expect.poll(() => width(frame)).toBe(await width(place))
  const narrow = await width(frame)
  const edited = menu()
  const lines = edited.split('\n')
  const added = lines.filter((line) => !menuBefore.split('\n').includes(line)).map((line) => line.trim())
  expect(added).toContain('"label": "Paying",')
  expect(edited).toMatch(/"label": "Paying",\s*"to": "payments",\s*"when": \{\s*"has-children": false\s*\}/)

  // A refused edit does not leave what an earlier one would change.
  const refused = 'The manifests were changed meanwhile.'
  await page.route('**/__portal/write', (route) => route.fulfill({ status: 400, body: refused }))
  await inspector.getByLabel('Label').fill('Pay')
  await show.click()
  await expect(effect).toContainText('+ sees "Pay" (client/payments)')
  await write.click()
  await expect(inspector.getByRole('alert')).toHaveText(refused)
  await expect(effect).toHaveCount(0)
  await page.unroute('**/__portal/write')
  // What is typed on drops it too.
  await inspector.getByLabel('Label').fill('Paying')
  await expect(inspector.getByRole('alert')).toHaveCount(0)

  // What would be wrong is not written.
  await inspector.getByLabel('Leads to').selectOption('to account-performance')
  await show.click()
  await expect(effect).toContainText('The link to route "account-performance" does not give "account"')
  await expect(write).toHaveCount(0)
  expect(menu()).toBe(edited)
  await inspector.getByRole('button', { name: 'Start again' }).click()
  await expect(effect).toHaveCount(0)
  await expect(inspector.getByLabel('Leads to')).toHaveValue('to payments')
  await inspector.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(menu).toBe(menuBefore)
  await expect(payments).toHaveText(titleOf('payments'))
  await expect.poll(() => width(frame)).toBe(await width(place))
  expect(await width(frame)).toBeGreaterThan(narrow)

  // The order: behind its neighbour.
  const isMoved = effect.filter({ hasText: 'Moved in client' })
  // What was taken back may still arrive, and the form then begins again.
  await expect(async () => {
    if (await isMoved.isVisible()) return
    await inspector.getByLabel('Place').selectOption('first')
    await show.click({ timeout: 3000 })
    await expect(isMoved).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await write.click()
  await expect
    .poll(() => page.getByRole('banner').locator('nav [data-entry]').first().getAttribute('data-entry'))
    .toBe('payments')
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(menu).toBe(menuBefore)

  await select('route documents')
  await inspector.getByLabel('Title').fill('Your papers')
  await show.click()
  await expect(effect).toContainText('title "Your papers"')
  expect(routes()).toBe(routesBefore)
  await write.click()
  await expect
    .poll(routes)
    .toBe(routesBefore.replace(`"title": "${titleOf('documents')}"`, '"title": "Your papers"'))
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
  const edits = [{ op: 'remove', path: '/name' }]
  const edit = { what: 'edit', file: '../package.json', pointer: '', version: '', edits }
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'evil.example', origin: 'http://evil.example' },
    { 'content-type': 'text/plain' },
  ])
    for (const what of [
      ...['undo', 'open', 'editable', 'inspect', 'table', 'undoable', 'making', 'plan', 'write'],
      ...['branch', 'open-branch'],
    ])
      expect((await send(what, headers as Record<string, string>, edit)).status()).toBe(403)
  const own = await send('plan', {}, edit)
  expect(own.status()).toBe(400)
  expect(await own.text()).toBe('"../package.json" is no manifest of the config folder.')
})

/** The inspector of a signed-in client, by keys alone. */
async function withoutMouse(page: Page, started: Started, width: number) {
  await page.setViewportSize({ width, height: 844 })
  await started.signIn(page, 'client')
  await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeVisible()
  await page.keyboard.press('Alt+Shift+KeyI')
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await expect(inspector.getByRole('combobox', { name: 'Persona' })).toBeVisible()
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  /** Where the window is narrow, one part of the inspector shows at a time. */
  const show = async (part: string) => {
    const button = inspector.getByRole('button', { name: part, exact: true })
    if (await button.isVisible()) await press(button)
  }
  return {
    press,
    group: (name: string | RegExp) => inspector.getByRole('group', { name, exact: true }),
    button: (name: string) => inspector.getByRole('button', { name }),
    text: (label: string) => inspector.getByLabel(label),
    fields: inspector.getByRole('group').filter({ hasText: 'Edit here' }),
    written: inspector.getByRole('status', { name: 'What was written' }),
    show: inspector.getByRole('button', { name: 'Show what it changes' }),
    write: inspector.getByRole('button', { name: /^Write config/ }),
    effect: inspector.getByRole('group', { name: 'What it would change' }),
    async select(subject: string) {
      await show('Entries')
      await tabTo(page, inspector.getByRole('searchbox', { name: 'Find' }))
      await page.keyboard.press('ControlOrMeta+KeyA')
      await page.keyboard.type(subject)
      await expect(inspector.locator(`[data-subject="${subject}"]`)).toBeVisible()
      await tabTo(page, inspector.getByRole('tree').locator('[tabindex="0"]'))
      const focused = inspector.locator('[data-subject]:focus')
      for (let presses = 0; presses < 60; presses++) {
        if ((await focused.getAttribute('data-subject')) === subject) break
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await show('Reasons')
      await press(inspector.getByText('Edit here'))
    },
  }
}

test('A product owner without a mouse edits conditions inside a condition, on a phone’s width', async ({
  page,
  started,
}) => {
  started.dropClaim('client-menu')
  const menu = () => readFileSync(join(started.folder, 'menus/client.json'), 'utf8')
  const before = menu()
  const { select, press, group, button, show, write, effect } = await withoutMouse(page, started, 390)
  await select('client/payments')
  const list = group('For whom').getByRole('combobox', { name: 'Ask for another fact' }).last()
  await tabTo(page, list)
  await arrowTo(page, list, 'anyOf – one of these is enough')
  await press(group('For whom').getByRole('button', { name: 'Ask for it' }).last())
  await press(button('Add another to anyOf'))
  for (const [branch, value] of [
    ['anyOf, 1', 'false'],
    ['anyOf, 2', 'true'],
  ] as const) {
    await tabTo(page, group(branch).getByRole('combobox', { name: 'Ask for another fact' }))
    await page.keyboard.type('has-children')
    await press(group(branch).getByRole('button', { name: 'Ask for it' }))
    await press(group(branch).getByRole('checkbox', { name: new RegExp(`^${value}\\b`) }), 'Space')
  }
  await isAccessible(page)
  await press(button('Remove anyOf, 2'))
  await expect(list).toBeFocused()
  await press(show)
  await expect(effect).toContainText('(client/payments), which leads to payments')
  await expect(show).toBeFocused()
  await isAccessible(page)
  await press(write)
  await expect.poll(menu).toMatch(/"when": \{\s*"anyOf": \[\s*\{\s*"has-children": false\s*\}\s*\]\s*\}/)
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(menu).toBe(before)
})

test('A product owner without a mouse edits the guards of a group, and the words of a dialog', async ({
  page,
  started,
}) => {
  const read = (file: string) => readFileSync(join(started.folder, file), 'utf8')
  const [routes, dialogs] = [read('routes/account.json'), read('dialogs.json')]
  const { select, press, group, text, show, write, effect, fields, written } = await withoutMouse(
    page,
    started,
    1280,
  )
  await select('route documents')
  const guards = group(/^Guards of the group .* around it$/).first()
  await press(guards.getByRole('button', { name: /Remove/ }).first())
  await press(show)
  // The page would open for everybody, which a claim forbids.
  await expect(effect).toContainText('does not hold')
  await expect(write).toHaveCount(0)
  expect(read('routes/account.json')).toBe(routes)

  await select('dialogs/pwa-registered')
  await tabTo(page, text('Text: title'))
  await page.keyboard.press('ControlOrMeta+KeyA')
  await page.keyboard.type('Good to have you')
  // Enter shows, Escape drops it and then what was typed; Enter again writes. The focus stays in the field.
  await page.keyboard.press('Enter')
  await expect(effect).toContainText('reads "Good to have you"')
  await page.keyboard.press('Escape')
  await expect(effect).toHaveCount(0)
  await expect(fields).toContainText('Nothing is written.')
  await expect(text('Text: title')).toHaveValue('Good to have you')
  await page.keyboard.press('Escape')
  await expect(fields).toContainText('The fields have what is written.')
  await expect(text('Text: title')).not.toHaveValue('Good to have you')
  await expect(text('Text: title')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+KeyA')
  await page.keyboard.type('Good to have you')
  await page.keyboard.press('Enter')
  await expect(effect).toContainText('reads "Good to have you"')
  expect(read('dialogs.json')).toBe(dialogs)
  await page.keyboard.press('Enter')
  await expect(written).toContainText('Written: config/dialogs.json')
  expect(read('dialogs.json')).toContain('"Good to have you"')
  await expect(text('Text: title')).toBeFocused()
  await page.keyboard.press('Alt+Shift+KeyZ')
  await expect.poll(() => read('dialogs.json')).toBe(dialogs)
})
