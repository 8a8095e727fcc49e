// Changing whose account is shown when something goes wrong or happens at the same time: in another tab, at the grantor,
// on a slow line.
import { titleOf } from '../../support/expected-view.ts'
import { refuseCookies } from '../../support/consent.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { BrowserContext, Page } from '@playwright/test'

const byYou = '/myaccount/customerinformation/shared-access'
const withYou = `${byYou}/shared-with-you`
const acting = { kind: 'client', id: 'C-30003' } as const
const viewing = { kind: 'grantor', id: 'C-30007' } as const

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Whose account this is' })
const total = (page: Page) => page.getByRole('heading', { name: 'Total value' })

async function pick(portal: Portal, name: string): Promise<void> {
  await portal.banner().getByRole('button', { name: 'Change account' }).click()
  await portal.panel().getByRole('button', { name }).click()
}

/** Somebody else at a browser of their own. */
async function signInElsewhere(
  context: BrowserContext,
  portal: Portal,
  persona: string,
  path: string,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(portal.addresses.portal + path)
  await page.getByLabel('Username').fill(persona)
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

test.describe('A viewer whose grantor stops sharing', () => {
  test('is back on their own account at the next step, and reads why [R-SHARE-04, R-SESS-11]', async ({
    page,
    portal,
    browser,
  }) => {
    // Two people at two browsers.
    test.slow()
    const other = await browser.newContext()
    await refuseCookies(other, portal.addresses.portal)
    const mona = await signInElsewhere(other, portal, 'inviter', byYou)
    await mona.getByLabel('Email address').fill('amelia.hart@example.com')
    await mona.getByLabel('Mobile number').fill('07700 900102')
    await mona.getByRole('button', { name: 'Send invitation' }).click()
    await expect(mona.getByRole('row').filter({ hasText: 'amelia.hart@example.com' })).toContainText(
      'Pending',
    )

    await portal.signInWithPassword('client', withYou)
    await page
      .getByRole('dialog', { name: 'Mona Diaz has invited you' })
      .getByRole('button', { name: 'See' })
      .click()
    await page.getByRole('button', { name: 'Accept the invitation from Mona Diaz' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'View shared account' }).click()
    await portal.goOn()
    await expect(portal.banner()).toContainText('You are viewing the account of Mona Diaz')
    await expect(total(page)).toBeVisible()

    await mona.reload()
    await mona.getByRole('button', { name: 'Stop sharing with Amelia Hart' }).click()
    await mona.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
    await expect(mona.getByRole('row').filter({ hasText: 'amelia.hart@example.com' })).toContainText(
      'Revoked',
    )
    await other.close()

    await portal.entry('documents').click()
    const notice = page.getByText(
      'You can no longer view the account of Mona Diaz. This is your own account.',
    )
    await expect(notice).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('documents'))
    await expect(portal.banner()).toHaveCount(0)
    // Her own account goes without her name; that of Mona Diaz would have one.
    await expect(page.getByRole('table').first()).toContainText('Stocks and Shares ISA')
    await expect(page.getByRole('table').first()).not.toContainText('Mona Diaz')
    expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20002'))).toBeNull()
    await page.goto('/myaccount')
    await expect(total(page)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('A delegate', () => {
  test('sees the page reloaded: every call is sent once, after it is known whose account it is', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('delegate', '/myaccount')
    await portal.banner().getByRole('button', { name: 'Change account' }).click()
    await portal.startJournal()
    await portal.panel().getByRole('button', { name: 'Rose Lin' }).click()
    await portal.goOn()
    await expect(total(page)).toBeVisible()
    const asked = await sandbox.asked()
    // The open panel may still ask for its own line.
    expect(asked.find((each) => each !== 'GET /api/user/lastsignin')).toBe('GET /api/currentuser')
    for (const path of ['/api/portfolios', '/api/messages/unreadcount', '/api/userparameters'])
      expect(
        asked.filter((each) => each === `GET ${path}`),
        path,
      ).toHaveLength(1)
  })

  test('finds every tab at the account picked in one of them [R-SESS-03, R-ACC-18]', async ({
    portal,
    context,
  }) => {
    await portal.signInWithPassword('delegate')
    const other = await context.newPage()
    await other.goto('/myaccount/documents')
    await expect(bannerOf(other)).toContainText('You are viewing your own account')
    await pick(portal, 'Rose Lin')
    await portal.goOn()
    await expect(bannerOf(other)).toContainText('You are acting for Rose Lin')
    await expect(other).toHaveURL(/\/myaccount\/documents$/)
    await other.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await other.getByRole('button', { name: 'Grace Lin', exact: true }).click()
    await other.getByRole('button', { name: 'Back to my account' }).click()
    await expect(portal.banner()).toContainText('You are viewing your own account')
  })

  test('never sees an answer for another person, however late it arrives [R-SESS-12]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', acting)
    await portal.signInWithPassword('delegate')
    await portal.goOn()
    await expect(total(page)).toBeVisible()
    await pick(portal, 'Peter Lin')
    await expect(portal.banner()).toContainText('Peter Lin')
    await expect(total(page)).toBeVisible()
    const peters = await page
      .getByRole('main')
      .getByText(/^£[\d,]+/)
      .first()
      .innerText()

    await sandbox.faults([{ path: '/api/portfolios', hang: true }])
    await pick(portal, 'Rose Lin')
    await expect(portal.banner()).toContainText('Rose Lin')
    await expect
      .poll(async () => (await sandbox.asked()).filter((call) => call === 'GET /api/currentuser').length)
      .toBeGreaterThan(2)
    await expect(total(page)).toHaveCount(0)
    // Held back until faults are cleared: an answer for Rose in the middle of Peter's page.
    await sandbox.faults([])
    await pick(portal, 'Peter Lin')
    await expect(portal.banner()).toContainText('Peter Lin')
    await expect(total(page)).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('link', { name: 'Compare all accounts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('all-accounts') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Peter Lin')
    await expect(page.getByRole('main')).not.toContainText('Rose Lin')
    await page.goBack()
    await expect(page.getByRole('main').getByText(peters, { exact: true }).first()).toBeVisible()
  })

  test('picks an account by keyboard alone [R-ACC-15, R-ACC-17, R-PANEL-15]', async ({ page, portal }) => {
    await portal.signInWithPassword('delegate')
    await portal.banner().getByRole('button', { name: 'Change account' }).press('Enter')
    await expect(portal.panel().getByRole('heading', { name: 'Change account' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(portal.panel().getByRole('button', { name: 'Peter Lin' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(portal.grantedAccessDialog().getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(portal.banner()).toContainText('You are acting for Peter Lin')
  })

  test('reads that the switch failed half-way, and tries again', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('delegate')
    await sandbox.faults([{ path: '/api/currentuser', status: 500, times: 3 }])
    await pick(portal, 'Rose Lin')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await portal.goOn()
    await expect(portal.banner()).toContainText('You are acting for Rose Lin')
    await expect(total(page)).toBeVisible()
  })

  test('is on their own account when the grant became inactive while they were away [R-SESS-11, R-SWITCH-07]', async ({
    page,
    portal,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30005' })
    await portal.signInWithPassword('delegate', '/myaccount?userId=C-30005')
    await expect(portal.banner()).toContainText('You are viewing your own account')
    expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20008'))).toBeNull()
  })
})

test.describe('A person with both kinds of access', () => {
  test('is redirected from a page that is not shared with them, and reads so until the next navigation [R-ACC-28]', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('multiple-access', '/myaccount/messages')
    await pick(portal, 'Bella Stone')
    await portal.goOn()
    await portal.hasPath('/myaccount')
    const notice = page.getByText('That page isn’t shared with you')
    await expect(notice).toBeVisible()
    await portal.isAccessible()
    await portal.entry('documents').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('A viewer whose grants cannot be loaded', () => {
  test('sees their own account, and finds the grantor again once they can [R-SESS-04, R-SESS-05]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20010', viewing)
    await sandbox.faults([{ path: '/api/sharedaccess/sharedwithyou', status: 503 }])
    await portal.signInWithPassword('shared-viewer')
    await expect(portal.banner()).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
    expect(calls.filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
    await sandbox.clearFaults()
    await page.reload()
    await portal.goOn()
    await expect(portal.banner()).toContainText('You are viewing the account of Margaret Hale')
  })

  test('stays with the grantor when only the question after a refusal fails', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20010', viewing)
    await portal.signInWithPassword('shared-viewer')
    await portal.goOn()
    await sandbox.faults([
      { path: '/api/documents', status: 403, times: 1 },
      { path: '/api/sharedaccess/sharedwithyou', status: 503, times: 3 },
    ])
    await portal.entry('documents').click()
    await expect
      .poll(async () => (await sandbox.asked()).filter((call) => call.endsWith('/sharedwithyou')).length)
      .toBe(4)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(portal.banner()).toContainText('You are viewing the account of Margaret Hale')
  })
})
