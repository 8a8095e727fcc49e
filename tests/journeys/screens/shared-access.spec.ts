// Shared access: inviting somebody, answering an invitation, and ending what was agreed, by both sides.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'
import type { Page } from '@playwright/test'
import type { SandboxClient } from '../../support/sandbox-client.ts'

const byYou = '/myaccount/customerinformation/shared-access'
const withYou = `${byYou}/shared-with-you`

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
  test('reads it once, by name, and can be reminded a day later [R-SHARE-11, R-SHARE-12, R-KEY-02, R-KEY-03]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('invitee')
    const prompt = page.getByRole('dialog', { name: 'Nora Ford has invited you to view their account' })
    await expect(prompt.getByRole('button')).toHaveText(['', 'See the invitation', 'Remind me later'])
    await expect(prompt.getByRole('button', { name: 'See the invitation' })).toBeFocused()
    await portal.isAccessible()
    const before = Date.now()
    await prompt.getByRole('button', { name: 'Remind me later' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    const wait = Number(await stored('remindMeLater')) - before
    expect(wait).toBeGreaterThanOrEqual(24 * 3_600_000)
    expect(wait).toBeLessThan(24 * 3_600_000 + 60_000)
    expect(await stored('HasShownPendingSharedAccessModal')).toBe('true')

    const toDo = page.getByRole('region', { name: 'To do' })
    await expect(
      toDo.getByRole('link', { name: 'Nora Ford wants to share their accounts with you' }),
    ).toBeVisible()
    await expect(toDo.getByText('You asked us to remind you of this.')).toHaveCount(0)
    await page.reload()
    await portal.settled()
    await expect(toDo).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const panel = await portal.openPanel('Liam Ford')
    await panel.locator('[data-entry="log-out"]').click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('invitee')
    await expect(page.getByRole('link', { name: /^Nora Ford wants to share/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // The day has passed.
    await page.evaluate(() => localStorage.setItem('remindMeLater', String(Date.now() - 1000)))
    await page.goto('/myaccount')
    await expect(toDo.getByText('You asked us to remind you of this.')).toBeVisible()
    await portal.isAccessible()
  })

  test('accepts from the prompt by keyboard, is given the account, and goes there [R-SHARE-01, R-SHARE-02, R-SHARE-06, R-SHARE-09, R-SHARE-10, R-SHARE-17, R-ERR-07, R-PAGE-35, R-API-13, R-PROD-24]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('invitee')
    await page.getByRole('dialog').getByRole('button', { name: 'See the invitation' }).press('Enter')
    await portal.hasPath(withYou)
    await expect(page.getByRole('heading', { level: 1, name: titleOf('shared-with-you') })).toBeFocused()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row(page, 'Nora Ford')).toContainText('Pending')
    await expect(row(page, 'Nora Ford')).toContainText('Open until')
    await portal.isAccessible()
    await portal.startJournal()
    await page.getByRole('button', { name: 'Accept the invitation from Nora Ford' }).press('Enter')

    await expect(toast(page, 'Shared request has been accepted')).toBeVisible()
    const offer = page.getByRole('dialog', { name: 'View shared account' })
    await expect(offer.getByRole('button', { name: 'View shared account' })).toBeFocused()
    await portal.isAccessible()
    expect(await changes(sandbox)).toEqual(['PUT Accepted', 'token refresh_token'])
    const [update] = await sandbox.journal({ path: '/api/sharedaccess/updatestatus' })
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

  test('accepts once, however often they press, and can look later: the offer is put off, the account stays in the list [R-SHARE-09, R-SHARE-10]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('invitee', withYou)
    await page.getByRole('dialog').getByRole('button', { name: 'Remind me later' }).click()
    await portal.startJournal()
    await sandbox.faults([{ path: '/api/sharedaccess/updatestatus', delayMs: 400 }])
    await page.getByRole('button', { name: 'Accept the invitation from Nora Ford' }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText('You can now view the account of Nora Ford.')).toBeVisible()
    expect(await changes(sandbox)).toContain('PUT Accepted')
    expect((await changes(sandbox)).filter((each) => each.startsWith('PUT'))).toHaveLength(1)
    await expect(portal.banner()).toContainText('Shared access')
    expect(await page.evaluate(() => localStorage.getItem('remindMeLater'))).toBeNull()
    await page.getByRole('button', { name: 'View account of Nora Ford' }).click()
    await portal.goOn()
    await expect(portal.banner()).toContainText('You are viewing the account of Nora Ford')
  })

  test('declines after being asked again; nothing else changes for them [R-SHARE-05, R-SHARE-07]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('invitee', withYou)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'See the invitation' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await portal.startJournal()
    const decline = page.getByRole('button', { name: 'Decline the invitation from Nora Ford' })
    await decline.click()
    const dialog = page.getByRole('dialog', { name: 'Decline the invitation from Nora Ford?' })
    await expect(dialog.getByRole('button', { name: 'Keep the invitation' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect(await changes(sandbox)).toEqual([])
    await decline.click()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(toast(page, 'Shared request has been declined')).toBeVisible()
    await expect(page.getByText('You declined the invitation from Nora Ford.')).toBeFocused()
    await expect(row(page, 'Nora Ford')).toContainText('Removed')
    await expect.poll(() => changes(sandbox)).toEqual(['PUT Removed', 'token refresh_token'])
    await expect(portal.banner()).toHaveCount(0)
  })

  test('reads that the answer came too late, and the current status', async ({ page, portal, sandbox }) => {
    await portal.signIn('delegate', withYou)
    await expect(row(page, 'Mary Lin')).toContainText('Expired on')
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Decline the invitation from Mary Lin' })).toBeVisible()

    const panel = await portal.openPanel('Grace Lin')
    await panel.locator('[data-entry="log-out"]').click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('invitee')
    await page.getByRole('dialog').getByRole('button', { name: 'See the invitation' }).click()
    const late = { message: 'This invitation has expired', reason: 'invitation-expired' }
    await sandbox.faults([{ path: '/api/sharedaccess/updatestatus', method: 'PUT', status: 410, body: late }])
    await page.getByRole('button', { name: 'Accept the invitation from Nora Ford' }).click()
    await expect(page.getByText('Ask Nora Ford to send you another.')).toBeFocused()
  })
})

test.describe('A viewer', () => {
  test('removes their access to one of two accounts, and keeps the other [R-SHARE-05, R-SHARE-07, R-ERR-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('shared-viewer', withYou)
    await expect(page.getByRole('row')).toHaveCount(3)
    await portal.startJournal()
    await page.getByRole('button', { name: 'Remove your access to the account of Margaret Hale' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove your access to the account of Margaret Hale?' })
    await portal.isAccessible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Shared request has been removed')).toBeVisible()
    await expect(row(page, 'Margaret Hale')).toContainText('Removed')
    await expect.poll(() => changes(sandbox)).toEqual(['PUT Removed', 'token refresh_token'])
    const panel = await portal.openPanel('Isla Reid')
    await expect(panel.locator('[data-account-name]')).toHaveText(['John Thornton'])
  })
})

test.describe('A client who shares their account', () => {
  test('finds five requests, cancels one and stops sharing another [R-SHARE-03, R-SHARE-04, R-SHARE-08, R-SHARE-16, R-ERR-06, R-ERR-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('inviter', byYou)
    await expect(page.getByRole('heading', { level: 1, name: titleOf('shared-by-you') })).toBeVisible()
    await expect(page.getByRole('row').getByRole('rowheader')).toHaveText([
      'paula.diaz@example.com',
      'Quentin Diazquentin.diaz@example.com',
      'rosa.diaz@example.com',
      'Simon Diazsimon.diaz@example.com',
      'Tara Diaztara.diaz@example.com',
    ])
    for (const [name, status] of [
      ['paula.diaz@example.com', 'Pending'],
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
      'Send again to paula.diaz@example.com',
      'Cancel invitation to paula.diaz@example.com',
      'Stop sharing with Quentin Diaz',
      'Send invitation',
      'End access of John Thornton',
    ])
    await portal.isAccessible()
    await portal.startJournal()

    await page.getByRole('button', { name: 'Cancel invitation to paula.diaz@example.com' }).press('Enter')
    const cancel = page.getByRole('dialog', { name: 'Cancel your invitation to paula.diaz@example.com?' })
    await cancel.getByRole('button', { name: 'Cancel invitation' }).press('Enter')
    await expect(toast(page, 'paula.diaz@example.com has been removed')).toBeVisible()
    await expect(page.getByText('Your invitation to paula.diaz@example.com is cancelled.')).toBeFocused()
    await expect(row(page, 'paula.diaz@example.com')).toContainText('Cancelled')

    await page.getByRole('button', { name: 'Stop sharing with Quentin Diaz' }).click()
    const revoke = page.getByRole('dialog', { name: 'Stop sharing with Quentin Diaz?' })
    await revoke.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(toast(page, 'Shared request has been revoked')).toBeVisible()
    await expect(row(page, 'Quentin Diaz')).toContainText('Revoked')
    expect(await changes(sandbox)).toEqual(['PUT Cancelled', 'PUT Revoked'])
  })

  test('invites a person with email and phone number; mistakes are named, nothing is sent twice [R-SHARE-13, R-SHARE-14, R-SHARE-15, R-ERR-05, R-API-09]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const sent = () => sandbox.journal({ path: '/api/sharedaccess/sendrequest', method: 'POST' })
    await portal.signIn('inviter', byYou)
    const send = page.getByRole('button', { name: 'Send invitation' })
    await send.click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Enter an email address', 'Enter a mobile number'])
    await portal.isAccessible()
    expect(await sent()).toEqual([])

    const email = page.getByLabel('Email address')
    const phone = page.getByLabel('Mobile number')
    await email.fill('mona.diaz@example.com')
    await phone.fill('07700 900 199')
    await send.click()
    await expect(summary.getByRole('link')).toHaveText(['Enter the email address of somebody else'])

    await email.fill('paula.diaz@example.com')
    await send.click()
    await expect(page.getByText('You have already invited paula.diaz@example.com')).toBeVisible()
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

  test('reads the same as cards on a phone [R-SHARE-16]', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('inviter', byYou)
    const people = page.getByRole('list', { name: 'Your invitations' })
    await expect(people.getByRole('listitem')).toHaveCount(2)
    await expect(
      page.getByRole('list', { name: 'Requests that are over' }).getByRole('listitem'),
    ).toHaveCount(3)
    await expect(people.getByRole('listitem').first()).toContainText('paula.diaz@example.com')
    await portal.isAccessible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('main').getByRole('link', { name: 'Shared with you' }).click()
    await portal.hasPath(withYou)
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    await portal.isAccessible()
  })
})

test.describe('A person without accounts', () => {
  test('has nothing to share yet, and reads so', async ({ page, portal }) => {
    await portal.signIn('registered', byYou)
    await expect(page.getByText('You need an account to share')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
    await portal.isAccessible()
  })
})

test.describe('A delegate acting for a client', () => {
  test('shares their own account there, not the client’s', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', withYou)
    await portal.goOn()
    await expect(page.getByText('this page shows what you, Grace Lin, share')).toBeVisible()
    await expect(row(page, 'Mary Lin')).toBeVisible()
  })
})

test.describe('A client whose feature is off', () => {
  test('is led from shared access to personal details [R-SHARE-18]', async ({ page, portal }) => {
    await portal.signIn('client-flags-off', withYou)
    await portal.hasPath('/myaccount/customerinformation/personal-details')
    await page.goto(byYou)
    await portal.hasPath('/myaccount/customerinformation/personal-details')
  })
})

test.describe('When a service fails', () => {
  test('each part says so in its words, is reported, and can be tried again [R-ERR-01, R-ERR-02, R-ERR-04]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('inviter')
    await sandbox.faults([
      { path: '/api/sharedaccess/sharedbyyou', status: 500 },
      { path: '/api/sharedaccess/sharedwithyou', status: 500 },
      { path: '/api/sharedaccess/sendrequest', status: 500 },
    ])
    const panel = await portal.openPanel('Mona Diaz')
    await panel.getByRole('link', { name: 'Shared access' }).click()
    const byYouFailure = page.getByRole('alert').filter({ hasText: 'Shared By You Requests Failed' })
    await expect(byYouFailure).toBeVisible()
    await portal.isAccessible()
    await page.getByLabel('Email address').fill('amelia.hart@example.com')
    await page.getByLabel('Mobile number').fill('+44 7700 900102')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Add New User Request Failed' })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue('amelia.hart@example.com')
    await page.getByRole('main').getByRole('link', { name: 'Shared with you' }).click()
    const withYouFailure = page.getByRole('alert').filter({ hasText: 'Shared With You Requests Failed' })
    await expect(withYouFailure).toBeVisible()
    await expect
      .poll(async () => JSON.stringify(await sandbox.errors()))
      .toMatch(/By You Requests Failed.*Add New User Request Failed.*With You Requests Failed/)
    await sandbox.clearFaults()
    await withYouFailure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
  })

  test('a change that fails is reported beside the list and in a message [R-ERR-03, R-ERR-09]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('failing-services', byYou)
    await page.getByRole('button', { name: 'Cancel invitation to omar.lee@example.com' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }).click()
    const message = toast(page, 'An error occurred. Please try again')
    await expect(message).toHaveAttribute('data-type', 'error')
    await expect(message).toContainText(/^An error occurred\. Please try again$/)
    await expect(page.getByRole('alert').filter({ hasText: 'Update Request Status Failed' })).toBeFocused()
    await expect(row(page, 'omar.lee@example.com')).toContainText('Pending')
    await expect
      .poll(async () => JSON.stringify(await sandbox.errors()))
      .toContain('Update Request Status Failed')
    await portal.isAccessible()
  })
})
