// Messages, Learn and opening an account, from the menu to what the firm receives.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client with unread messages', () => {
  test('finds them in the inbox; reading one brings every count down [R-PAGE-12, R-PAGE-13, R-PAGE-09, R-HEAD-04, R-MENU-30]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/myaccount/messages/landing')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('messages-landing') })).toBeVisible()
    await expect(page.getByText('You have 12 unread messages.')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('main').getByRole('link', { name: 'All messages' }).click()
    await portal.hasPath('/myaccount/messages')
    const unread = page.getByRole('main').getByRole('link', { name: /^Unread / })
    await expect(unread.first()).toBeVisible()
    await portal.isAccessible()
    await unread.first().click()
    await expect(page).toHaveURL(/\/myaccount\/messages\/thread\//)
    await expect(page.getByRole('heading', { name: 'Reply' })).toBeVisible()
    await expect
      .poll(async () =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Messages/ })
          .textContent(),
      )
      .not.toBe('12')
    expect((await portal.menu()).find((line) => line.startsWith('  Messages'))).not.toBe(
      '  Messages (12) → /myaccount/messages',
    )
    await portal.isAccessible()
  })
})

test.describe('A client', () => {
  test('finds their conversations in the inbox [R-PAGE-12]', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/messages')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('messages') })).toBeVisible()
    const inbox = page.getByRole('region', { name: 'Inbox' })
    await expect(inbox.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(inbox.getByRole('status')).toHaveText(/^\d+ conversations/)
  })

  test('writes to the firm, is stopped where something is missing, and gets a reference', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/myaccount/messages/new')
    await page.getByRole('button', { name: 'Send message' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeVisible()
    await portal.isAccessible()
    await page.getByLabel('What is it about?').selectOption({ index: 1 })
    await page.getByLabel('Subject').fill('My new address')
    await page.getByLabel('Message', { exact: true }).fill('We have moved to 2 Larkfield Yard.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/reference/i)
    const [sent] = await sandbox.journal({ path: '/api/messages', method: 'POST' })
    expect(sent?.body).toMatchObject({
      subject: 'My new address',
      body: 'We have moved to 2 Larkfield Yard.',
    })
  })

  test('plans a portfolio, finds it in the basket, and it is kept [R-PAGE-40]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/projections')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('projections'))
    await expect(page).toHaveTitle(`${titleOf('projections')} – Larkfield Wealth`)
    await portal.isAccessible()
    await page.getByRole('radio', { name: 'ISA', exact: true }).check()
    await page.getByLabel('Name').fill('Kitchen')
    await page.getByLabel('First payment').fill('1000')
    await page.getByLabel('For how many years?').fill('6')
    await page.getByRole('radio', { name: '4 Balanced', exact: true }).check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByText('“Kitchen” is in your basket.')).toBeVisible()
    await expect.poll(async () => (await portal.menu())[1]).toBe('Basket (1) → /projections/basket')
    await expect
      .poll(async () => (await sandbox.journal({ path: '/api/accountopeningbackup', method: 'PUT' })).length)
      .toBeGreaterThan(0)
    await portal
      .navigation()
      .getByRole('link', { name: /^Basket/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kitchen' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Kitchen' })).toBeVisible()
  })

  test('reads an article, and goes from it to the next [R-MENU-39, R-LEARN-04]', async ({ page, portal }) => {
    await portal.signIn('client', '/learn/educate/isa-guide')
    await expect(page.getByRole('heading', { level: 1, name: 'The guide to ISAs' })).toBeVisible()
    const beside = page.getByRole('complementary', { name: 'About this article' })
    await expect(beside).toContainText('ISA allowance left this tax year£20,000')
    await portal.isAccessible()
    await beside.getByRole('link', { name: 'Moving an ISA' }).click()
    await expect(page.getByRole('heading', { name: 'Moving an ISA' })).toBeInViewport()
    await page.getByRole('main').getByRole('region', { name: 'Related' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/learn\/educate\//)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The guide to ISAs')
    await page.goto('/learn/explore')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('learn-explore') })).toBeVisible()
    await page.goto('/learn/explore/no-such-article')
    await expect(page.getByRole('main').getByRole('link', { name: 'Explore' }).first()).toBeVisible()
  })
})

test.describe('A client with a saved basket', () => {
  test('finds its three portfolios again [R-PAGE-42, R-MENU-01]', async ({ page, portal, sandbox }) => {
    await portal.signIn('client-with-children', '/projections/basket')
    const items = page.getByRole('list', { name: 'Portfolios in your basket' }).locator('> li')
    await expect(items.getByRole('heading', { level: 2 })).toHaveText([
      'Rainy day ISA',
      'Kitchen savings',
      'Later life',
    ])
    await portal.isAccessible()
    const saved = await sandbox.journal({ path: '/api/accountopeningbackup', method: 'GET' })
    expect(saved).toHaveLength(1)
  })

  test('reads the same costs of the whole term side by side and added up, both in today’s money', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/projections/basket')
    const together = page.getByRole('table', { name: 'About what it costs in pounds, in today’s money' })
    const each = page.getByRole('table', { name: /^Everything in today’s money/ }).locator('tbody tr')
    await expect(each).toHaveCount(3)
    const [ofIsa, ofGeneral, ofPension] = await each.locator('td:last-child').allInnerTexts()
    const inPounds = (text = '') => Number(text.replace(/[^0-9]/g, ''))
    const sum = inPounds(ofIsa) + inPounds(ofGeneral) + inPounds(ofPension)
    expect(sum).toBeGreaterThan(0)
    await expect(together.locator('tbody tr').last().locator('td').last()).toHaveText(
      `£${sum.toLocaleString('en-GB')}`,
    )
  })

  test('starts over on the page they are on: it is loaded again, the form and the basket are empty [R-MENU-19]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', '/projections')
    await page.getByLabel('Name').fill('Half a plan')
    await page.getByLabel('For how many years?').fill('7')
    await portal.startJournal()
    await portal.entry('start-over').click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await portal.hasPath('/projections')
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByLabel('For how many years?')).not.toHaveValue('7')
    await expect
      .poll(async () =>
        (await sandbox.journal({ path: '/api/accountopeningbackup' })).map(({ method }) => method),
      )
      .toEqual(['PUT', 'GET'])
    await page.reload()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
  })
})

test.describe('A registered person', () => {
  test('is invited to open an account, with the same questions [R-PAGE-41, R-PAGE-12]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('registered', '/projections')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open an account')
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
    await page.goto('/myaccount/messages')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('messages') })).toBeVisible()
    const inbox = page.getByRole('region', { name: 'Inbox' })
    await expect(inbox.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
  })
})
