// A product owner makes, moves and removes things in the inspector of the running portal (npm start), and opens a branch.
import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAccessible } from '../../support/inspector-keys.ts'
import { expect, test, type Started } from '../../support/started.ts'

async function openInspector(page: Page, started: Started) {
  await started.signIn(page, 'client')
  await page.getByRole('button', { name: 'Open the inspector' }).click()
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  const press = (name: string | RegExp) => inspector.getByRole('button', { name, exact: true }).click()
  return {
    inspector,
    press,
    read: (file: string) => readFileSync(join(started.folder, file), 'utf8'),
    effect: inspector.getByRole('group', { name: 'What it would change' }),
    written: inspector.getByRole('status', { name: 'What was written' }),
    /** Fills the form of this kind and asks for the effect. */
    async make(kind: RegExp, answers: Readonly<Record<string, string>>) {
      const list = inspector.getByLabel('What is made')
      const choice = await list.locator('option').filter({ hasText: kind }).getAttribute('value')
      await list.selectOption(choice)
      for (const [question, answer] of Object.entries(answers))
        await inspector.getByLabel(new RegExp(`^${question}`)).fill(answer)
      await press('Show what it changes')
    },
    async select(subject: string) {
      await inspector.getByRole('searchbox', { name: 'Find' }).fill(subject)
      await inspector.locator(`[data-subject="${subject}"]`).click()
      await inspector.getByText(/^(Move or remove|Remove)$/).click()
    },
  }
}

const entry = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`)
const ITEM = /^An entry of a menu, a link in the footer/

test('A product owner makes links, actions, dialogs and pages: each says whom it changes before it is written, one press takes it back, and what is typed outlives a reload', async ({
  page,
  started,
}) => {
  const { inspector, press, read, effect, written, make } = await openInspector(page, started)
  await test.step('a link in the footer and an action of a card, in the command line’s formatting', async () => {
    const before = read('footer.json')
    await press('New')

    // A wrong answer says so beside its question.
    await make(ITEM, {
      'Its name, in lower case': 'fees',
      'In which menu or group': 'footer/compny',
      'To which route': 'fees-and-network',
      'Its label, if not': 'What it costs',
    })
    await expect(inspector.getByText(/Did you mean "footer\/company"\?/).first()).toBeVisible()
    await isAccessible(page)
    await inspector.getByLabel('In which menu or group').fill('footer/company')
    await press('Show what it changes')
    await expect(effect).toContainText(
      '+ sees "What it costs" (footer/company/fees), which leads to fees-and-network',
    )
    expect(read('footer.json')).toBe(before)
    await press('Write config/footer.json')
    await expect(written).toContainText('Written: config/footer.json')
    await expect(entry(page, 'fees')).toHaveText('What it costs')
    // Only the new lines are new, written as the others are.
    expect(read('footer.json').replace(/,\s*\{\s*"id": "fees",[^}]*\}/, '')).toBe(before)
    expect(read('footer.json')).toContain(`        {
          "id": "fees",
          "label": "What it costs",
          "to": "fees-and-network"
        }`)

    await make(ITEM, {
      'Its name, in lower case': 'terms',
      'In which menu or group': 'cards/tax-specialist',
      'To which route': 'fees-and-network',
    })
    await expect(effect).toContainText('(cards/tax-specialist/terms)')
    await press('Leave it')
    await expect(effect).toHaveCount(0)

    await press('Undo')
    await expect(entry(page, 'fees')).toHaveCount(0)
    expect(read('footer.json')).toBe(before)
    await expect(inspector.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  })
  await test.step('a dialog, which shows at once, and a page with its entry', async () => {
    const before = { dialogs: read('dialogs.json'), routes: read('routes/learn.json') }
    await make(/^A dialog/, {
      'Its name, in lower case': 'moved',
      'For whom': 'session=normal',
      'Its heading': 'We have moved',
      'What it says': 'Our new address is in the footer.',
    })
    await expect(effect).toContainText('We have moved')
    await press('Write config/dialogs.json')
    await expect(written).toContainText('Written: config/dialogs.json')
    expect(read('dialogs.json')).toContain('"id": "moved"')
    // It shows at once, over everything, as to anybody who has not seen it.
    const dialog = page.getByRole('dialog', { name: 'We have moved' })
    await dialog.getByText('Close', { exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await press('Undo')
    await expect(written).toHaveText('Taken back.')
    expect(read('dialogs.json')).toBe(before.dialogs)

    await make(/^A page with a component/, {
      'Its name, in lower case': 'bulletin',
      'Its title': 'News from us',
      'Among which routes': 'learn',
      'In which menu or group': 'footer/company',
      'Its file in': 'fees/fees-and-network',
    })
    await expect(effect).toContainText(
      '+ sees "News from us" (footer/company/bulletin), which leads to bulletin',
    )
    await press(/^Write config\/footer.json, config\/routes\/learn.json$/)
    await expect(entry(page, 'bulletin').first()).toContainText('News from us')
    await page.keyboard.press('Alt+Shift+KeyZ')
    await expect(entry(page, 'bulletin')).toHaveCount(0)
    expect(read('routes/learn.json')).toBe(before.routes)
  })
  await test.step('what is typed, the person and the place are kept when the page loads again', async () => {
    // Pressed again, it leads back to the entries.
    await press('New')
    await inspector
      .getByRole('combobox', { name: /^Persona/ })
      .selectOption('client-with-children/own-account')
    await inspector.getByRole('searchbox', { name: 'Find' }).fill('client/payments')
    await inspector.locator('[data-subject="client/payments"]').click()
    await inspector.getByText('Edit here').click()
    await inspector.getByLabel('Label').fill('Not yet written')
    await press('New')
    await inspector.getByLabel(/^Its name, in lower case/).fill('bulletin')
    await page.reload()

    await expect(inspector).toContainText('As Ben Osei, own account')
    await expect(inspector.getByLabel(/^Its name, in lower case/)).toHaveValue('bulletin')
    await press('New')
    await expect(inspector.getByLabel('Label')).toHaveValue('Not yet written')
    await press('Start again')
    await expect(inspector.getByLabel('Label')).toHaveValue('')
    // Nothing of it is among what the portal keeps in a browser.
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      'bulletin',
    )
  })
})

test('A product owner moves an entry up and into another menu, and removes one: who loses it stands there first, and the frame goes with the entry', async ({
  page,
  started,
}) => {
  const { inspector, press, read, effect, written, select } = await openInspector(page, started)
  const menu = read('menus/client.json')
  const order = () =>
    page
      .getByRole('banner')
      .locator('nav > ul > [data-entry]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-entry')))
  await expect(entry(page, 'payments').first()).toBeVisible()
  await select('client/payments')
  await expect(inspector.locator('.frame')).toBeVisible()
  await press('Move up')
  await expect(effect).toContainText('Moved in client')
  await press('Write config/menus/client.json')
  await expect(written).toContainText('Written: config/menus/client.json')
  await expect
    .poll(order)
    .toEqual(['my-accounts', 'admin', 'payments', 'new-portfolios', 'learn', 'username'])

  await inspector.getByLabel('To another menu or group').fill('client/admin')
  await press('Move it there')
  await expect(effect).toContainText(
    '− sees "Payments and transfers" (client/payments), which leads to payments',
  )
  await expect(effect).toContainText('+ sees "Payments and transfers" (client/admin/payments)')
  await press('Leave it')

  await press('Remove it')
  await expect(effect).toContainText('entry client/payments goes')
  await expect(effect).toContainText(
    '− sees "Payments and transfers" (client/payments), which leads to payments',
  )
  // The promise of the whole menu goes without it.
  await press(/^Write config\/claims.json, config\/menus\/client.json/)
  await expect.poll(order).toEqual(['my-accounts', 'admin', 'new-portfolios', 'learn', 'username'])
  await expect(inspector.locator('.frame')).toHaveCount(0)
  await expect(written).toBeFocused()

  await press('Undo')
  await press('Undo')
  await expect.poll(() => read('menus/client.json')).toBe(menu)

  // What something else cannot do without is asked for.
  await select('route personal-details')
  await press('Remove it')
  await expect(inspector.getByRole('alert')).toContainText('say which other one, --instead <id>')
})

test('A product owner opens what was made as a branch: one commit with the effect as its message, while files and branch stay as they are', async ({
  page,
  started,
}) => {
  const { inspector, press, effect, written, select } = await openInspector(page, started)
  await press('Branch')
  await expect(inspector).toContainText('The config folder is in no git checkout')
  await expect(inspector.getByRole('button', { name: 'Open as a branch' })).toHaveCount(0)

  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: started.folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Olive Owner')
  git('config', 'user.email', 'olive@example.com')
  git('add', '--all')
  git('commit', '--quiet', '--message=Config')
  await press('Branch')

  await select('footer/company/news')
  await press('Remove it')
  await expect(effect).toContainText('− sees "News" (footer/company/news)')
  await press(/^Write config\/claims.json, config\/footer.json/)
  await expect(written).toContainText('Written')
  const status = git('status', '--porcelain')
  await press('Branch')
  await expect(inspector).toContainText('− sees "News" (footer/company/news)')
  await isAccessible(page)
  await inspector.getByLabel('What it is about').fill('No news in the footer')
  await press('Open as a branch')
  await expect(inspector).toContainText('The branch portal/no-news-in-the-footer has it')
  expect(git('branch', '--show-current')).toBe('main')
  expect(git('status', '--porcelain')).toBe(status)
  const message = git('log', '-1', '--format=%B', 'portal/no-news-in-the-footer')
  expect(message).toMatch(/^No news in the footer\n\n/)
  expect(message).toContain('− sees "News" (footer/company/news)')
  expect(git('diff', '--name-only', 'main', 'portal/no-news-in-the-footer')).toMatch(
    /^claims\.json\nfooter\.json\nlinks\.json/,
  )
  await press('Open as a branch')
  await expect(inspector.getByRole('alert')).toContainText(
    'There is a branch "portal/no-news-in-the-footer" already',
  )
})
