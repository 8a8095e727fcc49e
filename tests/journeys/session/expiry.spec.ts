// A session that runs out: the question, its answers, and what happens without one.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import type { SandboxClient } from '../../support/sandbox-client.ts'
import { haveNewTokens, tokensOf } from '../../support/five-tabs.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

const TITLE = 'Your session is about to time out'
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: TITLE })
const continueOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue', exact: true })
const secondsOn = async (page: Page) =>
  Number(/\d+/.exec((await dialogOf(page).getByRole('timer').textContent()) ?? '')?.[0])
const isSignedOut = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()

async function refreshes(sandbox: SandboxClient): Promise<number> {
  const posts = await sandbox.journal({ path: '/idp/token', method: 'POST' })
  return posts.filter(({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token')
    .length
}

const signOuts = async (sandbox: SandboxClient) =>
  (await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).length

/** Signs in with tokens that are near their end two minutes on. */
async function signInForMinutes(portal: Portal, path?: string): Promise<void> {
  await portal.page.clock.install()
  await portal.sandbox.tokens({ accessTokenSeconds: 420 })
  await portal.signIn('client', path)
}

/** Time passes for the pages, and for the tokens that come then; theirs live for so many seconds. */
async function pass({ page, sandbox }: Portal, seconds = 125, accessTokenSeconds = 420): Promise<void> {
  const now = Math.floor((await page.evaluate(() => Date.now())) / 1000) + seconds
  await sandbox.tokens({ accessTokenSeconds, idTokenClaims: { iat: now, exp: now + 86_400 } })
  await page.clock.fastForward(seconds * 1000)
}

test.describe('A client whose session runs out', () => {
  test('is asked above whatever is open, goes on where they were, and is signed out when they do not answer', async ({
    page,
    portal,
    sandbox,
  }) => {
    const dialog = dialogOf(page)
    await test.step('clicks, keys and scrolling do not renew it in a browser [R-EXP-21]', async () => {
      await signInForMinutes(portal, '/projections')
      await page.getByRole('heading', { level: 1 }).click()
      await page.mouse.wheel(0, 400)
      await page.keyboard.press('Shift')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await refreshes(sandbox)).toBe(0)
    })
    const saving = page.getByRole('dialog', { includeHidden: true })
    await test.step('they are asked once, above an open dialog [R-EXP-02, R-EXP-05, R-EXP-07, R-EXP-08, R-EXP-10, R-MODAL-01, R-CONST-04]', async () => {
      await portal.entry('save-retrieve').click()
      await expect(saving).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await pass(portal)
      await expect(dialog.getByRole('heading', { name: TITLE })).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveText(['Continue', 'Log out'])
      await expect(continueOf(page)).toBeFocused()
      expect(await secondsOn(page)).toBeLessThanOrEqual(60)
    })
    await test.step('only an answer closes the dialog, and the focus stays in it [R-EXP-06]', async () => {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Log out' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(continueOf(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(dialog).toBeVisible()
      await portal.isAccessible()
    })
    await test.step('the seconds left are counted down, and heard at first [R-EXP-09]', async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      const left = await secondsOn(page)
      await page.clock.runFor(1000)
      await expect(dialog.getByRole('timer')).toHaveText(`${left - 1} seconds left`)
      await page.clock.runFor(1000)
      await expect(dialog.getByRole('timer')).toHaveText(`${left - 2} seconds left`)
      await expect(dialog.getByRole('status')).toHaveText(/left to continue your session$/)
      await expect(page.getByRole('alertdialog')).toHaveCount(1)
      expect(await refreshes(sandbox)).toBe(0)
      await page.clock.resume()
    })
    await test.step('they go on with the keyboard, and the dialog below is still there [R-EXP-11, R-EXP-12, R-EXP-22, R-MODAL-01]', async () => {
      await continueOf(page).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      expect(await refreshes(sandbox)).toBe(1)
      await expect(saving).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(saving).toHaveCount(0)
    })
    await test.step('the next time, too, with the focus where it was, and new tokens in the next call [R-EXP-11, R-EXP-12]', async () => {
      const authorization = async (path: string) =>
        (await sandbox.journal({ path })).map(({ headers }) => headers['authorization'])
      const [before] = await authorization('/api/user')
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await skip.focus()
      await pass(portal)
      await expect(continueOf(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(skip).toBeFocused()
      expect(await refreshes(sandbox)).toBe(2)
      await portal.follow('/myaccount/documents')
      await expect.poll(() => authorization('/api/documents')).not.toEqual([])
      const [after] = await authorization('/api/documents')
      expect(after).toMatch(/^Bearer /)
      expect(after).not.toBe(before)
    })
    await test.step('an open side panel closes for the question', async () => {
      await portal.openPanel('Amelia Hart')
      await pass(portal)
      await expect(continueOf(page)).toBeFocused()
      await expect(portal.panel()).toHaveCount(0)
      await continueOf(page).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
    await test.step('without an answer they are signed out for inactivity [R-EXP-13, R-LOGOUT-02]', async () => {
      await pass(portal)
      await expect(dialog).toBeVisible()
      await page.clock.fastForward(30_000)
      expect(await secondsOn(page)).toBeLessThanOrEqual(30)
      expect(await signOuts(sandbox)).toBe(0)
      await page.clock.fastForward(31_000)
      await isSignedOut(page)
      await expect(page.getByText('because you did nothing for a while')).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect.poll(() => signOuts(sandbox)).toBe(1)
    })
  })

  test('goes on by itself once there is a connection, and can only sign out where the session is not renewed', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await signInForMinutes(portal, '/myaccount/messages/new')
    await test.step('they read that there is no connection, then that the service does not answer, and go on', async () => {
      await pass(portal)
      await expect(dialogOf(page)).toBeVisible()
      await context.setOffline(true)
      await continueOf(page).click()
      await expect(dialogOf(page).getByText('You have no connection just now.')).toBeVisible()
      await expect(dialogOf(page).getByRole('timer')).toBeVisible()
      await sandbox.faults([{ path: '/idp/token', status: 503, times: 1 }])
      await context.setOffline(false)
      await expect(dialogOf(page).getByText('The sign-in service is not answering just now.')).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await signOuts(sandbox)).toBe(0)
    })
    await test.step('they read that the session cannot be renewed, no key that they type signs them out, and Ok does [R-EXP-14, R-EXP-15, R-EXP-16]', async () => {
      await page.getByLabel('Message', { exact: true }).pressSequentially('My letter')
      await pass(portal)
      await expect(dialogOf(page)).toBeVisible()
      await sandbox.clearJournal()
      await sandbox.faults([{ path: '/idp/token', status: 400, body: { error: 'invalid_grant' } }])
      await continueOf(page).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByRole('alert')).toHaveText('We were unable to continue your session')
      await expect(dialog.getByRole('timer')).toHaveCount(0)
      await expect(dialog.getByRole('button')).toHaveText(['Ok'])
      await page.keyboard.type('my letter goes on')
      await portal.isAccessible()
      await page.clock.fastForward(90_000)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused()
      await page.keyboard.press('Enter')
      await isSignedOut(page)
      await expect(page.getByText('We kept what you typed.')).toBeVisible()
      await expect.poll(() => signOuts(sandbox)).toBe(1)
      expect(await refreshes(sandbox)).toBe(1)
    })
  })
})

test.describe('A client with two tabs', () => {
  test('goes on and is signed out in both, and is not asked in the one that they left', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await signInForMinutes(portal)
    const other = await context.newPage()
    await test.step('they go on in both when they answer in one [R-EXP-12]', async () => {
      await portal.on(other).signIn('client', '/myaccount/documents')
      await pass(portal, 125, 1800)
      await expect(dialogOf(page)).toBeVisible()
      await expect(dialogOf(other)).toBeVisible()
      await continueOf(other).click()
      await expect(dialogOf(other)).toHaveCount(0)
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await refreshes(sandbox)).toBe(2)
      expect(await signOuts(sandbox)).toBe(0)
    })
    await test.step('they are not asked in the one that they left while they work in the other', async () => {
      await page.clock.fastForward(1_300_000)
      await other.getByRole('heading', { level: 1 }).click()
      const before = await tokensOf([page])
      await pass(portal, 205, 1800)
      await haveNewTokens([page], before)
      expect(await refreshes(sandbox)).toBe(3)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(dialogOf(other)).toBeVisible()
    })
    await test.step('they are signed out in both when neither hears of them', async () => {
      await page.clock.fastForward(61_000)
      await expect(other.getByText('because you did nothing for a while')).toBeVisible()
      await expect(page.getByText('You signed out in another tab')).toBeVisible()
      await portal.hasPath('/')
      await expect.poll(() => signOuts(sandbox)).toBe(1)
    })
  })
})

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('is asked half a minute ahead, and stays signed in by what they do', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await portal.install()
    await sandbox.tokens({ accessTokenSeconds: 35 })
    await portal.signIn('client-pwa')
    await test.step('the question comes half a minute ahead, and only Continue answers it [R-EXP-03, R-CONST-05]', async () => {
      await expect(dialogOf(page)).toBeVisible()
      expect(await secondsOn(page)).toBeLessThanOrEqual(30)
      await dialogOf(page).getByRole('timer').click()
      expect(await refreshes(sandbox)).toBe(0)
      await sandbox.tokens({ accessTokenSeconds: 1800 })
      await continueOf(page).click()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await refreshes(sandbox)).toBe(1)
    })
    await test.step('a click, a key or a scroll renews, once in 30 seconds [R-EXP-17, R-EXP-18, R-EXP-19, R-EXP-20, R-CONST-06]', async () => {
      const heading = page.getByRole('heading', { level: 1 })
      for (let click = 0; click < 10; click++) await heading.click()
      await expect.poll(() => refreshes(sandbox)).toBe(2)
      await page.clock.fastForward(31_000)
      await page.keyboard.press('Shift')
      await page.keyboard.press('Shift')
      await expect.poll(() => refreshes(sandbox)).toBe(3)
      await page.clock.fastForward(31_000)
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 500)
      await expect.poll(() => refreshes(sandbox)).toBe(4)
      await heading.click()
      await page.clock.fastForward(20_000)
      await heading.click()
      expect(await refreshes(sandbox)).toBe(4)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  })
})
