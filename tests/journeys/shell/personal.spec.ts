// What somebody expects to find for themselves: their adviser, their last visit, hidden amounts, a search, paper.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const main = 'main'

test.describe('A client', () => {
  test('sees who advises them and how to reach them, and when they were last here', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/dashboard')
    const adviser = page.getByRole('region', { name: 'Your adviser' })
    await expect(adviser).toContainText('Helen Ward')
    await expect(adviser.getByRole('link', { name: '020 7946 0142' })).toHaveAttribute(
      'href',
      'tel:02079460142',
    )
    await expect(adviser.locator('img')).toHaveJSProperty('complete', true)
    const panel = await portal.openPanel('Amelia Hart')
    await expect(panel.getByText(/^Last sign-in: \d{1,2} [A-Z][a-z]+ 20\d\d/)).toBeVisible()
    await portal.isAccessible()
  })

  test('hides amounts by keyboard, and finds them hidden at the next visit', async ({ page, portal }) => {
    await portal.signIn('client')
    await expect(page.locator(main)).toContainText('£')
    await portal.openPanel('Amelia Hart')
    await page.getByRole('switch', { name: 'Hide amounts' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    const total = page.getByRole('heading', { name: 'Total value' }).locator('+ p')
    await expect(total).toHaveText('••••amount hidden')
    await page.reload()
    await expect(total).toHaveText('••••amount hidden')
    for (const path of ['/dashboard', '/myaccount/all-accounts']) {
      await page.goto(path)
      await expect(page.locator(main)).toContainText('amount hidden')
      await expect(page.locator(main)).not.toContainText('£')
    }
    // A price is everybody's; with the units it would tell the amount.
    await page.goto('/myaccount/all-accounts/holdings/assets')
    const holding = page.getByRole('row', { name: /^Northpoint UK Gilt Index/ })
    const cells = holding.getByRole('cell')
    await expect(cells.nth(0)).toHaveText('••••amount hidden')
    await expect(cells.nth(1)).toContainText(/^£1\.\d\d/)
    await expect(holding.getByText('amount hidden')).toHaveCount(4)
    await portal.isAccessible()
  })

  test('opens the search at a field in the header, where the line has room for it', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    const field = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
    await field.click()
    await expect(page.getByRole('combobox', { name: 'Find a page' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await portal.isAccessible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(field).toHaveCount(0)
  })

  test('meets the messages by keyboard where they stand beside the folded menu', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('client')
    const header = page.getByRole('banner')
    const [menu, messages] = [
      header.getByRole('button', { name: 'Menu' }),
      header.getByRole('link', { name: 'Messages', exact: true }),
    ]
    await menu.focus()
    await page.keyboard.press('Tab')
    await expect(messages).toBeFocused()
    expect((await messages.boundingBox())!.x).toBeGreaterThan((await menu.boundingBox())!.x)
  })

  test('finds pages, accounts, actions and documents with the keyboard', async ({ page, portal }) => {
    await portal.sandbox.faults([{ method: 'GET', path: '/api/documents', status: 404 }])
    await portal.signIn('client')
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Find a page' })
    await expect(search).toBeFocused()
    await expect(
      page.getByText('We couldn’t load your documents, so they are not among these.'),
    ).toBeVisible()
    await portal.sandbox.clearFaults()
    await search.fill('fees')
    const option = page.getByRole('option', { name: titleOf('fees-and-network') })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
    await portal.isAccessible()
    await page.keyboard.press('Enter')
    await portal.hasPath('/myaccount/feesandnetwork')

    await page.keyboard.press('Control+k')
    await search.fill('tax certificate')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('group', { name: 'Documents' }).getByRole('option').first().click()
    await opened
    const files = await portal.sandbox.journal({ method: 'GET' })
    expect(files.filter(({ path }) => /^\/api\/documents\/.*\/file$/.test(path))).toHaveLength(1)
    // Where a browser cannot say that it opened a tab, the page of the document shows.
    await page.goto('/myaccount')
    await portal.settled()
    for (const [text, title] of [
      ['telephone', titleOf('personal-details')],
      ['direct debit', titleOf('regular-contributions')],
      ['withdarw', titleOf('withdrawing-funds')],
      ['what were my fees last year', titleOf('fees-and-network')],
    ] as const) {
      await page.keyboard.press('Control+k')
      await search.fill(text)
      await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toContainText(
        title,
      )
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    }
    const total = page.getByRole('main').getByText('••••').first()
    for (const text of ['hide amounts', 'dark mode', 'show amounts']) {
      await page.keyboard.press('Control+k')
      await search.fill(text)
      await page.keyboard.press('Enter')
      await (text === 'show amounts' ? expect(total).toHaveCount(0) : expect(total).toBeVisible())
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Control+k')
    await search.fill('moving to Spain')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found.')
    await expect(page.getByRole('option')).toHaveText(
      'Ask us about “moving to Spain”We answer in your messages',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('moving to Spain')
    await page.keyboard.press('Control+k')
    await search.fill('log out')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })

  test('prints their name and what they have, and nothing to press', async ({ page, portal }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // The style of paper is loaded once the page is idle.
    await expect
      .poll(() => page.locator(main).evaluate((element) => getComputedStyle(element, '::before').content))
      .toBe('"Amelia Hart"')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show introductions again' })).toHaveCount(0)
  })
})

test.describe('A shared viewer', () => {
  test('finds what is shared with them and nothing else', async ({ page, portal }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer')
    await portal.goOn()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('messages')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await page.getByRole('combobox').fill('documents')
    await expect(page.getByRole('option', { name: 'Documents' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your adviser' })).toHaveCount(0)
  })
})

test.describe('A person who has invited others', () => {
  test('sends an invitation again: the open one is cancelled, and one message says so', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('inviter', '/myaccount/customerinformation/shared-access')
    await portal.startJournal()
    await page.getByRole('button', { name: 'Send again to paula.diaz@example.com' }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'new invitation' })).toHaveText(
      'We have sent paula.diaz@example.com a new invitation. The earlier one is cancelled.',
    )
    await expect(page.locator('[data-toast-id]')).toHaveCount(0)
    const changes = (await sandbox.journal()).filter(({ method }) => method === 'PUT' || method === 'POST')
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/sharedaccess/updatestatus',
      'POST /api/sharedaccess/sendrequest',
    ])
  })
})
