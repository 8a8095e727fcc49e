// Changing whose account is shown when something goes wrong or happens at the same time: in another tab, at the grantor,
// on a slow line.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { Page } from '@playwright/test'

const byYou = '/myaccount/customerinformation/shared-access'
const withYou = `${byYou}/shared-with-you`

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Whose account this is' })
const total = (page: Page) => page.getByRole('heading', { name: 'Total value' })

async function pick(portal: Portal, name: string): Promise<void> {
  await portal.banner().getByRole('button', { name: 'Change account' }).click()
  await portal.panel().getByRole('button', { name }).click()
}

test.describe('A viewer whose grantor stops sharing', () => {
  test('is back on their own account at the next step, and reads why [R-SHARE-04, R-SESS-11]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const mona = await anotherBrowser()
    const invited = mona.page.getByRole('row').filter({ hasText: 'amelia.hart@example.com' })
    await test.step('the grantor invites them', async () => {
      await mona.signIn('inviter', byYou)
      await mona.page.getByLabel('Email address').fill('amelia.hart@example.com')
      await mona.page.getByLabel('Mobile number').fill('07700 900102')
      await mona.page.getByRole('button', { name: 'Send invitation' }).click()
      await expect(invited).toContainText('Pending')
    })
    await test.step('they accept, and view the account', async () => {
      await portal.signIn('client', withYou)
      await page
        .getByRole('dialog', { name: 'Mona Diaz has invited you' })
        .getByRole('button', { name: 'See' })
        .click()
      await page.getByRole('button', { name: 'Accept the invitation from Mona Diaz' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'View shared account' }).click()
      await portal.goOn()
      await expect(portal.banner()).toContainText('You are viewing the account of Mona Diaz')
      await expect(total(page)).toBeVisible()
    })
    await test.step('the grantor stops sharing', async () => {
      await mona.page.reload()
      await mona.page.getByRole('button', { name: 'Stop sharing with Amelia Hart' }).click()
      await mona.page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
      await expect(invited).toContainText('Revoked')
    })
    const notice = page.getByText(
      'You can no longer view the account of Mona Diaz. This is your own account.',
    )
    await test.step('their next step shows their own account, and says why', async () => {
      await portal.entry('documents').click()
      await expect(notice).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('documents'))
      await expect(portal.banner()).toHaveCount(0)
      // Her own account goes without her name; that of Mona Diaz would have one.
      await expect(page.getByRole('table').first()).toContainText('Stocks and Shares ISA')
      await expect(page.getByRole('table').first()).not.toContainText('Mona Diaz')
      expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20002'))).toBeNull()
    })
    await test.step('it says so until the next page', async () => {
      await portal.follow('/myaccount')
      await expect(total(page)).toBeVisible()
      await expect(notice).toHaveCount(0)
    })
  })
})

test.describe('A delegate', () => {
  test('picks account after account: by keyboard alone, with each call sent once, never seeing an answer for another person, and again where it failed', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('delegate')
    await test.step('the keyboard alone picks an account [R-ACC-15, R-ACC-17, R-PANEL-15]', async () => {
      await expect(portal.banner()).toContainText('You are viewing your own account')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await portal.banner().getByRole('button', { name: 'Change account' }).press('Enter')
      await expect(portal.panel().getByRole('heading', { name: 'Change account' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(portal.panel().getByRole('button', { name: 'Peter Lin' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(portal.grantedAccessDialog().getByRole('button', { name: 'Continue' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
      await expect(total(page)).toBeVisible()
    })
    const peters = await page
      .getByRole('main')
      .getByText(/^£[\d,]+/)
      .first()
      .innerText()

    await test.step('every call is sent once, after it is known whose account it is', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await portal.startJournal()
      await portal.panel().getByRole('button', { name: 'Rose Lin' }).click()
      await expect(portal.banner()).toContainText('Rose Lin')
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
    await test.step('an answer for another person is never shown, however late it arrives [R-SESS-12]', async () => {
      await pick(portal, 'Peter Lin')
      await expect(portal.banner()).toContainText('Peter Lin')
      await expect(page.getByRole('main').getByText(peters, { exact: true }).first()).toBeVisible()
      await portal.startJournal()
      await sandbox.faults([{ path: '/api/portfolios', hang: true }])
      await pick(portal, 'Rose Lin')
      await expect(portal.banner()).toContainText('Rose Lin')
      await expect.poll(() => sandbox.asked()).toContain('GET /api/portfolios')
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
    await test.step('a switch that failed half-way says so, and is tried again', async () => {
      await sandbox.faults([{ path: '/api/currentuser', status: 500, times: 3 }])
      await pick(portal, 'Rose Lin')
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(portal.banner()).toContainText('You are acting for Rose Lin')
      await expect(total(page)).toBeVisible()
    })
  })

  test('finds every tab at the account picked in one of them [R-SESS-03, R-ACC-18]', async ({
    portal,
    context,
  }) => {
    await portal.signIn('delegate')
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
})
