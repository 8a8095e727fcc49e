// Acting for a client and viewing a grantor's account: panel, picker, banner, dialog, headers, and the way back.
import { userTraits } from '#domain/access/user-facts.ts'
import { expectedMenu, expectedView, labels, titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'

/** The panel lists these account details and no others. */
const hasDetails = (portal: Portal, persona: string) =>
  expect(portal.panel().getByRole('navigation').getByRole('link')).toHaveText(
    labels(expectedView(persona, 'situation own-account', 'area default', 'side panel', 'details')),
  )

const apiCalls = async (sandbox: SandboxClient) =>
  (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))

/** Clients and grantors whom the calls so far named. */
const namedIn = async (sandbox: SandboxClient) =>
  (await apiCalls(sandbox)).flatMap(({ headers }) => headers['x-clientid'] ?? [])

test.describe('A client', () => {
  test('opens account details from their name, and has no other accounts', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    const panel = portal.panel()
    const account = page.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true })

    await test.step('the button in the header opens the panel, which says who they are [R-HEAD-06, R-HEAD-07, R-PANEL-01, R-PANEL-02]', async () => {
      await expect(account).toBeVisible()
      await account.click()
      await expect(panel).toBeVisible()
      await expect(panel.getByText('Amelia Hart')).toBeVisible()
    })
    await test.step('the panel lists account details, in order [R-PANEL-05, R-PANEL-11, R-PANEL-12]', async () => {
      await hasDetails(portal, 'client')
    })
    await test.step('there is no way back, no picker and no banner on one’s own account [R-PANEL-04, R-PANEL-13, R-BAN-07, R-ACC-04, R-ACC-25]', async () => {
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeAttached()
      await expect(panel.getByRole('button', { name: 'Back to my account' })).toHaveCount(0)
      await expect(panel.getByRole('heading', { name: 'Change account' })).toHaveCount(0)
      await expect(portal.banner()).toHaveCount(0)
    })
    await test.step('Escape closes the panel and gives the focus back', async () => {
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(account).toBeFocused()
    })
    await test.step('no call names a client acted for [R-SESS-02, R-HDR-14]', async () => {
      expect((await apiCalls(sandbox)).length).toBeGreaterThan(3)
      expect(await namedIn(sandbox)).toEqual([])
    })
    await test.step('an entry opens its page and closes the panel', async () => {
      await account.click()
      await panel.locator('[data-entry="bank-details"] > a').click()
      await portal.hasPath('/myaccount/customerinformation/bank-details')
      await expect(panel).toHaveCount(0)
    })
    await test.step('a theme can be chosen', async () => {
      await account.click()
      await panel.getByRole('radio', { name: 'Dark' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
    await test.step('Log out signs them out [R-PANEL-06]', async () => {
      await panel.locator('[data-entry="log-out"]').click()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await expect.poll(() => sandbox.journal({ path: '/idp/end-session' })).not.toEqual([])
    })
  })

  test('has further details with children, and no granted access at all with the flags off, whatever grants there are', async ({
    portal: ben,
    anotherBrowser,
    sandbox,
  }) => {
    await test.step('child details and the expression of wish are among those of a parent [R-PANEL-09, R-PANEL-10]', async () => {
      await ben.signIn('client-with-children', '/myaccount/documents')
      const panel = await ben.openPanel('Ben Osei')
      await hasDetails(ben, 'client-with-children')
      for (const id of ['child-details', 'expression-of-wish'])
        await expect(panel.locator(`[data-entry="${id}"] > a`)).toBeVisible()
    })
    await test.step('their overview leads to the first of them', async () => {
      await ben.follow('/myaccount/customerinformation')
      await ben.hasPath('/myaccount/customerinformation/personal-details')
    })
    await test.step('without the flags there is no granted access [R-ACC-05, R-PANEL-10, R-PANEL-11, R-PANEL-13, R-BAN-07, R-SWITCH-08]', async () => {
      const chloe = await anotherBrowser()
      await chloe.signIn('client-flags-off', '/myaccount?userId=C-30001')
      await chloe.hasPath('/myaccount')
      await expect(chloe.banner()).toHaveCount(0)
      const panel = await chloe.openPanel('Chloe Marsh')
      await hasDetails(chloe, 'client-flags-off')
      for (const id of ['expression-of-wish', 'shared-access'])
        await expect(panel.locator(`[data-entry="${id}"]`)).toHaveCount(0)
      await expect(panel.getByRole('heading', { name: 'Change account' })).toHaveCount(0)
      await expect(chloe.page.getByRole('dialog')).toHaveCount(1)
      expect(await namedIn(sandbox)).toEqual([])
    })
  })
})

test.describe('A delegate', () => {
  test('is led to a client, reads so once, finds everything theirs, and goes back', async ({
    page,
    portal,
    sandbox,
  }) => {
    const grantKey = 'portal.switched-grant.U-20008'
    const stored = () => page.evaluate((key) => localStorage.getItem(key), grantKey)
    const panel = portal.panel()
    const dialog = page.getByRole('dialog', { name: 'You are acting for Peter Lin' })

    await test.step('?userId= leads to a client, and then leaves the address [R-SWITCH-02, R-SWITCH-03, R-SWITCH-05]', async () => {
      await portal.signIn('delegate', '/myaccount?userId=C-30004&period=1Y#activity')
      await expect(dialog).toBeVisible()
      await portal.hasPath('/myaccount?period=1Y#activity')
    })
    await test.step('a dialog says for whom they act; it is centred, of medium size, and only its button closes it [R-ACC-08..13]', async () => {
      await expect(dialog).toContainText('delegated access')
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 500)
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText(['Continue'])
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(512)
      const box = (await dialog.boundingBox())!
      expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(12)
      expect(Math.abs(box.y + box.height / 2 - 450)).toBeLessThan(12)
      await portal.isAccessible()
      await portal.goOn()
    })
    await test.step('only on arrival [R-SWITCH-04]', async () => {
      await portal.follow('/myaccount/documents?userId=C-30003')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
    })
    await test.step('the id of somebody they may not act for changes nothing [R-SWITCH-07]', async () => {
      await page.goto('/myaccount/documents?userId=C-30005')
      await portal.hasPath('/myaccount/documents')
      await portal.settled()
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
    })
    await test.step('their own id leads to their own account, where the banner says Delegated access [R-SWITCH-07, R-BAN-01, R-ACC-01]', async () => {
      await portal.startJournal()
      await page.goto('/myaccount?userId=U-20008')
      await portal.hasPath('/myaccount')
      await expect(portal.banner()).toContainText('Delegated access')
      await expect(portal.banner()).toContainText('You are viewing your own account')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await namedIn(sandbox)).toEqual([])
    })
    await test.step('Change account opens the picker with the clients they may act for, and only those [R-BAN-04, R-BAN-05, R-PANEL-13, R-ACC-07, R-ACC-26]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await expect(panel.getByRole('heading', { name: 'Change account' })).toBeFocused()
      await expect(panel.locator('[data-account-name]')).toHaveText(['Peter Lin', 'Rose Lin'])
      await expect(panel.getByRole('button', { name: 'Back to my account' })).toHaveCount(0)
    })
    await test.step('choosing another client closes the panel, and no dialog opens again [R-PANEL-15, R-ACC-14, R-ACC-15]', async () => {
      await expect(panel.getByText(/^Last sign-in: |^This is your first visit$/)).toBeVisible()
      await portal.startJournal()
      await panel.getByRole('button', { name: /^Rose Lin/ }).click()
      await expect(panel).toHaveCount(0)
    })
    await test.step('the banner names the client, whose account is shown [R-BAN-06, R-PROD-05, R-PROD-06, R-ENT-09]', async () => {
      await expect(portal.banner()).toContainText('You are acting for Rose Lin')
      await expect(page.getByRole('button', { name: 'Grace Lin', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('the grant is stored [R-ACC-18]', async () => {
      expect(JSON.parse((await stored()) ?? '')).toEqual({ kind: 'client', id: 'C-30003' })
    })
    await test.step('the active user is asked for first, then everything for the client, who is named in every call [R-ACC-20, R-SESS-12, R-HDR-12, R-HDR-15]', async () => {
      const calls = await apiCalls(sandbox)
      expect(calls[0]?.path).toBe('/api/currentuser')
      expect(calls.map(({ headers }) => headers['x-clientid'])).toEqual(calls.map(() => 'C-30003'))
      expect(calls[0]?.headers['x-userid']).toBeUndefined()
      const asked = calls.map(({ path }) => path)
      expect(asked).toEqual(expect.arrayContaining(['/api/uiuserprefs', '/api/portfolios']))
      expect(calls.find(({ path }) => path === '/api/uiuserprefs')?.headers['x-userid']).toBe('U-20008')
    })
    await test.step('a reload changes nothing [R-SESS-03, R-SESS-05]', async () => {
      await page.reload()
      await portal.settled()
      await expect(portal.banner()).toContainText('You are acting for Rose Lin')
      await portal.openPanel('Grace Lin')
      await expect(panel.getByText('Showing the account of Rose Lin')).toBeVisible()
    })
    await test.step('Back to my account shows their own, and forgets the grant [R-PANEL-03, R-ACC-17, R-ACC-19, R-HDR-14]', async () => {
      await portal.startJournal()
      await panel.getByRole('button', { name: 'Back to my account' }).click()
      await expect(panel).toHaveCount(0)
      await expect(portal.banner()).toContainText('You are viewing your own account')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      expect(await stored()).toBeNull()
      expect((await apiCalls(sandbox))[0]?.path).toBe('/api/currentuser')
      expect(await namedIn(sandbox)).toEqual([])
    })
    await test.step('nobody is shown to whom the portal did not switch: one reload, and their own account [R-ACC-21, R-SESS-11]', async () => {
      const wrong = { userId: 'C-30004', userName: 'Peter Lin', hasAccounts: true, ...userTraits(false) }
      await sandbox.faults([{ path: '/api/currentuser', body: wrong }])
      let reloads = 0
      page.on('request', (request) => request.isNavigationRequest() && reloads++)
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await panel.getByRole('button', { name: /^Rose Lin/ }).click()
      await expect.poll(() => reloads).toBe(1)
      await expect(portal.banner()).toContainText('You are viewing your own account')
      expect(await stored()).toBeNull()
      await sandbox.clearFaults()
    })
    await test.step('it is their own account when the grant became inactive while they were away [R-SESS-11, R-SWITCH-07]', async () => {
      await page.evaluate((key) => localStorage.setItem(key, '{"kind":"client","id":"C-30005"}'), grantKey)
      await page.goto('/myaccount?userId=C-30005')
      await portal.hasPath('/myaccount')
      await expect(portal.banner()).toContainText('You are viewing your own account')
      expect(await stored()).toBeNull()
    })
  })
})

test.describe('A shared viewer', () => {
  test('sees the grantor’s accounts, named, and changes to another grantor', async ({
    page,
    portal,
    sandbox,
  }) => {
    const panel = portal.panel()

    await test.step('signed out, they are led to the grantor after signing in, and not back to the parameter [R-SWITCH-01, R-SWITCH-03, R-SWITCH-06]', async () => {
      await page.goto('/myaccount?userId=C-30008')
      await expect(page.getByLabel('Username')).toBeVisible()
      expect(JSON.stringify(await sandbox.journal())).not.toContain('C-30008')
      await portal.signInAtProvider('shared-viewer')
      await portal.hasPath('/myaccount')
    })
    await test.step('a dialog says that the view is shared [R-ACC-13]', async () => {
      await expect(
        page.getByRole('dialog', { name: 'You are viewing the account of John Thornton' }),
      ).toContainText('shared access')
      await portal.goOn()
    })
    await test.step('the banner says Shared access and names the grantor [R-BAN-02, R-BAN-06, R-ACC-02]', async () => {
      await expect(portal.banner()).toContainText('Shared access')
      await expect(portal.banner()).not.toContainText(/Delegated|Multiple/)
      await expect(portal.banner()).toContainText('John Thornton')
    })
    await test.step('a user id in the address switches to another grantor, who is named in every call [R-SWITCH-01, R-HDR-13]', async () => {
      await portal.startJournal()
      await page.goto('/myaccount?userId=C-30007')
      await expect(portal.banner()).toContainText('Margaret Hale')
      await portal.hasPath('/myaccount')
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      const calls = await apiCalls(sandbox)
      // Before the account is chosen nobody is viewed yet: who signed in, and what they may view.
      const before = new Set(['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou'])
      const during = calls.filter(({ path }) => !before.has(path))
      expect(during.map(({ path }) => path)).toContain('/api/portfolios')
      expect(during.map(({ headers }) => headers['x-clientid'])).toEqual(during.map(() => 'C-30007'))
    })
    await test.step('where what they may view cannot be loaded, they see their own account', async () => {
      await sandbox.faults([{ path: '/api/sharedaccess/sharedwithyou', status: 503 }])
      await portal.startJournal()
      await page.reload()
      await portal.settled()
      await expect(portal.banner()).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect((await apiCalls(sandbox)).length).toBeGreaterThan(3)
      expect(await namedIn(sandbox)).toEqual([])
      await sandbox.clearFaults()
    })
    await test.step('the grantor’s accounts are shown again once it can, by a reload [R-SESS-04, R-SESS-05, R-PROD-07]', async () => {
      await page.reload()
      await portal.settled()
      await expect(portal.banner()).toContainText('You are viewing the account of Margaret Hale')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await expect(page.getByText('Account number').first()).toBeVisible()
    })
    await test.step('the footer has the mobile app, the header no messages icon [R-FOOT-08, R-PROD-09]', async () => {
      await expect(page.locator('footer [data-entry="mobile-app"] > a')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    })
    await test.step('Change account offers both grantors, and the way back [R-BAN-04, R-PANEL-03, R-ACC-27]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await expect(panel.getByRole('button', { name: 'Back to my account' })).toBeVisible()
      await expect(panel.getByRole('navigation')).toHaveCount(0)
      await expect(panel.locator('[data-account-name]')).toHaveText(['John Thornton', 'Margaret Hale'])
      await page.keyboard.press('Escape')
    })
    await test.step('they stay with the grantor when only the question after a refusal fails', async () => {
      await sandbox.faults([
        { path: '/api/documents', status: 403, times: 1 },
        { path: '/api/sharedaccess/sharedwithyou', status: 503, times: 3 },
      ])
      await portal.startJournal()
      await portal.entry('documents').click()
      await expect
        .poll(async () => (await sandbox.asked()).filter((call) => call.endsWith('/sharedwithyou')).length)
        .toBe(3)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(portal.banner()).toContainText('You are viewing the account of Margaret Hale')
    })
  })
})

test.describe('A person with both kinds of access', () => {
  test('picks among all of them in alphabetical order, one at a time', async ({ page, portal, sandbox }) => {
    const stored = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('portal.switched-grant.'))
          .map((key) => `${key.slice(22)} ${localStorage.getItem(key)}`)
          .toSorted(),
      )
    const ofAnother = 'U-20008 {"kind":"client","id":"C-30003"}'
    const panel = portal.panel()

    await test.step('they start at their own account, though another person had switched in this browser and their own entries are damaged [R-ACC-24]', async () => {
      await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
      await page.evaluate(() => {
        localStorage.setItem('portal.switched-grant.U-20012', '{"kind":"client"')
        localStorage.setItem('portal.theme', 'purple')
        localStorage.setItem('remindMeLater', 'tomorrow')
      })
      await portal.signIn('multiple-access', '/myaccount/messages')
      await expect(portal.banner()).toContainText('You are viewing your own account')
      expect(await stored()).toEqual([ofAnother])
      await expect
        .poll(async () => JSON.stringify(await sandbox.errors()))
        .toContain('was damaged and has been dropped')
    })
    await test.step('the banner says Multiple accounts [R-BAN-03, R-ACC-03]', async () => {
      await expect(portal.banner()).toContainText('Multiple accounts')
    })
    await test.step('Change account lists every account in the order of their names [R-BAN-04, R-PANEL-14]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      const choices = panel.locator('li button:has([data-account-name]) > span:first-child')
      await expect(choices).toHaveText([
        'Anna BellDelegated access',
        'Bella StoneShared access, view only',
        'Oscar BellDelegated access',
        'Oscar BellShared access, view only',
        'victor BellDelegated access',
      ])
      await portal.isAccessible()
    })
    await test.step('a client is chosen, and stored', async () => {
      await panel.getByRole('button', { name: /^Anna Bell/ }).click()
      await portal.goOn()
      await expect(portal.banner()).toContainText('You are acting for Anna Bell')
      expect(await stored()).toEqual([ofAnother, 'U-20012 {"kind":"client","id":"C-30011"}'])
    })
    await test.step('a grantor is chosen; theirs is the only grant stored then [R-ACC-16, R-ACC-22, R-ACC-23, R-PANEL-15]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await panel.getByRole('button', { name: /^Bella Stone/ }).click()
      await expect(panel).toHaveCount(0)
      await expect(portal.banner()).toContainText('You are viewing the account of Bella Stone')
      await portal.hasMenu(expectedMenu('multiple-access', { situation: 'viewing-bella-stone' }))
      expect(await stored()).toEqual([ofAnother, 'U-20012 {"kind":"grantor","id":"C-30013"}'])
    })
    await test.step('they are redirected from the page, which is not shared with them, and read so until the next navigation [R-ACC-28]', async () => {
      await portal.hasPath('/myaccount')
      const notice = page.getByText('That page isn’t shared with you')
      await expect(notice).toBeVisible()
      await portal.isAccessible()
      await portal.entry('documents').click()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
      await expect(notice).toHaveCount(0)
    })
    await test.step('Back to my account stores nothing [R-ACC-17]', async () => {
      await portal.openPanel('Kira Bell')
      await panel.getByRole('button', { name: 'Back to my account' }).click()
      await expect(portal.banner()).toContainText('You are viewing your own account')
      expect(await stored()).toEqual([ofAnother])
    })
  })
})
