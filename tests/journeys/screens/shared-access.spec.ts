// Shared access: inviting somebody, answering an invitation, and ending what was agreed, by both sides.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'

const byYou = '/myaccount/customerinformation/shared-access'
const withYou = `${byYou}/shared-with-you`

const NORA = 'the invitation from Nora Ford'

const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Nora Ford has invited you to view their account' })
const see = (page: Page) => prompt(page).getByRole('button', { name: 'See the invitation' })
const accept = (page: Page) => page.getByRole('button', { name: `Accept ${NORA}` })
const toast = (page: Page, text: string) => page.locator('[data-toast-id]').filter({ hasText: text })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** What was asked of status and tokens, in order: "PUT Accepted", "token refresh_token". */
async function changes(sandbox: SandboxClient): Promise<string[]> {
  return (await sandbox.journal()).flatMap(({ method, path, body }) => {
    if (path === '/api/sharedaccess/updatestatus') return `${method} ${(body as { status: string }).status}`
    if (path !== '/idp/token') return []
    return `token ${(body as { grant_type: string }).grant_type}`
  })
}

test.describe('A person invited to view an account', () => {
  test('reads it once, by name, is reminded a day later, and declines after being asked again [R-SHARE-05, R-SHARE-07, R-SHARE-11, R-SHARE-12, R-KEY-02, R-KEY-03]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    const toDo = page.getByRole('region', { name: 'To do' })
    const task = toDo.getByRole('link', { name: 'Nora Ford wants to share their accounts with you' })
    const reminder = toDo.getByText('You asked us to remind you of this.')
    await portal.signIn('invitee')
    await test.step('reads who invites them, and puts it off for a day', async () => {
      await expect(prompt(page).getByRole('button')).toHaveText(['', 'See the invitation', 'Remind me later'])
      await expect(see(page)).toBeFocused()
      await portal.isAccessible()
      const before = Date.now()
      await prompt(page).getByRole('button', { name: 'Remind me later' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const wait = Number(await stored('remindMeLater')) - before
      expect(wait).toBeGreaterThanOrEqual(24 * 3_600_000)
      expect(wait).toBeLessThan(24 * 3_600_000 + 60_000)
      expect(await stored('HasShownPendingSharedAccessModal')).toBe('true')
      await expect(task).toBeVisible()
      await expect(reminder).toHaveCount(0)
    })
    await test.step('is not asked again after a reload, nor at the next sign-in, when the day has passed', async () => {
      await page.reload()
      await portal.settled()
      await expect(toDo).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await (await portal.openPanel('Liam Ford')).locator('[data-entry="log-out"]').click()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      // On the way to the provider and back the page may be another one.
      await expect(() =>
        page.evaluate(() => localStorage.setItem('remindMeLater', String(Date.now() - 1000))),
      ).toPass()
      await portal.signIn('invitee')
      await expect(task).toBeVisible()
      await expect(reminder).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('declines; nothing else changes for them', async () => {
      await portal.follow(withYou)
      await portal.startJournal()
      const decline = page.getByRole('button', { name: `Decline ${NORA}` })
      await decline.click()
      const dialog = page.getByRole('dialog', { name: `Decline ${NORA}?` })
      await expect(dialog.getByRole('button', { name: 'Keep the invitation' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      expect(await changes(sandbox)).toEqual([])
      await decline.click()
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await expect(toast(page, 'Shared request has been declined')).toBeVisible()
      await expect(page.getByText(`You declined ${NORA}.`)).toBeFocused()
      await expect(row(page, 'Nora Ford')).toContainText('Removed')
      await expect.poll(() => changes(sandbox)).toEqual(['PUT Removed', 'token refresh_token'])
      await expect(portal.banner()).toHaveCount(0)
    })
  })

  test('accepts by keyboard, is given the account, and goes there at once or later [R-SHARE-01, R-SHARE-02, R-SHARE-06, R-SHARE-09, R-SHARE-10, R-SHARE-17, R-ERR-07, R-PAGE-35, R-API-13, R-PROD-24]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    const path = '/api/sharedaccess/updatestatus'
    await portal.signIn('invitee')
    await test.step('is led from the prompt to the invitation', async () => {
      await see(page).press('Enter')
      await portal.hasPath(withYou)
      await expect(page.getByRole('heading', { level: 1, name: titleOf('shared-by-you') })).toBeFocused()
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(row(page, 'Nora Ford')).toContainText('Pending')
      await expect(row(page, 'Nora Ford')).toContainText('Open until')
    })
    await test.step('reads that an answer came too late', async () => {
      const late = { message: 'This invitation has expired', reason: 'invitation-expired' }
      await sandbox.faults([{ path, method: 'PUT', status: 410, body: late }])
      await accept(page).click()
      await expect(page.getByText('Ask Nora Ford to send you another.')).toBeFocused()
      await sandbox.clearFaults()
    })
    await test.step('accepts, and goes to the account that was offered', async () => {
      await portal.startJournal()
      await accept(page).press('Enter')
      await expect(toast(page, 'Shared request has been accepted')).toBeVisible()
      const offer = page.getByRole('dialog', { name: 'View shared account' })
      await expect(offer.getByRole('button', { name: 'View shared account' })).toBeFocused()
      await portal.isAccessible()
      expect(await changes(sandbox)).toEqual(['PUT Accepted', 'token refresh_token'])
      const [update] = await sandbox.journal({ path })
      expect(update?.body).toEqual({
        status: 'Accepted',
        requestId: 'SR-nora-ford-invitee',
        grantorId: 'C-30014',
      })
      await expect(row(page, 'Nora Ford')).toContainText('Accepted')
      await page.keyboard.press('Enter')
      await portal.hasPath('/myaccount')
      await portal.goOn()
      await expect(portal.banner()).toContainText('You are viewing the account of Nora Ford')
      await expect(page.getByText('That page isn’t shared with you')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      const calls = await sandbox.journal({ path: '/api/portfolios' })
      expect(calls.map(({ headers }) => headers['x-clientid'])).toEqual(['C-30014'])
    })
    await test.step('accepts once, however often they press, and looks later', async () => {
      await sandbox.reset()
      const again = await anotherBrowser()
      await again.signIn('invitee', withYou)
      await expect(see(again.page)).toBeFocused()
      await again.page.keyboard.press('Escape')
      await expect(again.page.getByRole('dialog')).toHaveCount(0)
      await again.page.evaluate(() => localStorage.setItem('remindMeLater', String(Date.now() + 3_600_000)))
      await again.startJournal()
      await sandbox.faults([{ path, delayMs: 400 }])
      await accept(again.page).dblclick()
      await again.page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
      await expect(again.page.getByText('You can now view the account of Nora Ford.')).toBeVisible()
      expect((await changes(sandbox)).filter((each) => each.startsWith('PUT'))).toEqual(['PUT Accepted'])
      await expect(again.banner()).toContainText('Shared access')
      expect(await again.page.evaluate(() => localStorage.getItem('remindMeLater'))).toBeNull()
      await again.page.getByRole('button', { name: 'View account of Nora Ford' }).click()
      await again.goOn()
      await expect(again.banner()).toContainText('You are viewing the account of Nora Ford')
    })
  })
})

test.describe('A client who shares their account', () => {
  test('invites a person, cancels an invitation and stops sharing; each part says so when it fails [R-SHARE-03, R-SHARE-04, R-SHARE-08, R-SHARE-13, R-SHARE-14, R-SHARE-15, R-SHARE-16, R-ERR-01, R-ERR-02, R-ERR-03, R-ERR-04, R-ERR-05, R-ERR-06, R-ERR-08, R-ERR-09, R-API-09]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
    const reported = async () => JSON.stringify(await sandbox.errors())
    const email = page.getByLabel('Email address')
    const phone = page.getByLabel('Mobile number')
    const send = page.getByRole('button', { name: 'Send invitation' })
    const paula = 'paula.diaz@example.com'
    await portal.signIn('inviter')
    await test.step('reads of each part that it failed, which is reported, and tries again', async () => {
      await sandbox.faults([
        { path: '/api/sharedaccess/sharedbyyou', status: 500 },
        { path: '/api/sharedaccess/sharedwithyou', status: 500 },
        { path: '/api/sharedaccess/sendrequest', status: 500 },
      ])
      await (await portal.openPanel('Mona Diaz')).getByRole('link', { name: 'Shared access' }).click()
      await expect(alert('Shared By You Requests Failed')).toBeVisible()
      await email.fill('amelia.hart@example.com')
      await phone.fill('+44 7700 900102')
      await send.click()
      await expect(alert('Add New User Request Failed')).toBeVisible()
      await expect(email).toHaveValue('amelia.hart@example.com')
      await page.getByRole('main').getByRole('link', { name: 'Shared with you' }).click()
      await portal.hasPath(withYou)
      const failure = alert('Shared With You Requests Failed')
      await expect(failure).toBeVisible()
      await expect
        .poll(reported)
        .toMatch(/By You Requests Failed.*Add New User Request Failed.*With You Requests Failed/)
      await sandbox.clearFaults()
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Nothing yet.')).toBeVisible()
    })
    await test.step('finds five requests, and who may act for them', async () => {
      await portal.follow(byYou)
      await expect(page.getByRole('heading', { level: 1, name: titleOf('shared-by-you') })).toBeVisible()
      await expect(page.getByRole('row').getByRole('rowheader')).toHaveText([
        paula,
        'Quentin Diazquentin.diaz@example.com',
        'rosa.diaz@example.com',
        'Simon Diazsimon.diaz@example.com',
        'Tara Diaztara.diaz@example.com',
      ])
      for (const [name, status] of [
        [paula, 'Pending'],
        ['Quentin Diaz', 'Accepted'],
        ['rosa.diaz@example.com', 'Cancelled'],
        ['Simon Diaz', 'Revoked'],
        ['Tara Diaz', 'Removed'],
      ] as const)
        await expect(row(page, name)).toContainText(status)
      await expect(
        page.getByRole('region', { name: 'People who may act for you' }).getByRole('listitem'),
      ).toHaveText([/^John ThorntonYour adviser, since /])
      await expect(page.getByRole('main').getByRole('button')).toHaveText([
        `Send again to ${paula}`,
        `Cancel invitation to ${paula}`,
        'Stop sharing with Quentin Diaz',
        'Send invitation',
        'End access of John Thornton',
      ])
    })
    const sent = () => sandbox.journal({ path: '/api/sharedaccess/sendrequest', method: 'POST' })
    const summary = alert('There is a problem')
    await test.step('reads the same as cards on a phone, and which mistakes were made', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await portal.startJournal()
      const people = page.getByRole('list', { name: 'Your invitations' })
      await expect(people.getByRole('listitem')).toHaveCount(2)
      await expect(
        page.getByRole('list', { name: 'Requests that are over' }).getByRole('listitem'),
      ).toHaveCount(3)
      await expect(people.getByRole('listitem').first()).toContainText(paula)
      await send.click()
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText(['Enter an email address', 'Enter a mobile number'])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(390)
      expect(await sent()).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
    })
    await test.step('invites a person with email and phone number; nothing is sent twice', async () => {
      await email.fill('mona.diaz@example.com')
      await phone.fill('07700 900 199')
      await send.click()
      await expect(summary.getByRole('link')).toHaveText(['Enter the email address of somebody else'])
      await email.fill(paula)
      await send.click()
      await expect(page.getByText(`You have already invited ${paula}`)).toBeVisible()
      await expect(page.locator('[data-toast-id]')).toHaveCount(0)
      await expect(page.getByRole('rowheader')).toHaveCount(5)
      await email.fill('amelia.hart@example.com')
      await phone.press('Enter')
      await expect(toast(page, 'Request has been sent')).toBeVisible()
      await expect(email).toHaveValue('')
      await expect(row(page, 'amelia.hart@example.com')).toContainText('Pending')
      await expect(page.getByText('Amelia Hart')).toHaveCount(0)
      expect((await sent()).at(-1)?.body).toEqual({
        email: 'amelia.hart@example.com',
        phoneNumber: '+447700900199',
      })
    })
    const cancel = page.getByRole('button', { name: `Cancel invitation to ${paula}` })
    const asked = page.getByRole('dialog', { name: `Cancel your invitation to ${paula}?` })
    await test.step('reads beside the list and in a message that a change failed', async () => {
      await sandbox.faults([{ path: '/api/sharedaccess/updatestatus', status: 500 }])
      await cancel.click()
      await asked.getByRole('button', { name: 'Cancel invitation' }).click()
      const message = toast(page, 'An error occurred. Please try again')
      await expect(message).toHaveAttribute('data-type', 'error')
      await expect(message).toContainText(/^An error occurred\. Please try again$/)
      await expect(alert('Update Request Status Failed')).toBeFocused()
      await expect(row(page, paula)).toContainText('Pending')
      await expect.poll(reported).toContain('Update Request Status Failed')
      await sandbox.clearFaults()
    })
    await test.step('cancels one and stops sharing another', async () => {
      await portal.startJournal()
      await cancel.press('Enter')
      await asked.getByRole('button', { name: 'Cancel invitation' }).press('Enter')
      await expect(toast(page, `${paula} has been removed`)).toBeVisible()
      await expect(page.getByText(`Your invitation to ${paula} is cancelled.`)).toBeFocused()
      await expect(row(page, paula)).toContainText('Cancelled')
      await page.getByRole('button', { name: 'Stop sharing with Quentin Diaz' }).click()
      const revoke = page.getByRole('dialog', { name: 'Stop sharing with Quentin Diaz?' })
      await revoke.getByRole('button', { name: 'Stop sharing' }).click()
      await expect(toast(page, 'Shared request has been revoked')).toBeVisible()
      await expect(row(page, 'Quentin Diaz')).toContainText('Revoked')
      expect(await changes(sandbox)).toEqual(['PUT Cancelled', 'PUT Revoked'])
    })
  })
})

test.describe('Other people', () => {
  test('find what they may view, what is their own, or why there is nothing [R-SHARE-05, R-SHARE-07, R-SHARE-18, R-ERR-08, R-PROD-05]', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await test.step('a viewer removes their access to one of two accounts, and keeps the other', async () => {
      await portal.signIn('shared-viewer', withYou)
      await expect(page.getByRole('row')).toHaveCount(3)
      await portal.startJournal()
      const remove = 'Remove your access to the account of Margaret Hale'
      await page.getByRole('button', { name: remove }).click()
      const dialog = page.getByRole('dialog', { name: `${remove}?` })
      await portal.isAccessible()
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await expect(toast(page, 'Shared request has been removed')).toBeVisible()
      await expect(row(page, 'Margaret Hale')).toContainText('Removed')
      await expect.poll(() => changes(sandbox)).toEqual(['PUT Removed', 'token refresh_token'])
      const panel = await portal.openPanel('Isla Reid')
      await expect(panel.locator('[data-account-name]')).toHaveText(['John Thornton'])
      await page.keyboard.press('Escape')
    })
    await test.step('a viewer is turned away from the transactions and allowances of the other', async () => {
      await page.getByRole('button', { name: 'View account of John Thornton' }).click()
      await portal.goOn()
      for (const path of ['/myaccount/A-C-30007-1/transactions', '/myaccount/tax-allowances-and-services']) {
        await portal.follow('/myaccount/documents')
        await expect(page.getByText('That page isn’t shared with you')).toHaveCount(0)
        await portal.follow(path)
        await portal.hasPath('/myaccount')
        await expect(page.getByText('That page isn’t shared with you')).toBeVisible()
      }
      expect(await sandbox.journal({ path: '/api/portfolios/A-C-30007-1/transactions' })).toEqual([])
    })

    const delegate = await anotherBrowser()
    const { page: theirs } = delegate
    const title = theirs.getByRole('heading', { level: 1 })
    await test.step('a delegate shares their own account, not the client’s, and reads what has expired', async () => {
      await delegate.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
      await delegate.signIn('delegate', withYou)
      await delegate.goOn()
      await expect(theirs.getByText('this page shows what you, Grace Lin, share')).toBeVisible()
      await expect(row(theirs, 'Mary Lin')).toContainText('Expired on')
      await expect(theirs.getByRole('button', { name: 'Accept' })).toHaveCount(0)
      await expect(theirs.getByRole('button', { name: 'Decline the invitation from Mary Lin' })).toBeVisible()
    })
    await test.step('a delegate sees and uses the client’s transactions, allowances and plan', async () => {
      await delegate.follow('/myaccount/A-C-30003-1/transactions')
      await expect(title).toHaveText('Stocks and Shares ISA')
      await expect(
        theirs
          .getByRole('main')
          .getByRole('button', { name: /: details$/ })
          .first(),
      ).toBeVisible()
      await delegate.follow('/myaccount/A-U-20008-1/transactions')
      await expect(title).toHaveText('Account not found')
      await delegate.follow('/myaccount/tax-allowances-and-services')
      await expect(title).toHaveText(/^Rose Lin’s tax allowances/)
      await expect(theirs.getByRole('list', { name: 'Your ISAs' }).getByRole('listitem')).toHaveCount(1)
      expect((await sandbox.journal({ path: '/api/portfolios/taxuse' })).length).toBeGreaterThan(0)
      await delegate.follow('/retirement-planner')
      await expect(title).toHaveText('Rose Lin’s retirement planner')
      await expect(theirs.getByRole('region', { name: 'How long your money lasts' })).toContainText(
        'is likely to last until you are',
      )
    })
    await test.step('a person without accounts has nothing to share yet, and reads so', async () => {
      const registered = await anotherBrowser()
      await registered.signIn('registered', byYou)
      await expect(registered.page.getByText('You need an account to share')).toBeVisible()
      await expect(registered.page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
    })
    await test.step('a client whose feature is off is led to personal details', async () => {
      const off = await anotherBrowser()
      await off.signIn('client-flags-off', withYou)
      await off.hasPath('/myaccount/customerinformation/personal-details')
      await off.follow(byYou)
      await off.hasPath('/myaccount/customerinformation/personal-details')
    })
  })
})
