// Acting for a client and viewing a grantor's account: panel, picker, banner, dialog, headers, and the way back.
import { userTraits } from '#domain/access/user-facts.ts'
import { expectedMenu, expectedView, labels, titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'

const acting = { kind: 'client', id: 'C-30003' } as const
const viewing = { kind: 'grantor', id: 'C-30007' } as const

/** The panel lists these account details and no others. */
const hasDetails = (portal: Portal, persona: string) =>
  expect(portal.panel().getByRole('navigation').getByRole('link')).toHaveText(
    labels(expectedView(persona, 'situation own-account', 'area default', 'side panel', 'details')),
  )

test.describe('A client', () => {
  test('opens account details from their name, and has no other accounts', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client')
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
      await portal.isAccessible()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(account).toBeFocused()
    })
    await test.step('no call names a client acted for [R-SESS-02, R-HDR-14]', async () => {
      const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
      expect(calls.length).toBeGreaterThan(3)
      expect(calls.filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
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
      expect(await sandbox.journal({ path: '/idp/end-session' })).not.toEqual([])
    })
  })
})

test.describe('A client with children', () => {
  test('has child details and the expression of wish among them [R-PANEL-09, R-PANEL-10]', async ({
    portal,
    page,
  }) => {
    await portal.signInWithPassword('client-with-children', '/myaccount/documents')
    const panel = await portal.openPanel('Ben Osei')
    await hasDetails(portal, 'client-with-children')
    for (const id of ['child-details', 'expression-of-wish'])
      await expect(panel.locator(`[data-entry="${id}"] > a`)).toBeVisible()
    await page.goto('/myaccount/customerinformation')
    await portal.hasPath('/myaccount/customerinformation/personal-details')
  })
})

test.describe('A client whose flags are off', () => {
  test('has no granted access at all, whatever grants there are [R-ACC-05, R-PANEL-10, R-PANEL-11, R-PANEL-13, R-BAN-07, R-SWITCH-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client-flags-off', '/myaccount?userId=C-30001')
    await portal.hasPath('/myaccount')
    await expect(portal.banner()).toHaveCount(0)
    const panel = await portal.openPanel('Chloe Marsh')
    await hasDetails(portal, 'client-flags-off')
    for (const id of ['expression-of-wish', 'shared-access'])
      await expect(panel.locator(`[data-entry="${id}"]`)).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Change account' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
    expect(calls.filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
  })
})

test.describe('A delegate', () => {
  test('switches to a client, reads so once, finds everything theirs, and goes back', async ({
    page,
    portal,
    sandbox,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20008'))
    const apiCalls = async () => (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
    const panel = portal.panel()
    const dialog = page.getByRole('dialog', { name: 'You are acting for Rose Lin' })
    await portal.signInWithPassword('delegate')

    await test.step('on their own account the banner says Delegated access, and no dialog opens [R-BAN-01, R-ACC-01]', async () => {
      await expect(portal.banner()).toContainText('Delegated access')
      await expect(portal.banner()).toContainText('You are viewing your own account')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect((await apiCalls()).filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
    })
    await test.step('Change account opens the picker with the clients they may act for, and only those [R-BAN-04, R-BAN-05, R-PANEL-13, R-ACC-07, R-ACC-26]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await expect(panel.getByRole('heading', { name: 'Change account' })).toBeFocused()
      await expect(panel.locator('[data-account-name]')).toHaveText(['Peter Lin', 'Rose Lin'])
      await expect(panel.getByRole('button', { name: 'Back to my account' })).toHaveCount(0)
    })
    await test.step('choosing a client closes the panel [R-PANEL-15, R-ACC-15]', async () => {
      await expect(panel.getByText(/^Last sign-in: |^This is your first visit$/)).toBeVisible()
      await portal.startJournal()
      await panel.getByRole('button', { name: /^Rose Lin/ }).click()
      await expect(panel).toHaveCount(0)
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
    await test.step('the banner names the client, whose account is shown [R-BAN-06, R-PROD-05, R-PROD-06, R-ENT-09]', async () => {
      await expect(portal.banner()).toContainText('You are acting for Rose Lin')
      await expect(page.getByRole('button', { name: 'Grace Lin', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    })
    await test.step('the grant is stored [R-ACC-18]', async () => {
      expect(JSON.parse((await stored()) ?? '')).toEqual({ kind: 'client', id: 'C-30003' })
    })
    await test.step('the active user is asked for first, then everything for the client, who is named in every call [R-ACC-20, R-SESS-12, R-HDR-12, R-HDR-15]', async () => {
      const calls = await apiCalls()
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
    })
    await test.step('another client is shown without the dialog [R-ACC-14]', async () => {
      await portal.openPanel('Grace Lin')
      await expect(panel.getByText('Showing the account of Rose Lin')).toBeVisible()
      await panel.getByRole('button', { name: /^Peter Lin/ }).click()
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('Back to my account shows their own, and forgets the grant [R-PANEL-03, R-ACC-17, R-ACC-19, R-HDR-14]', async () => {
      await portal.openPanel('Grace Lin')
      await portal.startJournal()
      await panel.getByRole('button', { name: 'Back to my account' }).click()
      await expect(panel).toHaveCount(0)
      await expect(portal.banner()).toContainText('You are viewing your own account')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      expect(await stored()).toBeNull()
      const own = await apiCalls()
      expect(own[0]?.path).toBe('/api/currentuser')
      expect(own.filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
    })
  })

  test('finds the client again after logging out and in, and reads so again [R-SESS-06, R-ACC-08]', async ({
    page,
    portal,
  }) => {
    await portal.hasSwitched('U-20008', acting)
    await portal.signInWithPassword('delegate')
    await portal.goOn()
    const panel = await portal.openPanel('Grace Lin')
    await panel.locator('[data-entry="log-out"]').click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('delegate')
    await portal.hasPath('/dashboard')
    await expect(portal.grantedAccessDialog()).toBeVisible()
    await portal.goOn()
    await expect(portal.banner()).toContainText('You are acting for Rose Lin')
  })

  test('reads whose account it is after the next sign-in when they were signed out before', async ({
    page,
    portal,
    context,
  }) => {
    await portal.hasSwitched('U-20008', acting)
    await portal.signInWithPassword('delegate')
    await expect(portal.grantedAccessDialog()).toBeVisible()
    const other = await context.newPage()
    await other.goto('/myaccount')
    await other.getByRole('button', { name: 'Continue' }).click()
    await other.getByRole('button', { name: 'Grace Lin', exact: true }).click()
    const wentToRoot = page.waitForEvent('load')
    await other.locator('[data-entry="log-out"]').click()
    await wentToRoot
    await portal.hasPath('/')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect(page.getByText('You signed out in another tab')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('delegate')
    await expect(portal.grantedAccessDialog()).toBeVisible()
  })

  test('is led to a client by ?userId=, which then leaves the address; only on arrival [R-SWITCH-02..05, R-SWITCH-07]', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('delegate')
    await page.goto('/myaccount?userId=C-30004&period=1Y#activity')
    await expect(page.getByRole('dialog', { name: 'You are acting for Peter Lin' })).toBeVisible()
    await portal.hasPath('/myaccount?period=1Y#activity')
    await portal.goOn()
    await page.evaluate(() => {
      history.pushState(null, '', '/myaccount/documents?userId=C-30003')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect(portal.banner()).toContainText('You are acting for Peter Lin')
    await page.goto('/myaccount/documents?userId=C-30005')
    await portal.hasPath('/myaccount/documents')
    await portal.settled()
    await expect(portal.banner()).toContainText('You are acting for Peter Lin')
    await page.goto('/myaccount?userId=U-20008')
    await portal.hasPath('/myaccount')
    await expect(portal.banner()).toContainText('You are viewing your own account')
  })

  test('is never shown a person the portal did not switch to [R-ACC-21, R-SESS-11]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('delegate')
    await sandbox.faults([
      {
        path: '/api/currentuser',
        body: { userId: 'C-30004', userName: 'Peter Lin', hasAccounts: true, ...userTraits(false) },
      },
    ])
    let reloads = 0
    page.on('request', (request) => request.isNavigationRequest() && reloads++)
    await portal.banner().getByRole('button', { name: 'Change account' }).click()
    await portal
      .panel()
      .getByRole('button', { name: /^Rose Lin/ })
      .click()
    await expect.poll(() => reloads).toBe(1)
    await expect(portal.banner()).toContainText('You are viewing your own account')
    expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20008'))).toBeNull()
    await sandbox.clearFaults()
    await page.evaluate(() =>
      localStorage.setItem('portal.switched-grant.U-20008', '{"kind":"client","id":"C-30005"}'),
    )
    await page.reload()
    await expect(portal.banner()).toContainText('You are viewing your own account')
    expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20008'))).toBeNull()
  })

  test('loses a damaged entry of the browser’s storage without noticing', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.goto('/settings.json')
    await page.evaluate(() => {
      localStorage.setItem('portal.switched-grant.U-20008', '{"kind":"client"')
      localStorage.setItem('portal.theme', 'purple')
      localStorage.setItem('remindMeLater', 'tomorrow')
    })
    await portal.signInWithPassword('delegate')
    await expect(portal.banner()).toContainText('You are viewing your own account')
    expect(await page.evaluate(() => localStorage.getItem('portal.switched-grant.U-20008'))).toBeNull()
    await expect
      .poll(async () => JSON.stringify(await sandbox.errors()))
      .toContain('was damaged and has been dropped')
  })
})

test.describe('A delegate whose grants cannot be loaded', () => {
  test('sees their own account, and nothing of granted access [R-ACC-06]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20015', { kind: 'client', id: 'C-30015' })
    await portal.signInWithPassword('failing-services')
    await expect(portal.banner()).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
    expect(calls.filter(({ headers }) => 'x-clientid' in headers)).toEqual([])
  })
})

test.describe('A shared viewer', () => {
  test('sees the grantor’s accounts, named, and changes to another grantor', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20010', viewing)
    await portal.signInWithPassword('shared-viewer')
    const panel = portal.panel()

    await test.step('a dialog says that the view is shared [R-ACC-13]', async () => {
      await expect(
        page.getByRole('dialog', { name: 'You are viewing the account of Margaret Hale' }),
      ).toContainText('shared access')
      await portal.goOn()
    })
    await test.step('the banner says Shared access and names the grantor [R-BAN-02, R-BAN-06, R-ACC-02]', async () => {
      await expect(portal.banner()).toContainText('Shared access')
      await expect(portal.banner()).not.toContainText(/Delegated|Multiple/)
      await expect(portal.banner()).toContainText('Margaret Hale')
    })
    await test.step('the grantor’s accounts are shown, after a reload too [R-SESS-04, R-PROD-07]', async () => {
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      await page.reload()
      await portal.settled()
      await expect(portal.banner()).toContainText('Margaret Hale')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await expect(page.getByText('Account number').first()).toBeVisible()
      await portal.isAccessible()
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
    await test.step('a user id in the address switches to that grantor, who is named in every call [R-SWITCH-01, R-HDR-13]', async () => {
      await portal.startJournal()
      await page.goto('/myaccount?userId=C-30008')
      await expect(portal.banner()).toContainText('John Thornton')
      await portal.hasPath('/myaccount')
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      const calls = (await sandbox.journal()).filter(({ path }) => path.startsWith('/api/'))
      // Before the account is chosen nobody is viewed yet: who signed in, and what they may view.
      const before = new Set(['/api/user', '/api/client/delegates', '/api/sharedaccess/sharedwithyou'])
      const during = calls.filter(({ path }) => !before.has(path))
      expect(during.map(({ path }) => path)).toContain('/api/portfolios')
      expect(during.map(({ headers }) => headers['x-clientid'])).toEqual(during.map(() => 'C-30008'))
    })
  })

  test('signed out, is led to the grantor after signing in, and never back to the parameter [R-SWITCH-03, R-SWITCH-06]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.goto('/myaccount?userId=C-30008')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(JSON.stringify(await sandbox.journal())).not.toContain('C-30008')
    await portal.signInAtProvider('shared-viewer')
    await expect(portal.banner()).toContainText('John Thornton')
    await portal.hasPath('/myaccount')
  })
})

test.describe('A person with both kinds of access', () => {
  test('picks among all of them in alphabetical order, one at a time', async ({ page, portal }) => {
    const stored = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('portal.switched-grant.'))
          .map((key) => `${key.slice(22)} ${localStorage.getItem(key)}`),
      )
    const panel = portal.panel()
    await portal.signInWithPassword('multiple-access')

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
      expect(await stored()).toEqual(['U-20012 {"kind":"client","id":"C-30011"}'])
    })
    await test.step('a grantor is chosen; theirs is the only grant stored then [R-ACC-16, R-ACC-22, R-ACC-23, R-PANEL-15]', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await panel.getByRole('button', { name: /^Bella Stone/ }).click()
      await expect(panel).toHaveCount(0)
      await expect(portal.banner()).toContainText('You are viewing the account of Bella Stone')
      await portal.hasMenu(expectedMenu('multiple-access', { situation: 'viewing-bella-stone' }))
      expect(await stored()).toEqual(['U-20012 {"kind":"grantor","id":"C-30013"}'])
    })
    await test.step('Back to my account stores nothing [R-ACC-17]', async () => {
      await portal.openPanel('Kira Bell')
      await panel.getByRole('button', { name: 'Back to my account' }).click()
      await expect(portal.banner()).toContainText('You are viewing your own account')
      expect(await stored()).toEqual([])
    })
  })

  test('starts at their own account when another person in this browser had switched [R-ACC-24]', async ({
    portal,
  }) => {
    await portal.hasSwitched('U-20008', acting)
    await portal.signInWithPassword('multiple-access')
    await expect(portal.banner()).toContainText('You are viewing your own account')
  })
})
