// The second firm's customers: sign-in, the menu of each kind of person, the form that comes first, and the session's end.
import { expectedMenu } from '../../support/another-firm.ts'
import { expect, test } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

test.use({ process: 'another-firm-process.ts' })

test.describe('A private customer of Harbour Bank', () => {
  test('signs in, has their own menu and pages, logs out, and is signed out when time is up', async ({
    page,
    portal,
    sandbox,
    context,
  }) => {
    // The tokens of the last session are short, so that nobody waits for half an hour.
    await takesTokensForLong(context)

    await test.step('signed out, a page that does not exist has the bank’s name and footer, and no menu', async () => {
      await page.goto('/nowhere')
      await portal.settled()
      await portal.hasMenu([])
      await expect(page.getByRole('banner')).toContainText('Harbour Bank')
      await expect(page.getByRole('contentinfo')).toContainText('Harbour Bank is a fictional bank')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    })

    await test.step('they sign in on a page with the bank’s name and blue, and find the page that they asked for', async () => {
      await page.goto('/payments')
      const blue = 'rgb(20, 80, 140)'
      await expect(page.getByText('Harbour Bank', { exact: true })).toHaveCSS('color', blue)
      const button = page.getByRole('button', { name: 'Sign in', exact: true })
      await expect(button).toHaveCSS('background-color', blue)
      await portal.signInAtProvider('private')
      await portal.hasPath('/payments')
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
      await expect(page.getByRole('row', { name: /Whitby Water/ })).toContainText('£42.15')
    })

    await test.step('they have the menu of private customers, their accounts, and no page about a company', async () => {
      await portal.follow('/company')
      await portal.hasPath('/home')
      await expect(page.getByText('That page is for business customers')).toBeVisible()
      await portal.isAccessible()
      await portal.hasMenu(expectedMenu('private', 'own'))
      await expect(page.getByRole('region', { name: 'Current account' })).toContainText('£1,204.20')
    })

    await test.step('they are led home from the rates, and to the new site once its flag is on', async () => {
      await portal.follow('/payments')
      await portal.follow('/rates')
      await portal.hasPath('/home')
      await sandbox.flags({ 'new-rates': true })
      await page.goto('/rates')
      await page.waitForURL('**/links/rates')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Our rates')
    })

    await test.step('they log out from the panel, and nothing of theirs stays', async () => {
      await page.goto('/home')
      await page.getByRole('banner').getByRole('button', { name: 'Priya Nair', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Your account' })
      await panel.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
      await portal.hasPath('/')
      // On the way to the provider and back the page may be another one.
      await expect(async () => {
        const kept = await page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage].flatMap((store) => Object.entries(store))),
        )
        for (const secret of ['Priya', 'H-1001', 'access_token']) expect(kept).not.toContain(secret)
      }).toPass()
    })

    await test.step('Sign in leads back to their accounts, which ask for no more than they show', async () => {
      await sandbox.tokens({ accessTokenSeconds: 120 })
      await sandbox.clearJournal()
      await page.clock.install()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await portal.signInAtProvider('private')
      await portal.hasPath('/home')
      await portal.isQuiet()
      expect((await sandbox.asked()).toSorted()).toEqual([
        'GET /api/accounts',
        'GET /api/customer',
        'GET /api/flags',
      ])
    })

    await test.step('they are asked before the session runs out, and signed out without an answer', async () => {
      const question = page.getByRole('alertdialog', { name: 'Your session is about to time out' })
      await page.clock.fastForward(10_000)
      await expect(question).toHaveCount(0)
      await page.clock.fastForward(55_000)
      await expect(question).toBeVisible()
      await page.clock.fastForward(70_000)
      await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
      await portal.hasPath('/')
    })
  })
})

test.describe('A private customer with the plus service, in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('finds the adviser in the menu, because the provider says so, and no tab bar', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('private-plus', '/home')
    await portal.hasMenu(expectedMenu('private-plus', 'own'))
    await expect(page.locator('[data-entry="tab-bar"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Your account' }).click()
    const panel = page.getByRole('dialog', { name: 'Your account' })
    await expect(panel.getByText('Owen Reed')).toBeVisible()
    await expect(panel.getByRole('searchbox')).toHaveCount(0)
    await portal.isAccessible()
    const manifest = await (await page.request.get('/app.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Harbour Bank',
      short_name: 'Harbour',
      theme_color: '#14508c',
      start_url: '/',
    })
  })
})

test.describe('A business customer', () => {
  test('is welcomed, confirms the company’s details before payments, and has the whole menu then', async ({
    page,
    portal,
  }) => {
    await portal.signIn('business', '/payments')
    await portal.hasPath('/company')
    const welcome = page.getByRole('dialog', { name: 'Welcome, Mara Finch' })
    await welcome.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please confirm your company’s details first')).toBeVisible()
    await portal.hasMenu(expectedMenu('business', 'due'))

    await page.getByLabel('Company number').fill('12')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('link', { name: /^Enter the company number/ })).toBeVisible()
    await portal.isAccessible()
    await page.getByLabel('Company number').fill('07654321')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await portal.hasPath('/payments')
    await expect(page.getByRole('row', { name: /Quay Grocers/ })).toBeVisible()
    await portal.hasMenu(expectedMenu('business', 'confirmed'))
    await page.goto('/home')
    await portal.settled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
