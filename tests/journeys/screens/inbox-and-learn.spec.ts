// The inbox at a glance, attachments, and articles from their title to their sources.
import { expect, test } from '../../support/journey.ts'

test.describe('A client with unread messages', () => {
  test('reads how each begins and when it came [R-PAGE-12]', async ({ page, portal }) => {
    await portal.signIn('client-with-children', '/myaccount/messages')
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Unread Your quarterly valuation is ready' })
    await expect(first).toContainText('Your latest quarterly valuation is now in your documents.')
    await expect(page.getByRole('main')).not.toContainText('Dear Ben Osei')
    const time = first.getByRole('time')
    await expect(time).toHaveAttribute('title', /^\d{1,2} [A-Z][a-z]+ 20\d\d at \d\d:\d\d$/)
    await expect(time).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
    await expect(time).toHaveText(/^(Today at \d\d:\d\d|Yesterday|[2-6] days ago)$/)
    await portal.isAccessible()
  })

  test('marks all as read with one press', async ({ page, portal, sandbox }) => {
    await portal.signIn('client-with-children', '/myaccount/messages')
    await expect(page.getByText('15 conversations, 12 unread messages')).toBeVisible()
    await sandbox.faults([{ path: '/api/messages/read', hang: true }])
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    const count = page.getByText('15 conversations', { exact: true })
    await expect(count).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    await sandbox.clearFaults()
    await expect
      .poll(async () => (await sandbox.journal({ path: '/api/messages/read', method: 'PUT' })).length)
      .toBe(1)
    await page.reload()
    await expect(count).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await portal.isAccessible()
  })

  test('has them unread again when marking them fails', async ({ page, portal, sandbox }) => {
    await portal.signIn('client-with-children', '/myaccount/messages')
    await sandbox.faults([{ path: '/api/messages/read', status: 500 }])
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('We couldn’t mark your messages as read.')).toBeVisible()
    await expect(page.getByText('15 conversations, 12 unread messages')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /12 unread/ })).toBeVisible()
  })

  test('opens an attachment, and saves one that is a page in disguise', async ({ page, portal, sandbox }) => {
    await portal.signIn('client-with-children', '/myaccount/messages/thread/TH-U-20003-1')
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
  })
})

test.describe('A reader', () => {
  test('finds an article under its own title, with tables and dated sources [R-LEARN-04]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/learn/explore/retirement/state-pension')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The State Pension')
    await expect(page).toHaveTitle('The State Pension – Larkfield Wealth')
    await expect(page.getByText('4 minutes to read · Updated 22 November 2026')).toBeVisible()
    const table = page.getByRole('table', { name: 'The new State Pension by qualifying years, 2026/27' })
    await expect(table.getByRole('row', { name: /^35 or more/ })).toContainText('£241.30')
    const sources = page.getByRole('main').getByRole('listitem').filter({ hasText: 'as of 22 November 2026' })
    await expect(sources).toHaveCount(3)
    await portal.isAccessible()
    await page
      .getByRole('region', { name: 'Related' })
      .getByRole('link', { name: 'Taking an income' })
      .click()
    await expect(page).toHaveTitle('Taking an income – Larkfield Wealth')
    await page.goBack()
    await expect(page).toHaveTitle('The State Pension – Larkfield Wealth')
    await page.getByRole('main').getByRole('link', { name: 'Explore' }).click()
    await expect(page).toHaveTitle('Explore – Larkfield Wealth')
  })

  test('loses nothing of an article by a block of a kind that is not known yet', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/dashboard')
    await sandbox.faults([
      {
        path: '/api/content/learn/page',
        status: 200,
        body: {
          routePath: 'explore/family',
          title: 'Money and family',
          description: 'Children and gifts.',
          featuredImage: null,
          readingMinutes: 3,
          updatedOn: '2026-11-22',
          blocks: [
            { kind: 'film', address: '/film.mp4' },
            { kind: 'paragraph', text: `Anybody may pay in. ${'Long'.repeat(80)}` },
          ],
          sources: [],
          children: [],
          related: [],
        },
      },
    ])
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/learn/explore/family')
    await expect(page.getByText('Anybody may pay in.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
