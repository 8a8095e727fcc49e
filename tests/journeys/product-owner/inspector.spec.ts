// A product owner looks at the running portal (npm start) as other people see it, and asks why.
import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectedMenu, labels, titleOf } from '../../support/expected-view.ts'
import { arrowTo, isAccessible, tabTo } from '../../support/inspector-keys.ts'
import { expect, test, type Started } from '../../support/started.ts'

/** The inspector on a page, by the words a person reads. */
class Inspector {
  readonly page: Page
  readonly whole: Locator
  readonly tree: Locator
  readonly reasons: Locator
  readonly trace: Locator
  constructor(page: Page) {
    this.page = page
    this.whole = page.getByRole('complementary', { name: 'Inspector' })
    this.tree = this.whole.getByRole('tree', { name: 'Entries and routes' })
    this.reasons = this.whole.getByRole('region', { name: 'Reasons' })
    this.trace = this.whole.getByRole('region', { name: 'Guards of this page' })
  }

  fact(id: string): Locator {
    return this.whole.getByRole('combobox', { name: new RegExp(`^${id}( ?set)?$`) })
  }

  choose(persona: string): Promise<string[]> {
    return this.fact('Persona').selectOption(persona)
  }

  /** The line of the tree for an entry or route. */
  async find(subject: string): Promise<Locator> {
    await this.whole.getByRole('searchbox', { name: 'Find' }).fill(subject)
    return this.tree.locator(`[data-subject="${subject}"]`)
  }
}

/** The line of the client's menu on which an entry begins: the one before its id. */
const lineOf = (started: Started, entry: string): number =>
  readFileSync(join(started.folder, 'menus/client.json'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(`"id": "${entry}"`))

/** The link or button of an entry, wherever it is on the page. */
const entry = (within: Locator, id: string): Locator =>
  within.locator(`[data-entry="${id}"]`).locator('> a, > button').first()

async function signIn(page: Page, started: Started, persona: string, path: string): Promise<Inspector> {
  await started.signIn(page, persona, path)
  await expect(entry(page.getByRole('banner'), 'payments')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeVisible()
  return new Inspector(page)
}

test('A product owner signed in as a client asks what others see here: menu, banner and guards become theirs, each with its reason, single facts say what nobody can be, and closing gives the session back', async ({
  page,
  started,
}) => {
  const inspector = await signIn(page, started, 'client', '/myaccount/messages')
  await test.step('a shared viewer on a phone is led to what is shared, and closing gives the session back', async () => {
    const header = page.getByRole('banner')
    const banner = page.getByRole('region', { name: 'Whose account this is' })
    await page.getByRole('button', { name: 'Open the inspector' }).click()
    await expect(inspector.whole).toContainText('The live session')
    await expect(inspector.whole).toContainText(
      'everything else the API answers stay those of the live session',
    )
    await expect(inspector.trace).toContainText('guard "not-shared" lets them pass')

    await inspector.choose('shared-viewer/viewing-margaret-hale')
    // Messages are not shared: the guards led to the dashboard.
    await expect(page).toHaveURL(/\/myaccount$/)
    await inspector.fact('view').selectOption('mobile')
    await expect(inspector.whole).toContainText('As Isla Reid, viewing Margaret Hale, with view mobile')
    await expect(inspector.trace).toContainText('Led here from Messages /myaccount/messages')
    await expect(banner).toContainText('Shared access')
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(header.getByRole('navigation').getByRole('listitem')).toHaveText([
      ...labels(expectedMenu('shared-viewer', { situation: 'viewing-margaret-hale' }).slice(0, -1)),
      'Amelia Hart',
    ])

    const hidden = await inspector.find('client/admin/messages')
    await expect(hidden).toContainText('hidden')
    await hidden.click()
    await expect(inspector.reasons).toContainText('context "shared-access" does not come before it')
    await expect(inspector.reasons).toContainText(
      "Shared outranks the installed app: a shared viewer's navigation is limited everywhere.",
    )
    const shown = await inspector.find('shared-access/documents')
    await expect(shown).toContainText('shown')
    const closed = await inspector.find('route messages')
    await expect(closed).toContainText('hidden')
    await closed.click()
    await expect(inspector.reasons).toContainText(
      'arrives at "account-dashboard" /myaccount (guard not-shared, config/guards.json:21)',
    )

    // The same person again, from the code that they would read out on the telephone.
    await page.getByRole('contentinfo').getByRole('button', { name: 'Help for the phone' }).click()
    const code = await page.locator('[data-code]').innerText()
    await page.keyboard.press('Escape')
    await inspector.whole.getByRole('button', { name: 'Reset all' }).click()
    await expect(banner).toHaveCount(0)
    await inspector.whole.getByLabel('From a code').fill(code.toLowerCase())
    await inspector.whole.getByRole('button', { name: 'Become' }).click()
    await expect(banner).toContainText('Shared access')
    await expect(inspector.whole).toContainText(
      'They are on “My accounts” (/myaccount). The config as it is.',
    )

    await inspector.whole.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toHaveCount(0)
    await expect(entry(header, 'payments')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeFocused()
  })
  await test.step('of single facts what is not known is pending, what nobody can be is said with the least to change, and a reason offers the change that turns it', async () => {
    await page.keyboard.press('Alt+Shift+KeyI')
    await expect(inspector.tree).toBeVisible()

    const charges = entry(page.getByRole('contentinfo'), 'services-and-charges')
    await expect(charges).toBeVisible()
    await inspector.fact('flag.disclosure-document').selectOption('not known yet')
    await expect(await inspector.find('footer/legal/services-and-charges')).toContainText('pending')
    await expect(charges).toHaveCount(0)
    await inspector.fact('flag.disclosure-document').selectOption({ index: 0 })
    await expect(await inspector.find('footer/legal/services-and-charges')).toContainText('shown')
    await expect(charges).toBeVisible()

    const childDetails = await inspector.find('route child-details')
    await expect(childDetails).toContainText('wants has-children true; it is false')
    await childDetails.click()
    await inspector.reasons.getByRole('button', { name: 'Set has-children true' }).click()
    await expect(childDetails).toContainText('shown')
    await expect(inspector.whole).toContainText('As the live session with has-children true')

    await inspector.fact('session').selectOption('shared')
    await expect(inspector.whole.getByRole('alert')).toContainText('Nobody has these facts together.')
    await inspector.whole.getByRole('alert').getByRole('button', { name: /^Set / }).first().click()
    await expect(inspector.whole.getByRole('alert')).toHaveCount(0)

    // A visitor would be asked to sign in; the tab stays and says so.
    await inspector.choose('visitor/signed-out')
    await expect(inspector.trace).toContainText(
      '/myaccount: this person would be asked to sign in, and come back here.',
    )
    await expect(inspector.trace).toContainText('guard "signed-in" lets them pass: wants session')
    await expect(page).toHaveURL(/\/myaccount$/)
    // Nothing of the client stands behind that.
    await expect(page.locator('main')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(inspector.whole).toContainText('What the live session has here is covered.')

    // Edited manifests are explained as they are now.
    await inspector.choose('')
    started.edit('menus/client.json', '"to": "payments"', '"label": "Paying", "to": "payments"')
    await expect(await inspector.find('client/payments')).toContainText('Paying')
  })
})

test('A product owner picks on the page and in the table of all personas: entry, file and line, reasons, the portal as that person, and an address that shows a colleague the same', async ({
  page,
  started,
}) => {
  const inspector = await signIn(page, started, 'client', '/myaccount')
  await page.keyboard.press('Alt+Shift+KeyI')
  await test.step('a click on the page selects the entry it came from, with file and line, and opens it in the editor', async () => {
    const header = page.getByRole('banner')
    await expect(inspector.tree).toBeVisible()
    await inspector.whole.getByRole('button', { name: 'Pick on the page' }).click()
    // A group unfolds as it is picked, so that what is in it can be.
    await entry(header, 'admin').click()
    await expect(inspector.reasons).toContainText('client/admin')
    await entry(header.getByRole('navigation'), 'messages').click()
    await expect(inspector.reasons).toContainText('client/admin/messages')
    await expect(page).toHaveURL(/\/myaccount$/)
    await expect(inspector.tree.getByRole('treeitem', { selected: true })).toContainText(titleOf('messages'))

    await entry(page.getByRole('contentinfo'), 'privacy').click()
    await expect(inspector.reasons).toContainText('footer/legal/privacy')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(inspector.reasons).toContainText('route account-dashboard')
    // A link of the screen stands for the page that it leads to.
    await page.locator('main a[href="/learn"], main a[href^="/myaccount/"]').first().click()
    await expect(inspector.reasons.getByRole('button', { name: 'Open in editor' })).toBeVisible()
    await expect(inspector.reasons.locator('.selected')).not.toContainText('route account-dashboard')
    await header.getByRole('button', { name: 'Amelia Hart' }).click()
    await entry(page.getByRole('dialog'), 'personal-details').click()
    await expect(inspector.reasons).toContainText('account-details/personal-details')
    // The first Escape ends the picking, the second closes the panel.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(inspector.whole.getByRole('button', { name: 'Pick on the page' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )

    await (await inspector.find('client/admin/messages')).click()
    const line = lineOf(started, 'messages')
    await expect(inspector.reasons).toContainText(`config/menus/client.json:${line}`)
    await inspector.reasons.getByRole('button', { name: 'Open in editor' }).first().click()
    await expect
      .poll(() => started.openedInEditor())
      .toEqual([join(started.folder, 'menus/client.json'), `${line}`, '9'])
  })
  await test.step('the table of all personas has the reasons of a cell, opens the portal as that person, and its address shows a colleague the same', async () => {
    await inspector.whole.getByRole('button', { name: 'All personas' }).click()
    const table = inspector.whole.getByRole('table', { name: 'Who sees what' })
    await inspector.whole.getByRole('searchbox', { name: 'Find' }).fill('client/admin/messages')
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(row).toHaveCount(1)
    const people = await table.getByRole('columnheader').allInnerTexts()
    const column = people.findIndex((name) => name.includes('viewing Margaret Hale'))
    await expect(row.getByRole('button').nth(0)).toHaveAccessibleName(/^hidden/)
    await row
      .getByRole('button')
      .nth(column - 1)
      .click()
    await expect(inspector.reasons).toContainText('context "shared-access" does not come before it')
    await isAccessible(page)
    // Keys move over the cells.
    await page.keyboard.press('ArrowUp')
    await expect(table.getByRole('columnheader').nth(column).getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await inspector.reasons.getByRole('button', { name: 'Open the portal as this person' }).click()
    await expect(inspector.whole).toContainText('As Isla Reid, viewing Margaret Hale')
    await expect(page.getByRole('region', { name: 'Whose account this is' })).toContainText('Shared access')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await inspector.whole.getByRole('button', { name: 'Copy address' }).click()
    await expect(inspector.whole).toContainText('Copied')
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain('session')
    await page.goto(address)
    await expect(inspector.whole).toContainText('As Isla Reid, viewing Margaret Hale')
    await expect(page.getByRole('region', { name: 'Whose account this is' })).toContainText('Shared access')

    // The upper edge moves by keys.
    const edge = inspector.whole.getByRole('separator', { name: 'Height of the inspector' })
    const height = Number(await edge.getAttribute('aria-valuenow'))
    await edge.focus()
    await page.keyboard.press('ArrowUp')
    await expect(edge).toHaveAttribute('aria-valuenow', String(height + 24))

    await inspector.whole.getByRole('searchbox', { name: 'Facts' }).fill('children')
    await expect(inspector.whole.locator('.fact')).toHaveCount(1)
    await inspector.whole.getByRole('button', { name: 'Reset all' }).click()
    await expect(inspector.whole).toContainText('The live session')
  })
})

test('A person without a mouse does all of it, and nothing of it breaks WCAG 2.2 AA', async ({
  page,
  started,
}) => {
  const inspector = await signIn(page, started, 'client', '/myaccount')
  await page.keyboard.press('Alt+Shift+KeyI')
  await expect(inspector.whole.getByRole('heading', { name: 'Inspector' })).toBeFocused()
  await expect(inspector.tree).toBeVisible()
  await isAccessible(page)

  await tabTo(page, inspector.fact('Persona'))
  await arrowTo(page, inspector.fact('Persona'), 'shared-viewer: Isla Reid, viewing Margaret Hale')
  await expect(inspector.whole).toContainText('As Isla Reid, viewing Margaret Hale')
  await expect(page.getByRole('region', { name: 'Whose account this is' })).toBeVisible()
  // Names and amounts stay those of the live session.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amelia Hart’s accounts')
  await expect(inspector.fact('Persona')).toBeFocused()
  await tabTo(page, inspector.whole.getByRole('searchbox', { name: 'Find' }))
  await page.keyboard.type('cl messages')
  await tabTo(page, inspector.tree.getByRole('treeitem', { name: /^Menus/ }))
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  for (let line = 0; line < 3; line++) await page.keyboard.press('ArrowDown')
  await expect(inspector.tree.getByRole('treeitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inspector.reasons).toContainText('client/admin/messages')
  await isAccessible(page)
  await tabTo(page, inspector.reasons.getByRole('button', { name: 'Open in editor' }).first())
  await page.keyboard.press('Enter')
  await expect.poll(() => started.openedInEditor()).toContain(`${lineOf(started, 'messages')}`)

  await page.keyboard.press('Alt+Shift+KeyP')
  await tabTo(page, entry(page.getByRole('banner'), 'documents'))
  await page.keyboard.press('Enter')
  await expect(inspector.reasons).toContainText('shared-access/documents')
  await expect(page).toHaveURL(/\/myaccount$/)
  await page.keyboard.press('Escape')

  // From the page the shortcut leads into the inspector; from there it closes it.
  await page.keyboard.press('Alt+Shift+KeyI')
  await expect(inspector.whole.getByRole('heading', { name: 'Inspector' })).toBeFocused()
  await page.keyboard.press('Alt+Shift+KeyI')
  await expect(page.getByRole('button', { name: 'Open the inspector' })).toBeFocused()
  await isAccessible(page)
})
