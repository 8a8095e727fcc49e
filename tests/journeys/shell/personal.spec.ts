// What somebody expects to find for themselves: their adviser, their last visit, hidden amounts, a search, paper.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  test('finds their adviser, hides amounts until they show them again, searches by keyboard, and prints what they have', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const header = page.getByRole('banner')
    const search = page.getByRole('combobox', { name: 'Find a page' })
    const total = page.getByRole('heading', { name: 'Total value' }).locator('+ p')
    const type = async (text: string) => {
      await page.keyboard.press('Control+k')
      await search.fill(text)
    }
    await test.step('an adviser can be reached, and the panel says when they were last here', async () => {
      await portal.signIn('client', '/dashboard')
      const adviser = page.getByRole('region', { name: 'Your adviser' })
      await expect(adviser).toContainText('Helen Ward')
      await expect(adviser.getByRole('link', { name: '020 7946 0142' })).toHaveAttribute(
        'href',
        'tel:02079460142',
      )
      await expect(adviser.locator('img')).toHaveJSProperty('complete', true)
      const panel = await portal.openPanel('Amelia Hart')
      await expect(panel.getByText(/^Last sign-in: \d{1,2}\s[A-Z][a-z]+ 20\d\d/)).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('paper has their name and what they have, and nothing to press', async () => {
      await portal.follow('/myaccount')
      await expect(total).toContainText('£')
      await page.emulateMedia({ media: 'print' })
      // The style of paper is loaded once the page is idle.
      await expect
        .poll(() => main.evaluate((element) => getComputedStyle(element, '::before').content))
        .toBe('"Amelia Hart"')
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Messages' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Show introductions again' })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('amounts are hidden by keyboard, and still are after a reload', async () => {
      await portal.openPanel('Amelia Hart')
      await page.getByRole('switch', { name: 'Hide amounts' }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await expect(total).toHaveText('••••amount hidden')
      await sandbox.faults([{ method: 'GET', path: '/api/documents', status: 404 }])
      await page.reload()
      await expect(total).toHaveText('••••amount hidden')
      for (const path of ['/dashboard', '/myaccount/all-accounts']) {
        await portal.follow(path)
        await expect(main).toContainText('amount hidden')
        await expect(main).not.toContainText('£')
      }
    })
    await test.step('a price stays, as it is everybody’s; with the units it would tell the amount', async () => {
      await portal.follow('/myaccount/all-accounts/holdings/assets')
      const holding = page.getByRole('row', { name: /^Northpoint UK Gilt Index/ })
      await expect(holding.getByRole('cell').first()).toHaveText('••••amount hidden')
      await holding.getByRole('button', { name: /details/ }).click()
      await expect(holding).toContainText(/Price£1\.\d\d/)
      await expect(holding.getByText('amount hidden')).toHaveCount(4)
    })
    await test.step('the search opens at a field in the header where there is room, and says what it lacks', async () => {
      await portal.follow('/myaccount')
      const field = header.getByRole('button', { name: 'Search', exact: true })
      await field.click()
      await expect(search).toBeFocused()
      await expect(
        page.getByText('We couldn’t load your documents, so they are not among these.'),
      ).toBeVisible()
      await sandbox.clearFaults()
      await page.keyboard.press('Escape')
      await expect(field).toBeFocused()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(field).toHaveCount(0)
    })
    await test.step('messages are met after the folded menu, beside which they stand', async () => {
      const menu = header.getByRole('button', { name: 'Menu' })
      const messages = header.getByRole('link', { name: 'Messages', exact: true })
      await menu.focus()
      await page.keyboard.press('Tab')
      await expect(messages).toBeFocused()
      expect((await messages.boundingBox())!.x).toBeGreaterThan((await menu.boundingBox())!.x)
      await page.setViewportSize({ width: 1280, height: 900 })
    })
    await test.step('it finds a page and goes there', async () => {
      await type('fees')
      const option = page.getByRole('option', { name: titleOf('fees-and-network') })
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
      await portal.isAccessible()
      await page.keyboard.press('Enter')
      await portal.hasPath('/myaccount/feesandnetwork')
    })
    await test.step('it finds a document and opens its file', async () => {
      await type('tax certificate')
      const opened = page.context().waitForEvent('page')
      await page.getByRole('group', { name: 'Documents' }).getByRole('option').first().click()
      await opened
      // A browser under test does not say that it opened a tab, so after a second the page of the document shows.
      await expect(page).toHaveURL(/\/myaccount\/documents\?q=/)
      const files = await sandbox.journal({ method: 'GET' })
      expect(files.filter(({ path }) => /^\/api\/documents\/.*\/file$/.test(path))).toHaveLength(1)
    })
    await test.step('it understands other words, mistakes and questions', async () => {
      await portal.follow('/myaccount')
      for (const [text, title] of [
        ['telephone', titleOf('personal-details')],
        ['direct debit', titleOf('regular-contributions')],
        ['withdarw', titleOf('withdrawing-funds')],
        ['what were my fees last year', titleOf('fees-and-network')],
      ] as const) {
        await type(text)
        await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toContainText(
          title,
        )
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      }
    })
    await test.step('it does what they ask for', async () => {
      const hidden = main.getByText('••••').first()
      for (const text of ['show amounts', 'hide amounts', 'dark mode', 'show amounts']) {
        await type(text)
        await page.keyboard.press('Enter')
        await (text === 'show amounts' ? expect(hidden).toHaveCount(0) : expect(hidden).toBeVisible())
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
    await test.step('what it does not find can be asked in a message', async () => {
      await type('moving to Spain')
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found.')
      await expect(page.getByRole('option')).toHaveText(
        'Ask us about “moving to Spain”We answer in your messages',
      )
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('moving to Spain')
    })
    await test.step('it logs them out, and is gone then', async () => {
      await type('log out')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toHaveCount(0)
    })
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
