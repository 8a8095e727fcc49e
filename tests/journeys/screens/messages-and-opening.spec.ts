// Messages and opening an account, from the menu to what the firm receives.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const backup = '/api/accountopeningbackup'

test.describe('A client with unread messages and a saved basket', () => {
  test('finds them in the inbox and reads them, which brings every count down, and starts over with an empty basket [R-PAGE-12, R-PAGE-13, R-PAGE-09, R-HEAD-04, R-MENU-30, R-PAGE-42, R-MENU-01, R-MENU-19]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const banner = page.getByRole('banner')
    const markAll = page.getByRole('button', { name: 'Mark all as read' })
    const count = page.getByText('15 conversations', { exact: true })

    await test.step('finds them in the inbox, and how each begins and when it came', async () => {
      await portal.signIn('client-with-children', '/myaccount/messages/landing')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('messages-landing') })).toBeVisible()
      await expect(page.getByText('You have 12 unread messages.')).toBeVisible()
      await main.getByRole('link', { name: 'All messages' }).click()
      await portal.hasPath('/myaccount/messages')
      const first = main.getByRole('listitem').filter({ hasText: 'Unread Your quarterly valuation is ready' })
      await expect(first).toContainText('Your latest quarterly valuation is now in your documents.')
      await expect(main).not.toContainText('Dear Ben Osei')
      const time = first.getByRole('time')
      await expect(time).toHaveAttribute('title', /^\d{1,2}\s[A-Z][a-z]+ 20\d\d at \d\d:\d\d$/)
      await expect(time).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
      await expect(time).toHaveText(/^(Today at \d\d:\d\d|Yesterday|[2-6] days ago)$/)
    })

    await test.step('has them unread again when marking them fails', async () => {
      await sandbox.faults([{ path: '/api/messages/read', status: 500 }])
      await markAll.click()
      await expect(page.getByText('We couldn’t mark your messages as read.')).toBeVisible()
      await expect(page.getByText('15 conversations, 12 unread messages')).toBeVisible()
      await expect(banner.getByRole('link', { name: /12 unread/ })).toBeVisible()
    })

    await test.step('brings every count down by reading one', async () => {
      await main
        .getByRole('link', { name: /^Unread / })
        .first()
        .click()
      await expect(page).toHaveURL(/\/myaccount\/messages\/thread\//)
      await expect(page.getByRole('heading', { name: 'Reply' })).toBeVisible()
      await expect.poll(() => banner.getByRole('link', { name: /^Messages/ }).textContent()).not.toBe('12')
      expect((await portal.menu()).find((line) => line.startsWith('  Messages'))).not.toBe(
        '  Messages (12) → /myaccount/messages',
      )
    })

    await test.step('opens an attachment, and saves one that is a page in disguise', async () => {
      await portal.follow('/myaccount')
      await portal.follow('/myaccount/messages/thread/TH-U-20003-1')
      await expect(page).toHaveTitle('Your quarterly valuation is ready – Larkfield Wealth')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quarterly valuation is ready')
      const attached = page.getByRole('list', { name: 'Attachments' })
      const download = page.waitForEvent('download')
      await attached.getByRole('button', { name: /^Download Valuation summary\.pdf/ }).click()
      expect((await download).suggestedFilename()).toBe('Valuation summary.pdf')
      await portal.isAccessible()
      const html = { fileName: 'Letter.html', contentType: 'text/html', base64: 'PGgxPkhpPC9oMT4=' }
      await sandbox.faults([{ path: '/api/messages/threads/*', status: 200, body: html }])
      const saved = page.waitForEvent('download')
      await attached.getByRole('button', { name: /^Open Valuation summary\.pdf/ }).click()
      expect((await saved).suggestedFilename()).toBe('Letter.html')
      expect(page.context().pages()).toHaveLength(1)
      await sandbox.clearFaults()
    })

    await test.step('marks all as read with one press, before the answer is there', async () => {
      await portal.follow('/myaccount/messages')
      await sandbox.clearJournal()
      await sandbox.faults([{ path: '/api/messages/read', hang: true }])
      await markAll.click()
      await expect(count).toBeFocused()
      await expect(banner.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
      await sandbox.clearFaults()
      await expect
        .poll(async () => (await sandbox.journal({ path: '/api/messages/read', method: 'PUT' })).length)
        .toBe(1)
    })

    await test.step('finds the three portfolios of the basket again, which is asked for once', async () => {
      await sandbox.clearJournal()
      await portal.follow('/projections/basket')
      const items = page.getByRole('list', { name: 'Portfolios in your basket' }).locator('> li')
      await expect(items.getByRole('heading', { level: 2 })).toHaveText([
        'Rainy day ISA',
        'Kitchen savings',
        'Later life',
      ])
      expect(await sandbox.journal({ path: backup, method: 'GET' })).toHaveLength(1)
    })

    await test.step('reads the same costs of the whole term side by side and added up, both in today’s money', async () => {
      const together = page.getByRole('table', { name: 'What it costs, in today’s money' })
      const each = page.getByRole('table', { name: /^Everything in today’s money/ }).locator('tbody tr')
      await expect(each).toHaveCount(3)
      const costs = await each.locator('td:last-child').allInnerTexts()
      const sum = costs.reduce((total, cost) => total + Number(cost.replace(/[^0-9]/g, '')), 0)
      expect(sum).toBeGreaterThan(0)
      await expect(together.locator('tbody tr').last().locator('td').last()).toHaveText(
        `£${sum.toLocaleString('en-GB')}`,
      )
    })

    await test.step('starts over on the page they are on: it is loaded again, the form and the basket are empty', async () => {
      await portal.follow('/projections')
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
        .poll(async () => (await sandbox.journal({ path: backup })).map(({ method }) => method))
        .toEqual(['PUT', 'GET'])
    })

    await test.step('finds the basket empty and all messages read after a reload', async () => {
      await page.reload()
      await expect(page.getByText('Your basket is empty.')).toBeVisible()
      await portal.follow('/myaccount/messages')
      await expect(count).toBeVisible()
      await expect(markAll).toHaveCount(0)
    })
  })
})

test.describe('A client', () => {
  test('writes to the firm, plans a portfolio and finds it in the basket; a registered person meets the same questions [R-PAGE-12, R-PAGE-40, R-PAGE-41]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await test.step('finds their conversations in the inbox', async () => {
      await portal.signIn('client', '/myaccount/messages')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('messages') })).toBeVisible()
      const inbox = page.getByRole('region', { name: 'Inbox' })
      await expect(inbox.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(inbox.getByRole('status')).toHaveText(/^\d+ conversations/)
    })

    await test.step('writes to the firm, is stopped where something is missing, and gets a reference', async () => {
      const send = page.getByRole('button', { name: 'Send message' })
      await portal.follow('/myaccount/messages/new')
      await send.click()
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
      await page.getByLabel('What is it about?').selectOption({ index: 1 })
      await page.getByLabel('Subject').fill('My new address')
      await page.getByLabel('Message', { exact: true }).fill('We have moved to 2 Larkfield Yard.')
      await send.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('main')).toContainText(/reference/i)
      const [sent] = await sandbox.journal({ path: '/api/messages', method: 'POST' })
      expect(sent?.body).toMatchObject({
        subject: 'My new address',
        body: 'We have moved to 2 Larkfield Yard.',
      })
    })

    await test.step('plans a portfolio, finds it in the basket, and it is kept', async () => {
      await portal.follow('/projections')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('projections'))
      await expect(page).toHaveTitle(`${titleOf('projections')} – Larkfield Wealth`)
      await page.getByRole('radio', { name: 'ISA', exact: true }).check()
      await page.getByLabel('Name').fill('Kitchen')
      await page.getByLabel('First payment').fill('1000')
      await page.getByLabel('For how many years?').fill('6')
      await page.getByRole('radio', { name: '4 Balanced', exact: true }).check()
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByText('“Kitchen” is in your basket.')).toBeVisible()
      await expect.poll(async () => (await portal.menu())[1]).toBe('Basket (1) → /projections/basket')
      await expect
        .poll(async () => (await sandbox.journal({ path: backup, method: 'PUT' })).length)
        .toBeGreaterThan(0)
      await portal
        .navigation()
        .getByRole('link', { name: /^Basket/ })
        .click()
      await expect(page.getByRole('heading', { level: 2, name: 'Kitchen' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'Kitchen' })).toBeVisible()
    })

    await test.step('a registered person is invited to open an account, with the same questions', async () => {
      const registered = await anotherBrowser()
      const there = registered.page
      await registered.signIn('registered', '/projections')
      await expect(there.getByRole('heading', { level: 1 })).toHaveText('Open an account')
      await expect(there.getByRole('button', { name: 'Add to basket' })).toBeVisible()
      await registered.follow('/myaccount/messages')
      await expect(there.getByRole('heading', { level: 1, name: titleOf('messages') })).toBeVisible()
      const inbox = there.getByRole('region', { name: 'Inbox' })
      await expect(inbox.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
    })
  })
})
